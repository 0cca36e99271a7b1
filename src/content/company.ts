/** Who the company is. Every fact about it that the site shows or marks up is here and nowhere else. */
export const company = {
  name: 'Burr Oak Tree Care',
  shortName: 'Burr Oak',
  tagline: 'Ann Arbor Tree Service Since 1957',
  /** In the footer, and beside the author of a post. */
  introduction: 'A family firm that has looked after Ann Arbor’s trees since 1957. Licensed and insured.',
  phone: '(734) 555-0157',
  phoneLink: 'tel:+17345550157',
  email: 'hello@burroaktreecare.example',
  emailLink: 'mailto:hello@burroaktreecare.example',
  address: { street: '1957 Burr Oak Lane', city: 'Ann Arbor', state: 'MI', stateName: 'Michigan', zip: '48103' },
  facebook: 'https://www.facebook.com/burroaktreecare.example',
  instagram: 'https://www.instagram.com/burroaktreecare.example',
  /** Where customers can review the company in public, as { name: 'Google', url: 'https://...' }; null shows no link. */
  reviewSite: null as { name: string; url: string } | null,
  founded: 1957,
  predecessorFounded: 1972,
  historyYears: '60+',
  ownerExperienceYears: '30+',
  /** Preset in the editor of a new blog post. */
  postAuthor: 'Walt Hensley',
} as const

/** Title of a page that has none of its own. */
export const defaultTitle = `${company.name} | ${company.tagline}`

export const addressLine = `${company.address.street}, ${company.address.city}, ${company.address.state}\u00a0${company.address.zip}`
