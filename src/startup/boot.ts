// The only script in a prerendered page, inline at its end. It handles what must work before hydration
// and decides when to fetch React: every KiB requested before the largest contentful paint (LCP) delays
// it, whatever its priority.
;(() => {
  const { entry = '', preloads = '', style = '' } = (document.currentScript as HTMLElement).dataset
  const root = document.documentElement
  const inputEvents = ['pointerdown', 'keydown', 'focusin']
  let isRequested = false
  const heldForms = new Set<HTMLFormElement>()
  const shownNotices = new Set<HTMLElement>()

  const addToHead = <Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) =>
    document.head.append(Object.assign(document.createElement(tag), properties))

  const release = (form: HTMLFormElement) => {
    form.removeAttribute('aria-busy')
    return heldForms.delete(form)
  }

  /** Stops holding the form, so it can be sent again, and shows the phone number and e-mail address (forms/form-status.tsx). */
  const giveUp = (form: HTMLFormElement) => {
    const notSent = form.querySelector<HTMLElement>('[data-not-sent]')
    if (!release(form) || !notSent) return
    notSent.hidden = false
    shownNotices.add(notSent)
  }

  const loadReact = () => {
    if (isRequested) return
    isRequested = true
    // The page inlines only its critical CSS; other pages need the whole style sheet.
    if (style) addToHead('link', { rel: 'stylesheet', href: style })
    // Not modulepreload: WebKit caches a failed one.
    for (const src of preloads.split(' ').filter(Boolean)) addToHead('script', { type: 'module', src })
    const onerror = () => {
      // The next input event retries; until then a form can be sent again too.
      isRequested = false
      heldForms.forEach(giveUp)
    }
    addToHead('script', { type: 'module', src: entry, onerror })
  }

  for (const type of inputEvents) addEventListener(type, loadReact, true)

  addEventListener('load', () => {
    const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
    const loadWhenIdle = () => whenIdle(loadReact)
    if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) {
      loadWhenIdle()
      return
    }
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      loadWhenIdle()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    // A background tab reports no paint.
    setTimeout(loadReact, 5000)
  })

  // The browser opens popover menus without React. Keep aria-expanded on their buttons in sync.
  addEventListener(
    'toggle',
    (event) => {
      const { target, newState } = event as ToggleEvent
      const button = document.querySelector(`[popovertarget="${(target as Element).id}"]`)
      button?.setAttribute('aria-expanded', String(newState === 'open'))
    },
    true,
  )

  // Without JavaScript the form buttons do nothing, because a native submit would put what was typed into
  // the URL. From here on the browser validates, and a valid form is held until React hydrates and submits
  // it, once.
  for (const button of document.querySelectorAll<HTMLButtonElement>('form button[data-submits]')) button.type = 'submit'
  addEventListener(
    'submit',
    (event) => {
      if ('hydrated' in root.dataset) return
      event.preventDefault()
      event.stopPropagation()
      const form = event.target as HTMLFormElement
      heldForms.add(form)
      form.setAttribute('aria-busy', 'true')
      loadReact()
      setTimeout(giveUp, 10_000, form)
    },
    true,
  )
  new MutationObserver((_, observer) => {
    observer.disconnect()
    for (const type of inputEvents) removeEventListener(type, loadReact, true)
    for (const notSent of shownNotices) notSent.hidden = true
    for (const held of heldForms) {
      release(held)
      // Look the form up again: React may have replaced it after a hydration mismatch.
      document.querySelector<HTMLFormElement>(`form[data-draft="${held.dataset['draft']}"]`)?.requestSubmit()
    }
  }).observe(root, { attributeFilter: ['data-hydrated'] })
})()
