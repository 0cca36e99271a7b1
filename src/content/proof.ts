import { company } from './company'

const {
  license,
  givesInsuranceCertificate,
  arboristCertification,
  whoDoesTheWork,
  waysToPay,
  deposit,
  officeHours,
  answersWithin,
} = company

/** What a homeowner may want to check, as far as company.ts has it. */
export const proof = [
  license && { title: 'License', text: `No. ${license.number}, for ${license.covers}` },
  givesInsuranceCertificate && { title: 'Insurance', text: 'Ask, and our insurer sends you the certificate' },
  arboristCertification && { title: 'Certification', text: arboristCertification },
  whoDoesTheWork && { title: 'Who does the work', text: whoDoesTheWork },
  waysToPay && { title: 'Ways to pay', text: waysToPay.join(', ') },
  deposit && { title: 'Deposit', text: deposit },
  officeHours && { title: 'Office hours', text: officeHours },
  answersWithin && { title: 'Reply time', text: `Usually within ${answersWithin}` },
].filter((each) => typeof each === 'object')

/** Our assurances for every visitor, in the strip below a hero. */
export const assurances = [
  `Family-owned, founded ${company.founded}`,
  company.isLicensedAndInsured && 'Licensed and insured',
  company.isReachableDayAndNight && '24/7 emergency phone',
  'Free quotes',
].filter((each) => typeof each === 'string')
