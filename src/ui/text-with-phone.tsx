/** A text whose phone number is a link. */
export function TextWithPhone({ text, phone, phoneLink }: { text: string; phone?: string; phoneLink?: string }) {
  const [before, after] = phone ? text.split(phone) : [text]
  return (
    <>
      {before}
      {phone && after !== undefined && (
        <>
          <a href={phoneLink} className="ui-link-inherit large-text:whitespace-normal whitespace-nowrap">
            {phone}
          </a>
          {after}
        </>
      )}
    </>
  )
}
