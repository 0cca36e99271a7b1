/** What the privacy page says. What the site does with data and what stands here change together. */
export type PrivacyPart = { title: string; paragraphs: readonly string[] }

/** The lock decides who can read requests (docs/threat-model.md); without it nothing may be promised. */
const readers = (isLocked: boolean) =>
  isLocked
    ? [
        'Only we do. The database shows requests and messages to the owner’s login and to nobody else; besides us, only the companies that run the database and, where a copy is mailed to us, our mail could reach them.',
      ]
    : [
        'We do, to answer you. Quote requests are not locked away on this site, though: whoever takes the public key out of its pages and knows how to use it can read and delete them too. If that worries you, call us instead.',
        'Messages from the contact form cannot be read with that key.',
      ]

export const privacyParts = (isLocked: boolean): readonly PrivacyPart[] => [
  {
    title: 'What you send us',
    paragraphs: [
      'What you write into a form, and the time it arrived. For a quote: your name, e‑mail, phone and address, the services you tick and your description. With a message: your name, your e-mail, your phone if you give it, and the message. We ask for the phone to call you back about it.',
    ],
  },
  {
    title: 'Where it goes',
    paragraphs: [
      'From your browser straight into our database, which is hosted by Supabase. A copy of it may also be mailed to us, through a company that sends mail.',
      'The companies that host the database and these pages see the network address of your device, as every host does. We do not keep it with what you send.',
    ],
  },
  { title: 'Who reads it', paragraphs: readers(isLocked) },
  { title: 'How long we keep it', paragraphs: ['Until we delete it. Nothing is deleted by itself.'] },
  {
    title: 'What stays in your browser',
    paragraphs: [
      'A form that you have half filled in is kept in this tab, so that a slip does not cost you your words. It goes when the form is sent or cleared, or when you close the tab. The tab also remembers whether a form may have reached us, and when a page failed to load. Only the owner’s login stores more than that.',
    ],
  },
  {
    title: 'What is not here',
    paragraphs: [
      'No cookies, no trackers, no statistics, no advertising, and no scripts or fonts from other sites. Our links to Facebook and Instagram are plain links: nothing is asked of those sites until you follow one.',
    ],
  },
  {
    title: 'Pictures from elsewhere',
    paragraphs: [
      'The picture of a post or a testimonial may lie on another server. Your browser asks that server for it, which then sees your network address, but is not told which page you are reading.',
    ],
  },
]
