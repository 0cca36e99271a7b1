/** What the page of all service areas says; the areas themselves are in service-areas.ts. */
export const areasPage = {
  keywords: 'tree service Southeast Michigan, Ann Arbor, Plymouth, Northville, Novi, Brighton',
  introduction: 'Ann Arbor and eight towns around it, each with trees and ground of its own.',
}
