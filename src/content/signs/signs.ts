import { company } from '@/content/company'
import { wireWarning } from '@/content/safety'
import type { Sign } from './sign-names'

const MEANS = 'What it may mean'
const INSTEAD = 'What else it could be'

const forestService = {
  source: 'USDA Forest Service, “How to Recognize Hazardous Defects in Trees” (NA-FR-01-96)',
  asOf: 'as of 1996',
  ask: 'a certified arborist',
} as const

const { electricUtility: utility } = company

/** The seven signs, in the order of the page. */
export const signs: readonly Sign[] = [
  {
    id: 'dead-branches',
    appearance: 'Bare, gray wood above the leaves, even in summer.',
    means: {
      title: MEANS,
      text: 'Dead wood is brittle and can fall any day. A broken limb hung up in the crown is the most dangerous.',
      ...forestService,
    },
    instead: {
      title: INSTEAD,
      text: `Age, or a few dry summers. If the whole crown wilts, suspect the roots or the trunk${company.oakSeason ? '; in a red oak in summer, oak wilt' : ''}.`,
      source: `Michigan State University Extension, “Why So Many Brown Trees?” (2008) and “Maple tree autopsy”${company.oakSeason ? '; Michigan Department of Natural Resources, oak wilt advice' : ''}`,
      asOf: 'read in November 2026',
      ask: 'a certified arborist',
    },
    question: 'Is one hung up in the tree, or is a large one over a place where people walk, park or sleep?',
    outcomes: [
      {
        answer: 'Yes, or I can’t tell',
        verdict: 'call-now',
        advice:
          'Keep everyone out from under it and out of the rooms below. Don’t go under it to move the car, and don’t pull on the branch.',
      },
      {
        answer: 'No, neither',
        verdict: 'have-it-looked-at',
        advice: 'Until the dead wood is out, don’t park, play or sit under it. If the whole tree is dead, call.',
      },
    ],
  },
  {
    id: 'crack',
    appearance: 'A split in the trunk, or where two limbs part.',
    means: {
      title: MEANS,
      text: 'A crack deep into the wood shows that the trunk has begun to fail; one that goes through it, or a second one near it, is worse.',
      ...forestService,
    },
    instead: {
      title: INSTEAD,
      text: 'A frost crack: a long split up the trunk, opened by bitter cold. It can open again each winter.',
      source: 'Michigan State University Extension, “Frost cracks in trees”',
      asOf: 'read in November 2026',
      ask: 'a certified arborist',
    },
    question: 'Is the crack new, or has it grown since last year?',
    outcomes: [
      {
        answer: 'Yes, or I can’t tell',
        verdict: 'call-now',
        advice:
          'Keep everyone farther away than the tree is tall, and out of the rooms it could hit. If a car is under it, leave it there.',
      },
      {
        answer: 'No, it’s old and unchanged',
        verdict: 'have-it-looked-at',
        advice: 'Photograph it from a distance. If it opens, goes right through or is joined by a second one, call.',
      },
    ],
  },
  {
    id: 'lifted-soil',
    appearance: 'A mound or a crack in the ground, bare roots, or a trunk that has begun to lean.',
    means: {
      title: MEANS,
      text: 'The roots are letting go. Soil moving or mounding by a leaning tree can’t wait.',
      ...forestService,
    },
    instead: {
      title: INSTEAD,
      text: 'A sweep: a trunk that leans at the ground and curves back up. It has grown wood against its lean year after year, and is often sound.',
      source: 'Penn State Extension, “What to Do About Leaning Trees”',
      asOf: 'as of April 2023',
      ask: 'a certified arborist',
    },
    question: 'Is the lean or the lifted soil new?',
    outcomes: [
      {
        answer: 'Yes, or I can’t tell',
        verdict: 'call-now',
        advice:
          'It can fall at any time. Keep everyone farther away than the tree is tall, on every side, and out of the rooms it could hit.',
      },
      {
        answer: 'No, it’s old',
        verdict: 'have-it-looked-at',
        advice:
          'A trunk that curves back up can often stay. Look at the ground around it once a year, and after each storm.',
      },
    ],
  },
  {
    id: 'limb-over-roof',
    appearance: 'A limb over the house, even if it’s always been there.',
    means: {
      title: MEANS,
      text: 'If it’s dead, cracked or rotten and big enough to hurt someone, it can’t wait.',
      ...forestService,
    },
    instead: {
      title: INSTEAD,
      text: 'A sound limb that can stay. Even a sound one drops now and then, sometimes on a calm summer day.',
      source: 'FOX 17 West Michigan, “Sudden limb drop claims Michigan trees during dry, hot summer”',
      asOf: 'read in November 2026',
      ask: 'a certified arborist',
    },
    question: 'Is it dead, cracked, rotten or hanging?',
    outcomes: [
      {
        answer: 'Yes, or I can’t tell',
        verdict: 'call-now',
        advice: 'Keep everyone out of the rooms under it, and stay off the roof.',
      },
      {
        answer: 'No, it leafs out and looks sound',
        verdict: 'wait-for-winter',
        advice: `Above a bedroom or a play area, have it looked at now. ${company.oakSeason ? 'On an oak, only the cut waits.' : 'Only the cut waits.'}`,
      },
    ],
  },
  {
    id: 'wires',
    appearance: 'Twigs that touch a line, or would in a wind.',
    means: {
      title: MEANS,
      text: 'A live wire. Cutting within ten feet of a power line is for crews trained for it, not for you.',
      source: 'Occupational Safety and Health Administration, 29 CFR 1910.269, line-clearance tree trimming',
      asOf: 'read in November 2026',
      ask: 'the utility',
    },
    instead: utility
      ? {
          title: 'Whose line it is',
          text: 'From pole to pole, the utility trims. From the pole to your house, it’s up to you to hire someone. That line is live too.',
          source: `${utility.name}, “Your questions on DTE tree trimming, answered”`,
          asOf: 'read in November 2026',
          ask: 'the utility',
        }
      : {
          title: INSTEAD,
          text: 'Work that the utility plans for. Report branches near a power line to it.',
          source: 'Safe Electricity, “How Trimming Trees Near Power Lines Can Kill”',
          asOf: 'as of April 2020',
          ask: 'the utility',
        },
    question: 'Pole to pole, or from the pole to your house?',
    outcomes: [
      {
        answer: 'Pole to pole',
        verdict: 'call-utility',
        advice: 'The wires and the work are the utility’s: report the branches. Don’t touch the tree.',
      },
      {
        answer: 'From the pole to the house',
        verdict: 'have-it-looked-at',
        advice:
          'Keep yourself, ladders and pole saws away from it. If a limb rests on the line or pulls at it, call the utility.',
      },
    ],
    note: `A wire down, or a tree on it? ${wireWarning}`,
  },
  {
    id: 'hole',
    appearance: 'An opening into a hollow, often where a limb once was.',
    means: {
      title: MEANS,
      text: 'Decay inside, perhaps for decades. High wind or heavy snow may break what is left.',
      source: 'University of Kentucky Cooperative Extension, Christian County, “Tree Cavities”',
      asOf: 'as of December 2018',
      ask: 'a certified arborist',
    },
    instead: {
      title: INSTEAD,
      text: 'A hollow tree that may live for a very long time. You can’t tell from outside whether it’s safe.',
      source: 'University of Kentucky Cooperative Extension, Christian County, “Tree Cavities”',
      asOf: 'as of December 2018',
      ask: 'a certified arborist',
    },
    question: 'Could it reach a house, a car or a place where people are?',
    outcomes: [
      {
        answer: 'Yes',
        verdict: 'have-it-looked-at',
        advice: 'Don’t fill the hole or dig in it. In wind or heavy snow, stay farther away than the tree is tall.',
      },
      {
        answer: 'No, nothing is in its reach',
        verdict: 'leave-it-be',
        advice: 'Don’t fill the hole: wildlife lives in such trees.',
      },
    ],
  },
  {
    id: 'mushrooms',
    appearance: 'Caps or shelves on the trunk, on its roots or in the grass, most often in fall.',
    means: {
      title: MEANS,
      text: 'Rot in the roots or the trunk. Honey-colored ones at the base in fall can be Armillaria, a root rot that kills trees.',
      source: 'Michigan State University Extension, “Armillaria root rot in the Great Lakes region”',
      asOf: 'as of April 2014',
      ask: 'a certified arborist',
    },
    instead: {
      title: INSTEAD,
      text: 'Fungi that feed on old roots or wood in the soil. In a lawn they’re common and do little or no harm.',
      source: 'Iowa State University Extension, “Mushroom Questions Answered”',
      asOf: 'as of October 2021',
      ask: 'Michigan State University Extension',
    },
    question: 'Where do they grow?',
    outcomes: [
      {
        answer: 'On the trunk or under the branches, or I can’t tell',
        verdict: 'have-it-looked-at',
        advice:
          'Photograph them before they wither, and don’t eat them. In a storm, stay farther away than the tree is tall. If the tree leans too, call.',
      },
      {
        answer: 'In open lawn, well away from any tree',
        verdict: 'leave-it-be',
        advice: 'Don’t eat them. Mow or rake them away if a child or a dog might.',
      },
    ],
  },
]
