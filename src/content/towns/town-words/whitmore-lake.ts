import type { TownWords } from '../town-words'

export const whitmoreLake = {
  introduction:
    'People went to Whitmore Lake for the summer long before anyone drove home to it at night. They came by stagecoach and later by train, to row, to bathe and to sit under the trees, and the trees are still half of the view. Lots near the shore leave little room: water on one side, wires on the other, an oak in between. There the question is rarely whether a tree can be worked on, but from which side.',
  facts: [
    {
      heading: 'Which township do you ask?',
      text: 'There is no city hall, so for work near the shore ask the township you’re actually in: the community lies in Northfield Township, Washtenaw County, and Green Oak Township, Livingston County.',
      source: 'Wikipedia, “Whitmore Lake, Michigan”',
    },
    {
      heading: 'Is a leaning tree moving?',
      text: 'One that has leaned for decades may be steady. Fresh cracks in the turf on the side it leans away from mean it’s moving now: keep everyone away and call.',
      source:
        'Penn State Extension, “What to Do About Leaning Trees”; USDA Forest Service, “How to Recognize Hazardous Defects in Trees”',
    },
    {
      heading: 'If a storm breaks an oak',
      text: 'From April\u00a015 to July\u00a015, have the break painted at once, and cut no other oak: beetles carry oak wilt to fresh wounds then, and joined roots pass it on.',
      source: 'Michigan Department of Natural Resources, oak wilt advice',
    },
    {
      heading: 'A tree over the water',
      text: 'Often it is better to leave it and to plant around it, so that the roots go on holding the shore. Heavy machines in the lake, or digging into its bed or bank, need a state permit.',
      source:
        'Ask Extension (ask.extension.org), question 671947, from Mecosta County, August 2020; Michigan Department of Environment, Great Lakes, and Energy, July 29, 2025, “Ice storm waterfront cleanup”',
    },
    {
      heading: 'Don’t raise the lawn around a tree',
      text: 'Four to six inches of soil over its roots can smother them. Plant the new bed somewhere else.',
      source:
        'Ask Extension (ask.extension.org), question 179507, from Sioux County, Iowa, May 2014; Iowa State University Extension, “Preventing Grade Change Damage to Trees”',
    },
  ],
  closeUp: {
    picture: 'lifted-soil',
    caption: 'A tree can lean for decades. Freshly lifted soil at its roots means it’s moving now.',
  },
  distance: 'About 12 miles straight north on US‑23.',
} satisfies TownWords
