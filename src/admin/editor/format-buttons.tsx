import type { MouseEvent } from 'react'
import { cn } from '@/lib/class-names'
import { buttonClass } from '@/ui/button'

/** The tags that go before and after the selected text, and between its lines. */
const formats = [
  { name: 'Bold', before: '<b>', after: '</b>', between: '\n' },
  { name: 'Heading', before: '<h2>', after: '</h2>', between: '\n' },
  { name: 'List', before: '<ul>\n<li>', after: '</li>\n</ul>', between: '</li>\n<li>' },
]

/** The text area below is square at the top, and denser than others, because it has many rows. */
const areaClass = '[&+textarea]:rounded-t-none [&+textarea]:leading-snug'

type Format = (typeof formats)[number]

/** Buttons that put tags around the selection in the form's field of this name, or remove them. */
export function FormatButtons({ field }: { field: string }) {
  function write({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, { before, after, between }: Format) {
    const area = form?.elements.namedItem(field)
    if (!(area instanceof HTMLTextAreaElement)) return
    const { selectionStart: start, selectionEnd: end, value } = area
    const hasTags = value.slice(0, start).endsWith(before) && value.startsWith(after, end)
    const lines = value.slice(start, end).split(hasTags ? between : '\n')
    const text = lines.join(hasTags ? '\n' : between)
    const from = hasTags ? start - before.length : start
    const textStart = hasTags ? from : from + before.length
    area.focus()
    area.setSelectionRange(from, hasTags ? end + after.length : end)
    const written = hasTags ? text : before + text + after
    // Deprecated, but unlike setRangeText it keeps the undo history. Some browsers refuse to insert an empty text.
    document.execCommand(written ? 'insertText' : 'delete', false, written)
    area.setSelectionRange(textStart, textStart + text.length)
  }

  return (
    <fieldset
      aria-label="Format the selected text"
      className={cn('-mb-px flex gap-2 rounded-t-control border border-control bg-cream p-2 print:hidden', areaClass)}
    >
      {formats.map((format) => (
        <button
          key={format.name}
          type="button"
          className={buttonClass('outline', 'small')}
          onClick={(event) => write(event, format)}
        >
          {format.name}
        </button>
      ))}
    </fieldset>
  )
}
