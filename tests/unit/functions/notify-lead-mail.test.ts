// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { quoteOptions } from '@/content/quote-options'
import { readLead } from '../../../supabase/functions/notify-lead/lead'
import { mailOf } from '../../../supabase/functions/notify-lead/lead-mail'
import { payloads } from '../../support/hostile-texts'
import { messagePayload, quotePayload } from '../../support/notify-lead'

// The mail about a lead, which the owner reads on a phone, next to a truck.

/** The allowed links: a phone call, a text, a mail to one recipient without headers, or a map search. */
const OWN_LINK =
  /^(tel:\+?\d+(;ext=\d+)?|sms:\+?\d+\?&body=[^&]*|mailto:[^?,]+|https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[^&]*)$/

const mailAbout = (payload: unknown, { timeZone = 'America/Detroit', shortName = '' } = {}) =>
  mailOf(readLead(payload), { timeZone, shortName })
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const paragraphsOf = (html: string) => [...documentOf(html).querySelectorAll('p')].map((p) => p.textContent)
const linksOf = (html: string) => [...documentOf(html).querySelectorAll('a')].map((a) => [a.textContent, a.href])

test('the mail about a quote request starts with phone and address as links, followed by the rest', () => {
  const { subject, html } = mailAbout(quotePayload({ services: ['tree-trimming', 'other'] }))
  expect(subject).toBe('Quote request from Dana R., Ann Arbor: Tree Trimming & Pruning, Other (Please specify below)')
  expect(paragraphsOf(html)).toEqual([
    'Phone: (734) 555-0111',
    'Address: 2210 Miller Ave, Ann Arbor, MI 48103',
    'Name: Dana R.',
    'Email: dana@example.com',
    'Services: Tree Trimming & Pruning, Other (Please specify below)',
    expect.stringMatching(/^Sent: Friday, November 20, 2026.* 4:05 PM$/),
    'A dead ash.\nA shed stands under it.',
    'Reply to this email, and your reply goes to the visitor.',
  ])
  expect(linksOf(html)).toEqual([
    ['(734) 555-0111', 'tel:7345550111'],
    [
      '2210 Miller Ave, Ann Arbor, MI 48103',
      'https://www.google.com/maps/search/?api=1&query=2210+Miller+Ave%2C+Ann+Arbor%2C+MI+48103',
    ],
    ['dana@example.com', 'mailto:dana@example.com'],
  ])
})

test('with the company’s short name, a link below the phone texts the visitor a greeting', () => {
  const { html } = mailAbout(quotePayload(), { shortName: 'Burr Oak' })
  expect(paragraphsOf(html).slice(0, 2)).toEqual(['Phone: (734) 555-0111', 'Text: (734) 555-0111'])
  const [, href = ''] = linksOf(html)[1] ?? []
  expect(href.split('?&')[0]).toBe('sms:7345550111')
  expect(new URL(href).searchParams.get('body')).toBe('Hi Dana R., this is Burr Oak about your tree.')
  expect(mailAbout(messagePayload(), { shortName: 'Burr Oak' }).html).not.toContain('sms:')
})

test('the plain text has the same content in the same order', () => {
  const { html, text } = mailAbout(quotePayload())
  expect(text.split('\n').filter(Boolean)).toEqual(paragraphsOf(html).join('\n').split('\n'))
})

test('the mail about a message without a phone starts with the name and has no fields of a quote request', () => {
  expect(paragraphsOf(mailAbout(messagePayload()).html)).toEqual([
    'Name: Grace Lindqvist',
    'Email: grace@example.com',
    expect.stringMatching(/^Sent: Saturday, July 4, 2026.* 8:00 AM$/),
    'Do you prune pears?',
    'Reply to this email, and your reply goes to the visitor.',
  ])
  expect(paragraphsOf(mailAbout(messagePayload({ PhoneNumber: '555-0136' })).html)[0]).toBe('Phone: 555-0136')
})

test.for([
  [1, '1 earlier request could not be emailed: see the panel.'],
  [2, '2 earlier requests could not be emailed: see the panel.'],
] as const)('after %i that could not be mailed it says so above its last line', ([earlier_unsent, line]) => {
  const { html, text } = mailAbout({ ...quotePayload(), earlier_unsent })
  expect(paragraphsOf(html).at(-2)).toBe(line)
  expect(text.split('\n').filter(Boolean).at(-2)).toBe(line)
})

test('the time is in the time zone of the settings', () => {
  expect(mailAbout(quotePayload(), { timeZone: 'Pacific/Honolulu' }).text).toMatch(
    /^Sent: Friday, November 20, 2026.* 11:05 AM$/m,
  )
})

test('every service has the label of the form; an unknown id is shown unchanged', () => {
  for (const { id, label } of quoteOptions)
    expect(mailAbout(quotePayload({ services: [id] })).subject).toBe(`Quote request from Dana R., Ann Arbor: ${label}`)
  for (const id of ['moss-removal', 'constructor', '__proto__'])
    expect(mailAbout(quotePayload({ services: [id] })).subject).toMatch(`: ${id}`)
})

test('the subject of a request without a town names none', () => {
  expect(mailAbout(quotePayload({ address: '2210 Miller Ave' })).subject).toBe(
    'Quote request from Dana R.: Tree Removal',
  )
})

test.for([
  ['dana@example.com', 'dana@example.com'],
  ["o'hara@example.com", "o'hara@example.com"],
  ['a@example.com, b@example.com', null],
  ['a@example.com\r\nBcc: b@example.com', null],
  ['Dana <dana@example.com>', null],
  ['"dana r"@example.com', null],
  ['dana@localhost', null],
  ['.dana@example.com', null],
  ['dana@example..com', null],
  [`${'a'.repeat(250)}@example.com`, null],
])('the reply-to for the e-mail address %j is %s', ([email, replyTo]) => {
  const mail = mailAbout(quotePayload({ email }))
  expect(mail.replyTo).toBe(replyTo)
  if (!replyTo) expect(mail.text).toContain('A reply to this email will not reach the visitor')
})

test('long texts are truncated with an ellipsis, and never inside a surrogate pair', () => {
  const { subject, text } = mailAbout(quotePayload({ name: '🌳'.repeat(500), description: 'x'.repeat(9000) }))
  expect([...subject]).toHaveLength(150)
  expect(subject).toMatch(/^Quote request from (🌳)+…$/u)
  expect(text).toMatch(/^x{4999}…$/m)
})

test('no payload injects an element, a link, a line break in the subject or a recipient', () => {
  for (const { text: nasty } of payloads) {
    const hostile = `${nasty}\u202e\r\nBcc: a@hit.example\r\n${nasty}`
    const fields = { name: hostile, email: nasty, phone: hostile, address: hostile, description: hostile }
    const { subject, html, replyTo } = mailAbout(quotePayload({ ...fields, services: [hostile] }), {
      shortName: 'Burr Oak',
    })
    expect(subject, nasty).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u202e]/u)
    expect(replyTo ?? 'a@example.com', nasty).toMatch(/^[^\s@,<>"]+@[^\s@,<>"]+$/)
    for (const element of documentOf(html).body.querySelectorAll('*')) {
      expect(['A', 'P'], nasty).toContain(element.tagName)
      for (const { name } of element.attributes) expect(['href', 'style'], nasty).toContain(name)
      expect(element.getAttribute('href') ?? 'tel:1', nasty).toMatch(OWN_LINK)
    }
  }
})
