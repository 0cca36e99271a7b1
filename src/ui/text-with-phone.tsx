type Props = { text: string; phone?: string | undefined; phoneLink?: string | undefined }

export function TextWithPhone({ text, phone, phoneLink }: Props) {
  const [before, ...others] = phone ? text.split(phone) : [text]
  return (
    <>
      {before}
      {phone && others.length > 0 && (
        <>
          <a href={phoneLink} className="ui-link-inherit large-text:whitespace-normal whitespace-nowrap">
            {phone}
          </a>
          {/* The rest of the text may have the number again. */}
          <TextWithPhone text={others.join(phone)} phone={phone} phoneLink={phoneLink} />
        </>
      )}
    </>
  )
}
