import { CallToAction } from '@/components/call-to-action'
import { PageHero } from '@/components/page-hero'
import { company } from '@/content/company'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
import { Section } from '@/ui/section'

export default function About() {
  return (
    <>
      <PageMeta
        title="About Us"
        description={`${company.name} has looked after trees in and around Ann Arbor since ${company.founded}: family-owned, licensed and insured.`}
        keywords="family tree company Ann Arbor, licensed and insured tree service"
        path={paths.about}
      />
      <PageHero
        title="A family firm with a long memory for trees"
        intro={`Founded in ${company.founded}, with a predecessor company from ${company.predecessorFounded} and an owner who has been at it for ${company.ownerExperienceYears} years.`}
      />
      <Section>
        <p className="max-w-text">
          Together that makes {company.historyYears} years of tree work in Southeast Michigan. We are licensed and
          insured, and for emergencies we answer the phone around the clock.
        </p>
      </Section>
      <CallToAction title="Shall we look at your tree?">
        A quote is free, and so is the advice to leave a healthy tree alone.
      </CallToAction>
    </>
  )
}
