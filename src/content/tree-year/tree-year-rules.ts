import type { SourcedFact } from '@/content/sourced-fact'
import { oakSeason } from './seasons'

const pruning: SourcedFact = {
  title: 'When to prune most trees',
  text: 'The best time to prune most trees is late winter to early spring, before growth starts: January to March in Michigan.',
  source: 'Michigan Department of Natural Resources, winter pruning guide',
  asOf: 'as of 2022',
  ask: 'the DNR',
}

const sap: SourcedFact = {
  title: 'When maple sap runs',
  text: 'In southern Michigan, maple sap usually starts to run in late February. The season lasts four to six weeks.',
  source: 'Michigan State University Extension, “March is maple syrup season in Michigan”',
  asOf: 'read in November 2026',
  ask: 'Michigan State University Extension',
}

const drips: SourcedFact = {
  title: 'When a cut maple drips',
  text: 'Pruned while the sap runs, a maple drips. It does the tree no harm.',
  source: 'Ask Extension (ask.extension.org), question 302997, from Hennepin County, Minnesota',
  asOf: 'as of February 2016',
  ask: 'Michigan State University Extension',
}

const spruces: SourcedFact = {
  title: 'When to prune spruces and firs',
  text: 'Prune spruces and firs in late winter, while they are dormant, or in late summer.',
  source: 'Bert Cregg of Michigan State University, in Fine Gardening’s “Pruning Firs, Douglas Firs, and Spruces”',
  asOf: 'read in November 2026',
  ask: 'Michigan State University Extension',
}

const pines: SourcedFact = {
  title: 'When to trim pines',
  text: 'Trim pines in the candle stage, when the new needles are half as long as they will be: about mid-June in southern Michigan.',
  source: 'Ask Extension (ask.extension.org), question 569612, from Barry County',
  asOf: 'as of June 2019',
  ask: 'Michigan State University Extension',
}

const watering: SourcedFact = {
  title: 'Before the ground freezes',
  text: 'After a dry summer, water trees before the ground freezes, evergreens especially: winter wind then harms them less.',
  source: 'Michigan State University Extension, on preparing trees for winter',
  asOf: 'as of 2012',
  ask: 'Michigan State University Extension',
}

const planting: SourcedFact = {
  title: 'When to plant',
  text: 'Spring and fall are best for planting trees.',
  source: 'Michigan Department of Natural Resources, “DNR pledges 50 million trees by 2030”',
  asOf: 'as of May 2022',
  ask: 'the DNR',
}

/** The sources for the spans of tree-year.ts, by kind. The rest of their advice is our own (service-details.ts). */
export const treeYearRules: Readonly<Record<string, readonly SourcedFact[]>> = {
  Oaks: oakSeason ? [oakSeason.fact] : [],
  Maples: [pruning, sap, drips],
  'Apples and pears': [pruning],
  Evergreens: [spruces, pines, watering],
  'Planting and transplanting': [planting],
}

export const ownRules = 'The months for transplanting, summer heat, stumps and removals: how we work.'
