import { type ReactNode, use } from 'react'
import { useLocation } from 'react-router-dom'
import { ArrivalContext } from '@/lib/router/arrival'
import { useDeferredMount } from '@/lib/use-deferred-mount'

/**
 * The content below a page's heading. After a click on a link it is rendered in a second step, so that the heading is
 * painted first. The first page has it at once, and so does a page that must scroll: after Back, or with a hash.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const arrival = use(ArrivalContext)
  const { hash } = useLocation()
  const isMounted = useDeferredMount(arrival !== 'link' || hash !== '')
  // The placeholder is as high as the window, so that the footer does not flash into view.
  return isMounted ? children : <div className="h-dvh" />
}
