import { type ReactNode, use } from 'react'
import { useLocation } from 'react-router-dom'
import { IsBackContext } from '@/layout/page-transition'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { useSecondRender } from '@/lib/use-second-render'

/**
 * What stands below a page's heading. After a click on a link it is rendered in a second step, so that the heading is
 * painted first. It is there at once in the first page, and where there is a position to scroll to: after Back, or with a hash.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated()
  const isBack = use(IsBackContext)
  const { hash } = useLocation()
  const isShown = useSecondRender(!isHydrated || isBack || hash !== '')
  // The placeholder is as high as the window, so that the footer does not come into view and go again.
  return isShown ? children : <div className="h-dvh" />
}
