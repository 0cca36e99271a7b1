import { within } from '@testing-library/react'

/** Name and address of each link, also of those in a closed popover, which are in the DOM but hidden. */
export const linksOf = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link', { hidden: true })
    .map(
      (link) =>
        `${link.ariaLabel ?? link.querySelector('span')?.textContent ?? link.textContent} ${link.getAttribute('href')}`,
    )
