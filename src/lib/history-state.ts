/** State of a navigation that changes the URL within a page, such as a list's search query. */
export const SAME_PAGE = { isSamePage: true }

/** The properties of a value of any type; none of a value that is no object. */
export const propertiesOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value)

/** Reads a location's state, which has the type `any`: a reload may bring back what an older version has stored. */
export function readHistoryState(state: unknown) {
  const { isSamePage, follows } = propertiesOf(state)
  return {
    isSamePage: isSamePage === true,
    /** Key of the history entry at which the words were typed that are now in the URL. */
    follows: String(follows ?? ''),
  }
}
