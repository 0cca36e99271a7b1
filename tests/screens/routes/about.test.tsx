import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about, opening, story, timeline, values } from '@/content/about'
import { company } from '@/content/company'
import { compareQuotes, fiveQuestions } from '@/content/homeowner'
import { plainSpaces } from '../../support/plain-spaces'
import { renderApp } from '../../support/render-app'

const open = async () => {
  renderApp('/about')
  await screen.findByRole('heading', { level: 1, name: about.title })
  return within(screen.getByRole('main'))
}

test('tells the history', async () => {
  const main = await open()
  for (const text of [about.introduction, opening, ...timeline.flatMap(({ when, what }) => [when, what]), ...story]) {
    expect(main.getByText(plainSpaces(text))).toBeVisible()
  }
})

test('names the values', async () => {
  const main = await open()
  const cards = within(main.getByRole('region', { name: 'What we hold ourselves to' }))
  const titles = cards.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(values.map(({ title }) => title))
})

test('answers the questions to ask of any company', async () => {
  const main = await open()
  const questions = within(main.getByRole('region', { name: compareQuotes.title }))
  for (const { question, answer } of fiveQuestions)
    expect(questions.getByText(question).nextElementSibling).toHaveTextContent(answer)
})

test('leads to the quote form and the phone', async () => {
  const main = await open()
  for (const link of main.getAllByRole('link', { name: 'Get a Free Quote' }))
    expect(link).toHaveAttribute('href', '/get-a-quote')
  for (const link of main.getAllByRole('link', { name: /^Call/ }))
    expect(link).toHaveAttribute('href', company.phoneLink)
})
