import { company } from '@/content/company'
import { wireWarning } from '@/content/safety'
import { TextWithPhone } from '@/ui/text-with-phone'

/** Names the electric utility, which must be called before us. */
export const WireWarning = () => (
  <p>
    A tree on a wire? <TextWithPhone text={wireWarning} {...company.electricUtility} />
  </p>
)
