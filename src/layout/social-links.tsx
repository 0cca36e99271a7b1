import { company } from '@/content/company'
import { cn } from '@/lib/class-names'
import { FacebookIcon, InstagramIcon } from '@/ui/icons'

const networks = [
  { name: 'Facebook', href: company.facebook, Icon: FacebookIcon },
  { name: 'Instagram', href: company.instagram, Icon: InstagramIcon },
]

/** Takes its color from the text around it. */
export function SocialLinks({ className }: { className?: string }) {
  return (
    <ul className={cn('flex gap-2', className)}>
      {networks.map(({ name, href, Icon }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} (opens in a new tab)`}
            className="grid size-11 place-items-center rounded-full border border-current/30 hover:border-current"
          >
            <Icon />
          </a>
        </li>
      ))}
    </ul>
  )
}
