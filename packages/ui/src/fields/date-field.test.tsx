import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lookUp } from '../i18n/texts.ts'
import { showInForm } from '../testing/show-in-form.tsx'
import { DateField, DatePicker } from './index.ts'

const send = () => page.getByRole('button', { name: 'Send' }).click()

test.each([
  ['en', 'March 7, 1988', '1988-03-07'],
  ['en', '3/7/1988', '1988-03-07'],
  ['fr', '7 mars 1988', '1988-03-07'],
  ['fr', '7/3/1988', '1988-03-07'],
  ['en', '1988-03-07', '1988-03-07'],
] as const)('in %s, %s is read as %s', async (language, typed, date) => {
  const sent = await showInForm(<DateField name="Birth" label="Birth" />, { Birth: '' }, { language })
  await page.getByRole('textbox', { name: 'Birth' }).fill(typed)
  await send()
  expect(sent).toEqual([{ Birth: date }])
})

test('where the month is enough, it is read as its first day, and shown', async () => {
  const sent = await showInForm(
    <DatePicker name="Closing" label="Closing" min="2027-01-10" isMonthEnough />,
    { Closing: '' },
    { language: 'fr' },
  )
  await page.getByRole('textbox', { name: 'Closing' }).fill('avril 2027')
  await expect.element(page.getByText('1er avril 2027')).toBeVisible()
  await send()
  expect(sent).toEqual([{ Closing: '2027-04-01' }])
})

test('a typed date of which the month is enough is shown as the month that was typed, or as the day', async () => {
  const sent = await showInForm(
    <DateField name="Arrival" label="Arrival" isMonthEnough />,
    { Arrival: '' },
    { language: 'fr' },
  )
  await page.getByRole('textbox', { name: 'Arrival' }).fill('mai 2026')
  await expect.element(page.getByText('mai 2026', { exact: true })).toBeVisible()
  await send()
  expect(sent).toEqual([{ Arrival: '2026-05-01' }])
  await page.getByRole('textbox', { name: 'Arrival' }).fill('2026-05-04')
  await expect.element(page.getByText('4 mai 2026')).toBeVisible()
})

const openCalendar = async (value: string) => {
  const sent = await showInForm(<DatePicker name="Closing" label="Closing" min="2027-05-10" max="2027-06-20" />, {
    Closing: value,
  })
  const button = page.getByRole('button', { name: lookUp('kit', 'date.open', { label: 'Closing' }) })
  await button.click()
  await expect.poll(focusedDay).toBe(value)
  return { sent, button }
}
const focusedDay = () => document.activeElement?.getAttribute('data-day')

test('the calendar opens on the date, and arrows cross the end of a month', async () => {
  const { sent } = await openCalendar('2027-05-31')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focusedDay).toBe('2027-06-01')
  await userEvent.keyboard('{Enter}')
  await send()
  expect(sent).toEqual([{ Closing: '2027-06-01' }])
})

test('the calendar does not leave its first and last day', async () => {
  await openCalendar('2027-05-12')
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect.poll(focusedDay).toBe('2027-05-10')
})

test('Escape closes the calendar, keeps the date and gives the focus back', async () => {
  const { sent, button } = await openCalendar('2027-05-31')
  await userEvent.keyboard('{ArrowLeft}{Escape}')
  await expect.element(button).toHaveFocus()
  await send()
  expect(sent).toEqual([{ Closing: '2027-05-31' }])
})
