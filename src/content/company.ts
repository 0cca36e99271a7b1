export type Company = {
  name: string
  shortName: string
  tagline: string
  /** Shown beside a post's author. */
  introduction: string
  phone: string
  phoneLink: `tel:${string}`
  email: string
  emailLink: `mailto:${string}`
  address: { street: string; city: string; state: string; stateName: string; zip: string }
  founded: number
  /** Default author in the editor of a new blog post. */
  postAuthor: string

  // Optional facts. If one is missing, its lines, icons and structured data are left out.

  /** The phone is answered around the clock, and the site says so. */
  isReachableDayAndNight?: boolean
  isLicensedAndInsured?: boolean
  /** A number that receives texts: visitors may text photos to it, and the panel has Text links. */
  textsTo?: string
  facebook?: string
  instagram?: string
  /** Public review page, such as { name: 'Google', url: 'https://...' }. */
  reviewSite?: { name: string; url: string }
  /** For the about page: { name: 'Dana Whitcomb', photo: '/owner.webp' }, with two sentences if there are any. */
  owner?: { name: string; photo: string; words?: string }
  predecessorFounded?: number
  historyYears?: string
  ownerExperienceYears?: string
  /** Face cords delivered around the shop. Without it, firewood is not among the services. */
  firewood?: {
    fromUsd: number
    radiusMiles: number
    /** Such as 'Oak and maple'. Without these, a buyer is told to ask. */
    species?: string
    /** Such as 'Seasoned for a year' or 'Green'. */
    dryness?: string
    pieceInches?: number
    /** Such as 'One face cord'. */
    smallestOrder?: string
    /** Such as 'Tuesdays and Fridays'. */
    deliveryDays?: string
  }
  /**
   * The state's season in which nobody cuts oaks: its first and last day, as `04-15`, and the local offset from UTC on
   * these days, including daylight saving time (if the two differ, that of the first). Words and source: seasons.ts.
   */
  oakSeason?: { from: string; to: string; utcOffsetHours: number }
  /** The office that marks buried lines before a dig, and its notice. Words and source: service-details.ts. */
  callBeforeDigging?: { office: string; notice: string }
  /** Whom to call about a tree on a wire, and how far away it says to stay. Words and source: safety.ts. */
  electricUtility?: { name: string; phone: string; phoneLink: `tel:${string}`; keepAwayFeet: number }

  // Proof for a homeowner who compares companies. Words: proof.ts.

  /** Such as { number: '2101234567', covers: 'tree removal and pruning' }. */
  license?: { number: string; covers: string }
  givesInsuranceCertificate?: boolean
  /** Cables for weak forks, and checking them. */
  installsCables?: boolean
  /** Such as 'ISA Certified Arborist MI-1234A'. */
  arboristCertification?: string
  /** A sentence, such as 'Our own crew; a crane comes with its operator.' */
  whoDoesTheWork?: string
  /** Such as ['check', 'credit card']. */
  waysToPay?: readonly string[]
  /** A sentence, such as 'No deposit.' */
  deposit?: string
  /** Such as 'Monday to Friday, 8 a.m. to 5 p.m.' */
  officeHours?: string
  /** Usual time to an answer, such as 'one working day'. */
  answersWithin?: string
}

/** Single source of the company's facts, for visible text and structured data. */
export const company: Company = {
  name: 'Burr Oak Tree Care',
  shortName: 'Burr Oak',
  tagline: 'Ann Arbor Tree Service Since 1957',
  introduction: 'We’re a licensed and insured family business, caring for Ann Arbor’s trees since 1957.',
  phone: '(734) 555-0157',
  phoneLink: 'tel:+17345550157',
  email: 'hello@burroaktreecare.example',
  emailLink: 'mailto:hello@burroaktreecare.example',
  address: { street: '1957 Burr Oak Lane', city: 'Ann Arbor', state: 'MI', stateName: 'Michigan', zip: '48103' },
  founded: 1957,
  postAuthor: 'Walt Hensley',
  isReachableDayAndNight: true,
  isLicensedAndInsured: true,
  textsTo: '(734) 555-0157',
  facebook: 'https://www.facebook.com/burroaktreecare.example',
  instagram: 'https://www.instagram.com/burroaktreecare.example',
  predecessorFounded: 1972,
  historyYears: '60+',
  ownerExperienceYears: '30+',
  firewood: { fromUsd: 145, radiusMiles: 15 },
  oakSeason: { from: '04-15', to: '07-15', utcOffsetHours: -4 },
  callBeforeDigging: { office: 'MISS DIG 811', notice: 'at least three full business days' },
  electricUtility: { name: 'DTE Energy', phone: '800-477-4747', phoneLink: 'tel:+18004774747', keepAwayFeet: 25 },
}

/** The company's pages elsewhere. */
export const profilesOf = ({ facebook, instagram }: Company) => [
  ...(facebook ? [{ name: 'Facebook', url: facebook }] : []),
  ...(instagram ? [{ name: 'Instagram', url: instagram }] : []),
]

/** Follows "call us" if the phone is answered around the clock. */
export const dayOrNightOf = ({ isReachableDayAndNight }: Company) => (isReachableDayAndNight ? ', day or night' : '')

/** Fallback for a page without its own title. */
export const defaultTitle = `${company.name} | ${company.tagline}`

const { street, city, state, zip } = company.address

/** The part of the address after the street. */
export const cityLine = `${city}, ${state} ${zip}`

export const addressLine = `${street}, ${cityLine}`
