// The only script in a finished page, inline at its end: what has to work
// before React is there, and the moment to fetch React. Every KiB that is asked
// for before the largest paint makes that paint later, whatever its priority.
;(() => {
  const { entry = '', preloads = '', style = '' } = (document.currentScript as HTMLElement).dataset
  const root = document.documentElement
  const inputs = ['pointerdown', 'keydown', 'focusin']
  let isAsked = false
  const heldForms = new Set<HTMLFormElement>()
  const shown = new Set<HTMLElement>()

  const addToHead = <Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) =>
    document.head.append(Object.assign(document.createElement(tag), properties))

  const release = (form: HTMLFormElement) => {
    form.removeAttribute('aria-busy')
    return heldForms.delete(form)
  }

  /** From here on the form waits for another press; the phone and the e-mail address stand beside its button (forms/not-sent.tsx). */
  const giveUp = (form: HTMLFormElement) => {
    const notSent = form.querySelector<HTMLElement>('[data-not-sent]')
    if (!release(form) || !notSent) return
    notSent.hidden = false
    shown.add(notSent)
  }

  const askForReact = () => {
    if (isAsked) return
    isAsked = true
    // The page has the rules that it uses; others need the rest.
    if (style) addToHead('link', { rel: 'stylesheet', href: style })
    // No modulepreload: WebKit remembers one that failed.
    for (const src of preloads.split(' ').filter(Boolean)) addToHead('script', { type: 'module', src })
    const onerror = () => {
      // The next input asks again; until then a form can be sent again too.
      isAsked = false
      heldForms.forEach(giveUp)
    }
    addToHead('script', { type: 'module', src: entry, onerror })
  }

  for (const type of inputs) addEventListener(type, askForReact, true)

  addEventListener('load', () => {
    const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
    const askWhenIdle = () => whenIdle(askForReact)
    if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) {
      askWhenIdle()
      return
    }
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      askWhenIdle()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    // A tab that nobody looks at reports no paint.
    setTimeout(askForReact, 5000)
  })

  // Menus are popovers and open by themselves; their buttons are to say so.
  addEventListener(
    'toggle',
    (event) => {
      const { target, newState } = event as ToggleEvent
      const button = document.querySelector(`[popovertarget="${(target as Element).id}"]`)
      button?.setAttribute('aria-expanded', String(newState === 'open'))
    },
    true,
  )

  // Without any script the buttons of forms do nothing, so that no address ever
  // carries what was typed. From here on the browser checks the fields, and a
  // form that passes is held until React is there and sends it, once.
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
      askForReact()
      setTimeout(giveUp, 10_000, form)
    },
    true,
  )
  new MutationObserver((_, observer) => {
    observer.disconnect()
    for (const type of inputs) removeEventListener(type, askForReact, true)
    for (const notSent of shown) notSent.hidden = true
    for (const held of heldForms) {
      release(held)
      // React may have rendered it again, where something has changed the page.
      document.querySelector<HTMLFormElement>(`form[data-draft="${held.dataset['draft']}"]`)?.requestSubmit()
    }
  }).observe(root, { attributeFilter: ['data-hydrated'] })
})()
