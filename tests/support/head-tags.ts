/** The page's own head tags. Each key has a list of values, which shows duplicates. */
export function headTags(): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const tag of document.head.querySelectorAll('title, meta[name], meta[property], link[rel=canonical]')) {
    const key = tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel') ?? 'title'
    const values = found[key] ?? []
    values.push(tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent)
    found[key] = values
  }
  return found
}
