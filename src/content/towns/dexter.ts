import type { Town } from '../town'

export const dexter = {
  introduction:
    'Two streams meet at Dexter: Mill Creek comes in from the southwest and joins the Huron at the edge of town. Between them the land changes within a few steps, from dry banks where oaks do well to flats that flood, and a tree set a little too low may never do well. One storm, too, has left its mark on what still stands. So the questions about trees here start with water and wind; here are six of them, with answers.',
  facts: [
    {
      heading: 'What became of the mill pond?',
      text: 'The dam on Mill Creek, first built in 1824, was taken out in 2008, and half a mile of stream ran free where a twenty-acre pond had been. Former pond bottom is rich, soft and wet underneath. Native streamside trees do well in it, but anything tall has to spread its roots wide before it grows high.',
      source:
        "Ann Arbor Observer, 'Going with the Flow'; Healthy Lakes, 'Dam removal liberates a long-harnessed river'",
    },
    {
      heading: 'Did that tree come through the tornado whole?',
      text: 'On March 15, 2012 a tornado rated EF-3, with winds of 135 to 140 miles an hour, damaged more than 100 homes, with Huron Farms among the places hit hardest. Trees that stayed upright can hide twisted wood and old tears. A seam down the bark, or a thicket of upright shoots on one limb, is reason enough to have them examined.',
      source:
        "The Sun Times News, 'Seven years after the tornado in Dexter', with the account of the National Weather Service",
    },
    {
      heading: 'Why oaks on one bank and not on the other?',
      text: 'Dexter-Huron Metropark shows both: ecologists surveyed oak barrens, floodplain forest and a prairie in an old bend of the river there. Barrens oaks want light and dry, loose soil and decline in wet clay; floodplain trees can take a week under water. Which of the two your yard is more like settles half the choice.',
      source:
        'Michigan Natural Features Inventory, Report 2002-01 (Kost and Choberka), inventory of Delhi, Dexter-Huron and Hudson Mills Metroparks',
    },
    {
      heading: 'Should the next one be a maple?',
      text: 'In January 2020 the city left maples off its street list, because a fungus in the soil was harming them and an Extension arborist advised waiting. It listed serviceberry, redbud and fringetree for spots under wires, and black gum where there is more room. A maple that thins limb by limb deserves a diagnosis before another maple takes its place.',
      source: "The Sun Times News, January 16, 2020, on the city's spring street trees",
    },
    {
      heading: 'Whose tree is it in the lawn extension?',
      text: 'The strip by the curb is planted under a city program: Dexter has a tree board and a tree ordinance, has been a Tree City USA since 2008, and has shared the cost of new street trees with residents. Ask at the city offices before cutting there. What the tree itself needs is water, for three summers, above all in dry weeks.',
      source: "City of Dexter, 'Tree Board'",
    },
    {
      heading: 'What can be learned upstream?',
      text: 'Hudson Mills Metropark, a little way up the Huron, goes from upland woods down to river flats, with a tamarack swamp, a sugar bush and rapids on the way. It shows how short a slope can separate maples from tamaracks. The same rule holds on a house lot, which is why we ask where water sits when the snow melts.',
      source:
        "Huron-Clinton Metroparks, 'Hike-Bike Trail, Hudson Mills Metropark'; Michigan Natural Features Inventory, Report 2002-01",
    },
  ],
  distance: 'About 8 miles from our door along Dexter-Ann Arbor Road.',
} satisfies Town
