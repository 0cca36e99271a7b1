/** What is typed when somebody looks for a number: no letter, and at least three digits of it. */
const PHONE_SIGNS = /^[\d\s()+./-]+$/
const FEWEST_DIGITS = 3

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Whether the number holds these digits, however either was typed; a leading 1 is the country's. */
function hasDigits(phone: string, typed: string): boolean {
  if (!PHONE_SIGNS.test(typed)) return false
  const digits = digitsOf(typed)
  const isWithCountry = /^\s*\+\s*1/.test(typed) || (digits.length === 11 && digits.startsWith('1'))
  return [digits, isWithCountry ? digits.slice(1) : digits].some(
    (wanted) => wanted.length >= FEWEST_DIGITS && digitsOf(phone).includes(wanted),
  )
}

/** A test for rows whose texts hold the words, in any case, or whose phone number has these digits. */
export function matcherOf(typed: string): (lead: { text: string; phone: string }) => boolean {
  const wanted = typed.trim().toLowerCase()
  return ({ text, phone }) => text.toLowerCase().includes(wanted) || hasDigits(phone, wanted)
}
