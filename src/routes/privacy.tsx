import type { ReactNode } from 'react'
import { CheckList } from '@/components/check-list'
import { PageHero } from '@/components/page-hero'
import { company } from '@/content/company'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { privacyParts, privacySummary } from '@/content/privacy'
import { usesSupabaseAuth } from '@/data/auth-mode'
import { PageMeta } from '@/head/page-meta'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import letterBox from '@/pictures/letter-box.webp?w=480;740;1200&picture'
import { Section } from '@/ui/section'

const contactLinkClass = 'ui-link wrap-anywhere'

export default function Privacy() {
  return (
    <>
      <PageMeta
        title="Privacy"
        description="What you send us through this site, where it goes, who reads it, and how to have it deleted."
        keywords="privacy, personal data, no cookies, no trackers"
        path={paths.privacy}
      />
      <PageHero
        title="Privacy"
        intro="What you send us, who reads it, and how to have it deleted."
        trail={[{ title: 'Privacy', path: paths.privacy }]}
        picture={{ source: letterBox, alt: pictureAlts.letterBox, focus: focalPoints.letterBox }}
      />
      <Section isFirst>
        <CheckList
          items={privacySummary}
          className="ui-card-cream ui-card-body ui-as-heading mb-4 gap-4 text-subtitle md:mb-8 lg:grid-cols-3 lg:gap-8"
        />
        <div className="xl:columns-2 xl:gap-16">
          {privacyParts(usesSupabaseAuth).map(({ title, paragraphs }) => (
            <PrivacySection key={title} title={title}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </PrivacySection>
          ))}
          <PrivacySection title="How to have it deleted">
            <p>
              Call{' '}
              <a href={company.phoneLink} className={cn('whitespace-nowrap', contactLinkClass)}>
                {company.phone}
              </a>{' '}
              or write to{' '}
              <a href={company.emailLink} className={contactLinkClass}>
                {company.email}
              </a>
              , with the name or email address you gave us. We’ll tell you what we have about you, correct it, or delete
              it.
            </p>
          </PrivacySection>
        </div>
      </Section>
    </>
  )
}

function PrivacySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid break-inside-avoid gap-2 tablet:gap-8 border-cream-200 py-6 max-xl:not-last:border-b md:grid-cols-1/2 md:py-8 xl:grid-cols-none xl:py-4">
      <h2 className="text-balance text-heading">{title}</h2>
      <div className="grid max-w-text gap-3">{children}</div>
    </section>
  )
}
