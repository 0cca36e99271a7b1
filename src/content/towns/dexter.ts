import type { Town } from '../town'

export const dexter = {
  introduction:
    'Two waters meet at Dexter: Mill Creek comes in from the southwest and joins the Huron at the edge of town. Between them the land changes within a few steps, from dry banks where oaks do well to flats that flood, and a tree set a little too low may never be content. One storm, too, has left its mark on what stands. So the questions about trees here start with water and wind, and we answer six of them.',
  facts: [
    {
      heading: 'What became of the mill pond?',
      text: 'The dam on Mill Creek, first built in 1824, was taken out in 2008, and half a mile of stream ran free where a pond of twenty acres had been. Former pond bottom is rich, soft and wet underneath. Natives of the creek side manage well in it, while anything tall has to grow wide roots before it should grow high.',
      source:
        "Ann Arbor Observer, 'Going with the Flow'; Healthy Lakes, 'Dam removal liberates a long-harnessed river'",
    },
    {
      heading: 'Did that tree come through the tornado whole?',
      text: 'On March 15, 2012 a tornado rated EF-3, with winds of 135 to 140 miles an hour, damaged more than 100 homes, Huron Farms among the places worst hit. Trees that stayed upright can hide twisted wood and old tears. A seam down the bark, or a thicket of upright shoots on one limb, is reason enough to have them examined.',
      source:
        "The Sun Times News, 'Seven years after the tornado in Dexter', with the account of the National Weather Service",
    },
    {
      heading: 'Why oaks on one bank and not on the other?',
      text: 'Dexter-Huron Metropark has both answers: ecologists surveyed oak barrens there, floodplain forest, and a prairie in an old bend of the river. Barrens oaks want light and dry, loose soil and decline in wet clay; trees of the floodplain bear a week under water. Which of the two your yard resembles settles half of the choice.',
      source:
        'Michigan Natural Features Inventory, Report 2002-01 (Kost and Choberka), inventory of Delhi, Dexter-Huron and Hudson Mills Metroparks',
    },
    {
      heading: 'Should the next one be a maple?',
      text: 'In January 2020 the city left maples off its street list, because a fungus in the soil was harming them and an Extension arborist advised waiting. It listed serviceberry, redbud and fringetree for places below wires, and black gum where there is more room. A maple that thins limb by limb deserves a diagnosis before another maple takes its place.',
      source: "The Sun Times News, January 16, 2020, on the city's spring street trees",
    },
    {
      heading: 'Whose is the tree in the lawn extension?',
      text: 'The strip by the curb is planted under a city program: Dexter has a tree board and a tree ordinance, has been a Tree City USA since 2008, and has shared the price of new street trees with residents. Ask at the city offices before cutting there. What the tree itself asks for is water, three summers long, in dry weeks above all.',
      source: "City of Dexter, 'Tree Board'",
    },
    {
      heading: 'What can be learned upstream?',
      text: 'Hudson Mills Metropark, a little way up the Huron, goes from upland woods down to river flats, with a tamarack swamp, a sugar bush and rapids on the way. It shows how short a slope can part maples from tamaracks. The same rule decides on a house lot, which is why we ask where water lies when the snow melts.',
      source:
        "Huron-Clinton Metroparks, 'Hike-Bike Trail, Hudson Mills Metropark'; Michigan Natural Features Inventory, Report 2002-01",
    },
  ],
  distance: 'About 8 miles from our door along Dexter-Ann Arbor Road; firewood is delivered this far.',
} satisfies Town
