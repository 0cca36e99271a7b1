import { type RefObject, useEffect, useState } from 'react'
import { descriptionPrompts } from '@/content/quote-options'
import { cn } from '@/lib/class-names'
import { useIsHydrated } from '@/lib/use-is-hydrated'

/**
 * Buttons that add a line to a text area, or remove it. The text is the only state, so typing and a restored draft
 * change the buttons too. Invisible until hydration, to keep their space.
 */
export function DescriptionPrompts({ textarea }: { textarea: RefObject<HTMLTextAreaElement | null> }) {
  const isHydrated = useIsHydrated()
  const [text, setText] = useState('')
  const lines = text.split('\n')

  // After each render: a restored draft and a reset change the text without an input event.
  useEffect(() => setText(textarea.current?.value ?? ''))
  useEffect(() => {
    const field = textarea.current
    const update = () => setText(field?.value ?? '')
    field?.addEventListener('input', update)
    return () => field?.removeEventListener('input', update)
  }, [textarea])

  function toggle(prompt: string) {
    const field = textarea.current
    if (!field || field.readOnly) return
    const others = lines.filter((line) => line !== prompt)
    const next = others.length < lines.length ? others : [...lines.filter((line, index) => line || index > 0), prompt]
    // Not field.value, which React would not notice.
    field.setRangeText(next.join('\n'), 0, field.value.length, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <fieldset disabled={!isHydrated} className={cn('mt-3 min-w-0', !isHydrated && 'opacity-0')}>
      <legend className="mb-1.5 text-bark-700 text-small">Tap what’s true, and it’s added to the text:</legend>
      <div className="flex flex-wrap gap-2">
        {descriptionPrompts.map((prompt) => (
          <button
            key={prompt}
            type="button"
            aria-pressed={lines.includes(prompt)}
            onClick={() => toggle(prompt)}
            className="min-h-11 rounded-3xl border border-bark-500/50 px-4 font-medium text-small hover:border-forest-700 aria-pressed:border-forest-700 aria-pressed:bg-forest-700 aria-pressed:text-cream"
          >
            {prompt}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
