/** Single source of the company's facts, for visible text and structured data. */
export const company = {
  name: 'Burr Oak Tree Care',
  shortName: 'Burr Oak',
  tagline: 'Ann Arbor Tree Service Since 1957',
  /** Shown in the footer and beside a post's author. */
  introduction: 'A family business that has looked after Ann Arbor’s trees since 1957. Licensed and insured.',
  /** The flood limits in the database name it too (docs/new-company.md). */
  phone: '(734) 555-0157',
  phoneLink: 'tel:+17345550157',
  email: 'hello@burroaktreecare.example',
  emailLink: 'mailto:hello@burroaktreecare.example',
  address: { street: '1957 Burr Oak Lane', city: 'Ann Arbor', state: 'MI', stateName: 'Michigan', zip: '48103' },
  facebook: 'https://www.facebook.com/burroaktreecare.example',
  instagram: 'https://www.instagram.com/burroaktreecare.example',
  /** Public review page, as { name: 'Google', url: 'https://...' }; null shows no link. */
  reviewSite: null as { name: string; url: string } | null,
  /** Name and photo of the owner for the about page, as { name: 'Walt Hensley', photo: '/owner.webp' }; null shows nothing. */
  owner: null as { name: string; photo: string } | null,
  founded: 1957,
  predecessorFounded: 1972,
  historyYears: '60+',
  ownerExperienceYears: '30+',
  /** Default author in the editor of a new blog post. */
  postAuthor: 'Walt Hensley',
} as const

/** Fallback for a page without its own title. */
export const defaultTitle = `${company.name} | ${company.tagline}`

export const addressLine = `${company.address.street}, ${company.address.city}, ${company.address.state}\u00a0${company.address.zip}`
