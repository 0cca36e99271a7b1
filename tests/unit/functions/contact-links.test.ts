import { mailLink, mapLink, phoneLink, textLink } from '@shared/contact-links'
import { expect, test } from 'vitest'
import { payloads } from '../../support/hostile-texts'

test.for([
  ['sam@example.com', 'mailto:sam@example.com'],
  ['sam+oak.o-ash@mail.example.com', 'mailto:sam+oak.o-ash@mail.example.com'],
  ['j\u00f6rg@b\u00e4ume.example', 'mailto:j%C3%B6rg@b%C3%A4ume.example'],
  ['a?bcc=x%40y.example&b@example.com', 'mailto:a%3Fbcc%3Dx%2540y.example%26b@example.com'],
  ['a%0d%0aBcc:x@example.com', null],
  ['a@example.com?bcc=x@y.example&body=oak', null],
  ['a@example.com\r\nBcc: x@y.example', null],
  ['a@example.com,x@y.example', null],
  ['"a b"@example.com', null],
  ['Sam <sam@example.com>', null],
  ['\ud800@example.com', null],
  ['', null],
])('the mail link of %j is %s', ([email, link]) => {
  expect(mailLink(email as string)).toBe(link)
})

test.for([
  ['(734) 555-0111', 'tel:7345550111'],
  ['+1 734.555.0111', 'tel:+17345550111'],
  ['+1 (734) 555-0111 x12', 'tel:+17345550111'],
  ['555-0111', 'tel:5550111'],
  ['734\u2013555\u20130111', 'tel:7345550111'],
  ['cell 734 555 0111 after five', 'tel:7345550111'],
  ['734-555-0111 / 734-555-0112', 'tel:7345550111'],
  ['+1 734-555-0111 (home) 734-555-0112', 'tel:+17345550111'],
  ['734-555-0111 8am to 5pm', 'tel:7345550111'],
  ['734-555-0111 24/7', 'tel:7345550111'],
  ['(734) 555-0111 2nd floor', 'tel:7345550111'],
  ['(734) 555-0111 (734) 555-0112', 'tel:7345550111'],
  ['1-734-555-0111 9-5', 'tel:17345550111'],
  ['+1 734 555 0111 24/7', 'tel:+17345550111'],
  ['+49 30 1234 56789', 'tel:+4930123456789'],
  ['011 49 30 1234 5678', 'tel:011493012345678'],
  ['+44 207 946 0958', 'tel:+442079460958'],
  ['011 44 207 946 0958', 'tel:011442079460958'],
  ['after 5 734-555-0157', 'tel:7345550157'],
  ['9-5 734-555-0157', 'tel:7345550157'],
  ['24/7 (734) 555-0157', 'tel:7345550157'],
  ['Apt 12 734-555-0157', 'tel:7345550157'],
  ['734/555-0157', 'tel:7345550157'],
  ['cell:+1.734.555.0157', 'tel:+17345550157'],
  ['2210 Miller Ave', null],
  ['*21*17345550111#', null],
  ['17345550111;phone-context=y.example', 'tel:17345550111'],
  ['ask at the door', null],
  ['911', null],
  ['', null],
])('the phone link of %j is %s', ([phone, link]) => {
  expect(phoneLink(phone as string)).toBe(link)
})

test('no payload injects a recipient, a header or a dial code into a link', () => {
  for (const { text } of payloads) {
    for (const email of [text, `${text}@example.com`, `a@${text}`, `a@example.com${text}`]) {
      const link = mailLink(email)
      if (!link) continue
      const { protocol, search, hash, pathname } = new URL(link)
      expect([protocol, search, hash], email).toEqual(['mailto:', '', ''])
      expect(pathname, email).toMatch(/^[^@,;?&=\s<>"]+@[^@,;?&=\s<>"]+$/)
      expect(decodeURIComponent(pathname), email).toBe(email.trim())
    }
    for (const phone of [text, `7345550111${text}`]) {
      expect(phoneLink(phone) ?? 'tel:1', phone).toMatch(/^tel:\+?\d+$/)
    }
  }
})

// iOS reads the body after &, Android and RFC 5724 after ?.
test.for([
  ['(734) 555-0111', 'Hi Sam', 'sms:7345550111?&body=Hi%20Sam'],
  ['+1 734 555 0111', 'A & B + C?', 'sms:+17345550111?&body=A%20%26%20B%20%2B%20C%3F'],
  ['555-0111', 'oak\ud800', 'sms:5550111?&body=oak%EF%BF%BD'],
  ['ask at the door', 'Hi', null],
] as const)('the text link of %j with %j is %s', ([phone, text, link]) => {
  expect(textLink(phone, text)).toBe(link)
})

test('no payload escapes the body of a text link or adds a recipient', () => {
  for (const { text } of payloads) {
    const { protocol, pathname, searchParams, hash } = new URL(textLink('7345550111', text) ?? '')
    expect([protocol, pathname, hash], text).toEqual(['sms:', '7345550111', ''])
    expect([...searchParams.keys()].filter(Boolean), text).toEqual(['body'])
  }
})

test.for([
  ['2210 Miller Ave, Ann Arbor, MI 48103', '2210+Miller+Ave%2C+Ann+Arbor%2C+MI+48103'],
  [' 9 Oak & Ash St #4 ', '9+Oak+%26+Ash+St+%234'],
  ['oak\ud800', 'oak%EF%BF%BD'],
])('the map link of %j searches for %s', ([address, query]) => {
  expect(mapLink(address as string)).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`)
})

test('an empty address has no map link, and no payload escapes the search query', () => {
  expect(mapLink('')).toBeNull()
  expect(mapLink(' \n')).toBeNull()
  for (const { text } of payloads) {
    const { origin, pathname, searchParams, hash } = new URL(mapLink(`${text} x`) ?? '')
    expect([origin, pathname, hash], text).toEqual(['https://www.google.com', '/maps/search/', ''])
    expect([...searchParams.keys()], text).toEqual(['api', 'query'])
  }
})
