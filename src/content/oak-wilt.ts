import type { Season } from './seasons'

export const oakSeason: Season = {
  from: '04-15',
  to: '07-15',
  utcOffsetHours: -4,
  titles: { during: 'Do not prune oaks now', otherwise: 'Oaks can be pruned now' },
  fact: {
    title: 'Oaks have their season',
    text: 'Do not prune or wound oaks from April 15 to July 15, because of oak wilt; a wound made all the same is painted at once. From July 16 to April 14 they can be pruned.',
    source: 'Michigan Department of Natural Resources, oak wilt advice',
    asOf: 'as of its 2022 notices, repeated yearly',
    ask: 'the department',
  },
}
