import { note, ok, todo, unknown } from './finding.mjs'

// The Edge Function that sends an e-mail for every lead, called without its secret.

const DEPLOY = 'npx supabase functions deploy notify-lead (docs/notify.md)'

/** @param {import('./ask.mjs').Answer} answer to an unsigned POST */
export function judgeNotify({ status, failure, text }) {
  if (status === 404) return note('No e-mail is sent when a quote request comes in.', 'docs/notify.md sets it up')
  if (failure || (status >= 500 && !text.startsWith('Nothing is sent'))) {
    return unknown(
      `The function notify-lead does not answer (${failure || status}).`,
      'dashboard, Edge Functions, Logs',
    )
  }
  if (status === 500) {
    return todo(
      `notify-lead lacks a setting. ${text.trim()}`,
      'npx supabase secrets set --env-file supabase/functions/.env',
    )
  }
  // Without `verify_jwt = false` the gateway answers, and would refuse the database as well.
  if (status === 401 && !text.startsWith('Nothing is sent')) {
    return todo('notify-lead asks for a login that the database does not have: no e-mail is sent.', DEPLOY)
  }
  if (status === 401) return ok('notify-lead is there and refuses an unsigned call')
  return todo(`notify-lead accepts an unsigned call (${status}): anyone can send you e-mails.`, DEPLOY)
}
