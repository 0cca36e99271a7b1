import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react'
import { useNavigate } from 'react-router-dom'

type Follow = (event: MouseEvent<HTMLAnchorElement>, to: string) => void

/** Outside of FollowLinks the browser loads the page that a link leads to. */
const FollowContext = createContext<Follow>(() => {})

/**
 * A link to another page of the site, shown without a new load. It knows nothing
 * of the page that is shown, as the router's own links do: with 60 of them in
 * header and footer that made each new page wait (docs/decisions/0009).
 */
export function SiteLink({
  to,
  onClick,
  ...props
}: { /** One of `paths`. */ to: string } & Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'>) {
  const follow = useContext(FollowContext)
  return (
    <a
      {...props}
      href={import.meta.env.BASE_URL + to.slice(1)}
      onClick={(event) => {
        onClick?.(event)
        follow(event, to)
      }}
    />
  )
}

/** Makes the links inside change the page by the router. */
export function FollowLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  }, [navigate])

  const follow = useCallback<Follow>((event, to) => {
    const isTheBrowsers = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isTheBrowsers || event.defaultPrevented) return
    event.preventDefault()
    // Back is to leave the page, however often a link to it was followed on it.
    latest.current(to, { replace: event.currentTarget.href === window.location.href })
  }, [])

  return <FollowContext value={follow}>{children}</FollowContext>
}
