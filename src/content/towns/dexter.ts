import type { Town } from '../town'

export const dexter = {
  introduction:
    'Two streams meet at Dexter: Mill Creek comes in from the southwest and joins the Huron at the edge of town. Between them the land changes within a few steps, from dry banks where oaks do well to flats that flood, and a tree set a little too low may never do well. One storm, too, has left its mark on what still stands. So the questions about trees here start with water and wind; here are six of them, with answers.',
  facts: [
    {
      heading: 'What grows on an old pond bottom?',
      text: 'Native streamside trees do well in it; anything tall has to spread its roots wide before it grows high. The ground is rich, soft and wet underneath. The dam on Mill Creek, first built in 1824, was taken out in 2008, and half a mile of stream ran free where a twenty-acre pond had been.',
      source:
        'Ann Arbor Observer, ‘Going with the Flow’; Healthy Lakes, ‘Dam removal liberates a long-harnessed river’',
    },
    {
      heading: 'Did that tree come through the tornado whole?',
      text: 'Have it examined if it has a seam down the bark, or a thicket of upright shoots on one limb: a tree that stayed upright can hide twisted wood and old tears. On March 15, 2012 a tornado rated EF-3, with winds of 135 to 140 miles an hour, damaged more than 100 homes, with Huron Farms among the places hit hardest.',
      source:
        'The Sun Times News, ‘Seven years after the tornado in Dexter’, with the account of the National Weather Service',
    },
    {
      heading: 'Why oaks on one bank and not on the other?',
      text: 'Barrens oaks need light and dry, loose soil and decline in wet clay; floodplain trees can take a week under water. Which of the two your yard is more like settles half the choice. Dexter-Huron Metropark shows both: ecologists surveyed oak barrens, floodplain forest and a prairie in an old bend of the river there.',
      source:
        'Michigan Natural Features Inventory, Report 2002-01 (Kost and Choberka), inventory of Delhi, Dexter-Huron and Hudson Mills Metroparks',
    },
    {
      heading: 'Should the next one be a maple?',
      text: 'Not before you know what the last one had: a maple that thins limb by limb deserves a diagnosis. In January 2020 the city left maples off its street list, because a fungus in the soil was harming them and an Extension arborist advised waiting. It listed serviceberry, redbud and fringetree for spots under wires, and black gum where there is more room.',
      source: 'The Sun Times News, January 16, 2020, on the city’s spring street trees',
    },
    {
      heading: 'Whose tree is it in the lawn extension?',
      text: 'Ask at the city offices before cutting there: the strip by the curb is planted under a city program. What the tree itself needs is water, for three summers, above all in dry weeks. Dexter has a tree board and a tree ordinance, has been a Tree City USA since 2008, and has shared the cost of new street trees with residents.',
      source: 'City of Dexter, ‘Tree Board’',
    },
    {
      heading: 'What can be learned upstream?',
      text: 'Look at where water sits when the snow melts, because a short slope can separate maples from tamaracks, on a house lot too. Hudson Mills Metropark, a little way up the Huron, shows it: the land goes from upland woods down to river flats, with a tamarack swamp, a sugar bush and rapids on the way.',
      source:
        'Huron-Clinton Metroparks, ‘Hike-Bike Trail, Hudson Mills Metropark’; Michigan Natural Features Inventory, Report 2002-01',
    },
  ],
  closeUp: { picture: 'torn-limb', caption: 'A tree that stayed upright in a storm can hide old tears.' },
  distance: 'About 8 miles from our door along Dexter-Ann Arbor Road.',
} satisfies Town
