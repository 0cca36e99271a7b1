import type { Testimonial } from '@/data/rows'
import { TestimonialCard } from './testimonial-card'

/** One testimonial in large letters, on a band as wide as the window. */
export const TestimonialBand = ({ testimonial, title }: { testimonial: Testimonial; title?: string }) => (
  <section aria-label={title ? undefined : 'What a customer says'} className="on-forest bg-forest-700 text-cream">
    <div className="ui-container-page ui-print-section py-hero">
      {title && <h2 className="mb-6 text-cream text-subtitle md:mb-8">{title}</h2>}
      <TestimonialCard testimonial={testimonial} variant="band" />
    </div>
  </section>
)
