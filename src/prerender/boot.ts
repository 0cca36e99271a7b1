// The only script in a finished page, inline at its end: what has to work
// before React is there, and the moment to fetch React. Every KiB that is asked
// for before the largest paint makes that paint later, whatever its priority.
;(() => {
  const { entry = '', preloads = '', style = '' } = (document.currentScript as HTMLElement).dataset
  const root = document.documentElement
  const inputs = ['pointerdown', 'keydown', 'focusin']
  let isAsked = false
  const shown: HTMLElement[] = []
  const heldForms = new Set<HTMLFormElement>()
  let focused: HTMLInputElement | null

  const addToHead = <Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) =>
    document.head.append(Object.assign(document.createElement(tag), properties))

  const releaseForms = () => {
    const forms = [...heldForms]
    heldForms.clear()
    for (const form of forms) form.removeAttribute('aria-busy')
    return forms
  }

  // Where something has changed the page, as a translation does, React renders it
  // anew and not into the form that is there; forms/kept-typing.ts fills the new one.
  const inPlaceOf = (form: HTMLFormElement) =>
    document.querySelector<HTMLFormElement>(`form[aria-labelledby="${form.getAttribute('aria-labelledby')}"]`)

  // The way out beside the button of a form (forms/not-sent.tsx), with what was typed.
  const showWayOut = (form: HTMLFormElement) => {
    const notSent = form.querySelector<HTMLElement>('[data-not-sent]')
    const mail = notSent?.querySelector<HTMLAnchorElement>('[href^=mailto]')
    if (!heldForms.has(form) || !notSent || !mail) return
    const lines = [...new FormData(form)].filter(([, value]) => value).map((field) => field.join(': '))
    mail.href = `${mail.href.split('?')[0]}?body=${encodeURIComponent(lines.join('\r\n'))}`
    notSent.hidden = false
    shown.push(notSent)
  }
  const giveUp = () => {
    heldForms.forEach(showWayOut)
    releaseForms()
  }
  // React is there, but not the page's code (main.tsx).
  document.addEventListener('codemissing', giveUp)

  const askForReact = () => {
    focused = document.activeElement as HTMLInputElement | null
    if (isAsked) return
    isAsked = true
    // The page has the rules that it uses; others need the rest.
    if (style) addToHead('link', { rel: 'stylesheet', href: style })
    // No modulepreload: WebKit remembers one that failed.
    for (const src of preloads.split(' ').filter(Boolean)) addToHead('script', { type: 'module', src })
    const onerror = () => {
      // The next input asks again; until then a form can be sent again too.
      isAsked = false
      giveUp()
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
      setTimeout(showWayOut, 10_000, form)
    },
    true,
  )
  new MutationObserver((_, observer) => {
    observer.disconnect()
    for (const type of inputs) removeEventListener(type, askForReact, true)
    for (const notSent of shown) notSent.hidden = true
    if (focused?.form && !focused.isConnected) {
      const index = [...focused.form.elements].indexOf(focused)
      ;(inPlaceOf(focused.form)?.elements[index] as HTMLInputElement | undefined)?.focus()
    }
    for (const form of releaseForms()) inPlaceOf(form)?.requestSubmit()
  }).observe(root, { attributeFilter: ['data-hydrated'] })
})()
