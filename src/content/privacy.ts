import { company, profilesOf } from './company'

const profiles = profilesOf(company).map(({ name }) => name)

/** A section of the privacy page. Keep this text in sync with what the site does with data. */
export type PrivacyPart = { title: string; paragraphs: readonly string[] }

/** What matters most, before the details. */
export const privacySummary = [
  'What you send is used to answer you, and for nothing else.',
  'No cookies, no trackers, no advertising.',
  'Ask us, and we delete it.',
]

/** Only with Supabase Auth (docs/lock.md) does the database decide who can read requests. Without, promise nothing. */
const readers = (usesSupabaseAuth: boolean) =>
  usesSupabaseAuth
    ? [
        'Only we do. The database shows requests and messages to the owner’s login and to nobody else. Besides us, only the companies that run the database could get to them and, if a copy is emailed to us, the companies that handle our email.',
      ]
    : [
        'We do, so that we can answer you. Quote requests are kept without a login, so someone with technical skill and the public key in these pages could read or delete them too. If you’d rather avoid that, call us, or use the message form on the contact page: messages cannot be read with that key.',
      ]

export const privacyParts = (usesSupabaseAuth: boolean): readonly PrivacyPart[] => [
  {
    title: 'What you send us',
    paragraphs: [
      `What you enter in a form, and the time it arrived. For a quote: your name, email, phone and address, the services you check and your description. For a message: your name, your email, your phone number if you give it, and the message. We ask for your phone number so that we can call${company.textsTo ? ' or text' : ''} you back about it.`,
    ],
  },
  {
    title: 'Where it goes',
    paragraphs: [
      'From your browser straight into our database, which is hosted by Supabase. A copy of it may also be emailed to us, through a company that delivers email.',
      ...(company.textsTo
        ? ['Photos that you text or email us don’t pass through this site. It neither sees nor stores them.']
        : []),
      'The companies that host the database and these pages see your device’s network address (its IP address), as every host does. We do not keep it with what you send.',
    ],
  },
  { title: 'Who reads it', paragraphs: readers(usesSupabaseAuth) },
  { title: 'How long we keep it', paragraphs: ['Until we delete it. Nothing is deleted automatically.'] },
  {
    title: 'What stays in your browser',
    paragraphs: [
      'A form you have started is kept in this tab, so an accidental click doesn’t erase what you typed. It is gone once the form is sent or cleared, or when you close the tab. After sending, the tab keeps your name and the services for its confirmation. The tab also remembers how far you scrolled, and whether a form may have reached us. Only the owner’s login stores more than that.',
    ],
  },
  {
    title: 'What we don’t use',
    paragraphs: [
      `No cookies, no trackers, no analytics, no advertising, and no scripts or fonts from other sites.${profiles.length > 0 ? ` Our links to ${profiles.join(' and ')} are plain links: your browser does not contact ${profiles.length > 1 ? 'those sites' : 'that site'} until you follow a link.` : ''}`,
    ],
  },
  {
    title: 'Pictures from other sites',
    paragraphs: [
      'The picture in a post or testimonial may be stored on another server. Your browser gets it from there, so that server sees your network address, but it is not told which page you are reading.',
    ],
  },
]
