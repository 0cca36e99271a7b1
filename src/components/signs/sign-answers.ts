import type { Outcome, Sign, SignId } from '@/content/signs/sign-names'
import { signs } from '@/content/signs/signs'
import { winter } from '@/content/signs/worry-page'
import { oakSeason } from '@/content/tree-year/seasons'
import { isInSeason } from '@/lib/is-in-season'
import { createStore } from '@/lib/store/store'

export type Answers = Partial<Record<SignId, 0 | 1 | undefined>>

/** The answers last until a reload, so that Back shows them again. */
export const answerStore = createStore<Answers>({})

/** Picks an answer, or takes it back if it was already picked. */
export function toggleAnswer(id: SignId, answer: 0 | 1) {
  const answers = answerStore.read()
  answerStore.write({ ...answers, [id]: answers[id] === answer ? undefined : answer })
}

export function findOutcome({ id, outcomes }: Sign, answers: Answers): Outcome | undefined {
  const picked = answers[id]
  return picked === undefined ? undefined : outcomes[picked]
}

export const isEmergency = (answers: Answers) =>
  signs.some((sign) => findOutcome(sign, answers)?.verdict === 'call-now')

/** Ids of the signs whose question was answered, in the order of the page. */
export const listChosen = (answers: Answers): SignId[] =>
  signs.filter((sign) => findOutcome(sign, answers)).map(({ id }) => id)

/** The sentence about winter. Without a date, as in the prerendered page, it is true on any day. */
export function describeWinter(now: number | null): string {
  if (!oakSeason || now === null) return winter.anyDay
  const day = new Date(now)
  if (isInSeason(day, oakSeason)) return winter.inOakSeason
  return isInSeason(day, { ...oakSeason, ...winter.days }) ? winter.inWinter : winter.anyDay
}
