/** Any value as a record of its properties; null and undefined have none. For values from storage or from history. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> => Object(value)
