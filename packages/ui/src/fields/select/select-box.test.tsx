import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInForm } from '../../testing/show-in-form.tsx'
import { SelectField } from '../index.ts'

const choicesOf = (labels: readonly string[]) => labels.map((Label, Value) => ({ Value, Label }))
const short = choicesOf(['Single', 'Married', 'Divorced'])
const long = choicesOf([
  'Alberta',
  'British Columbia',
  'Manitoba',
  'Nova Scotia',
  'Nunavut',
  'Ontario',
  'Québec',
  'Yukon',
])

const box = () => page.getByRole('combobox', { name: /^Choice/ })
const send = () => page.getByRole('button', { name: 'Send' }).click()
const showChoice = (choices: typeof short, optional = false) =>
  showInForm(<SelectField name="Choice" label="Choice" choices={choices} optional={optional} />, { Choice: -1 })

test('stays closed when Tab reaches it, and opens with an arrow key', async () => {
  await showChoice(short)
  await userEvent.tab()
  await expect.element(box()).toHaveFocus()
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'Single' })).toBeVisible()
})

test('arrows choose in a short list, Enter takes the option without sending the form', async () => {
  const sent = await showChoice(short)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(box()).toHaveValue('Married')
  expect(sent).toEqual([])
  await send()
  expect(sent).toEqual([{ Choice: 1 }])
})

test('Escape closes the list and keeps the choice', async () => {
  await showChoice(short)
  await userEvent.tab()
  await userEvent.keyboard('d{Enter}{ArrowDown}{ArrowUp}{Escape}')
  await expect.element(box()).toHaveValue('Divorced')
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false')
})

test('typing filters a long list, accents or not', async () => {
  const sent = await showChoice(long)
  await box().click()
  await userEvent.keyboard('que')
  await expect.element(page.getByRole('option')).toHaveTextContent('Québec')
  await userEvent.keyboard('{Enter}')
  await send()
  expect(sent).toEqual([{ Choice: 6 }])
})

test('a click chooses, and an optional choice can be cleared by typing', async () => {
  const sent = await showChoice(long, true)
  await box().click()
  await page.getByRole('option', { name: 'Ontario' }).click()
  await expect.element(box()).toHaveValue('Ontario')
  await box().fill('')
  await userEvent.tab()
  await send()
  expect(sent).toEqual([{ Choice: -1 }])
})
