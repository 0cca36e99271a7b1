import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about, opening, story, timeline, values } from '@/content/about'
import { company } from '@/content/company'
import { compareQuotes, fiveQuestions } from '@/content/faq'
import { plainSpaces } from '../../support/plain-spaces'
import { openPage } from '../../support/render-app'
import { textsOf } from '../../support/texts-of'

test('tells the history', async () => {
  const { main, heading } = await openPage('/about')
  expect(heading).toHaveAccessibleName(about.title)
  for (const text of [about.introduction, opening, ...timeline.flatMap(({ when, what }) => [when, what]), ...story]) {
    expect(main.getByText(plainSpaces(text))).toBeVisible()
  }
})

test('names the values', async () => {
  const { main } = await openPage('/about')
  const cards = within(main.getByRole('region', { name: 'What we hold ourselves to' }))
  expect(textsOf(cards.getAllByRole('heading', { level: 3 }))).toEqual(values.map(({ title }) => title))
})

test('answers the questions to ask of any company', async () => {
  const { main } = await openPage('/about')
  const questions = within(main.getByRole('region', { name: compareQuotes.title }))
  for (const { question, answer } of fiveQuestions)
    expect(questions.getByText(question).nextElementSibling).toHaveTextContent(answer)
})

test('leads to the quote form and the phone', async () => {
  const { main } = await openPage('/about')
  for (const link of main.getAllByRole('link', { name: 'Get a Free Quote' }))
    expect(link).toHaveAttribute('href', '/get-a-quote')
  for (const link of main.getAllByRole('link', { name: /^Call/ }))
    expect(link).toHaveAttribute('href', company.phoneLink)
})
