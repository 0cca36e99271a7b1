export const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)

export const addressesOf = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'))
