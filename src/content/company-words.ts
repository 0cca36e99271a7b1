import { company } from './company'

// What several pages say of the company, where it applies.

/** The company's pages elsewhere. */
export const profiles = [
  { name: 'Facebook', url: company.facebook },
  { name: 'Instagram', url: company.instagram },
].flatMap(({ name, url }) => (url ? [{ name, url }] : []))

/** Follows "call us". */
export const dayOrNight = company.isReachableDayAndNight ? ', day or night' : ''
