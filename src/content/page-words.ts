import { company } from './company'
import { towns } from './towns/towns'

// Words of the pages that list services, posts and towns.

const { city, stateName } = company.address

export const servicesPage = {
  description: `Tree removal, trimming and pruning, transplanting, planting${company.firewood ? ', stump grinding and firewood' : ' and stump grinding'} in ${city} and nearby towns.`,
  keywords: `tree services ${city}, tree removal, tree trimming, tree planting, stump grinding${company.firewood ? ', firewood' : ''}`,
  introduction: `Removal, pruning, planting${company.firewood ? ', stumps and firewood' : ' and stumps'}.`,
}

export const blog = {
  description: `What we have learned about ${stateName}’s trees: when to prune oaks, and how to plant.`,
  keywords: `tree care blog ${stateName}${company.oakSeason ? ', oak wilt' : ''}, pruning season`,
  introduction: `What we’ve learned about ${stateName}’s trees.`,
}

/** Text of the service areas page. The towns themselves are in towns.ts. */
export const areasPage = {
  keywords: `tree service ${stateName}, ${towns.map(({ name }) => name).join(', ')}`,
  introduction: `${city} and the towns around it, each with its own trees and soil.`,
}
