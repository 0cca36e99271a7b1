import { isEmail } from './plain-text.ts'

export type Settings = {
  /** Sent by the database with each call, so nobody else can trigger mails. */
  webhookSecret: string
  apiUrl: string
  apiKey: string
  from: string
  /** Each as `name@host` or `Name <name@host>`. */
  to: readonly string[]
  timeZone: string
  /** The company's short name, for the greeting of a text; '' if it does not text. */
  shortName: string
}

const RESEND = 'https://api.resend.com/emails'
const TIME_ZONE = 'America/Detroit'

/** Throws a sentence that names the missing or invalid setting, never its value. */
export function readSettings(read: (name: string) => string | undefined): Settings {
  const optional = (name: string) => read(name)?.trim() ?? ''
  const required = (name: string) => {
    const value = optional(name)
    if (!value) throw new Error(`${name} is not set.`)
    return value
  }
  const settings = {
    webhookSecret: required('NOTIFY_WEBHOOK_SECRET'),
    apiUrl: optional('NOTIFY_API_URL') || RESEND,
    apiKey: required('NOTIFY_API_KEY'),
    from: required('NOTIFY_FROM'),
    to: required('NOTIFY_TO')
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    timeZone: optional('NOTIFY_TIME_ZONE') || TIME_ZONE,
    shortName: optional('NOTIFY_SHORT_NAME'),
  }
  if (settings.to.length === 0) throw new Error('NOTIFY_TO is not set.')
  // Refused here, because the provider rejects the whole mail for one malformed address.
  const wrong = settings.to.findIndex((address) => !isEmail(/^[^<>]*<([^<>]+)>$/.exec(address)?.[1] ?? address))
  if (wrong >= 0) throw new Error(`Address ${wrong + 1} of NOTIFY_TO is not an e-mail address.`)
  if (!URL.canParse(settings.apiUrl)) throw new Error('NOTIFY_API_URL is not a URL.')
  if (!isTimeZone(settings.timeZone)) throw new Error('NOTIFY_TIME_ZONE is not a time zone.')
  return settings
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
