import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DatePicker, RadioCards } from '../fields/index.ts'
import { lookUp } from '../i18n/texts.ts'
import { showInForm } from '../testing/show-in-form.tsx'

const choices = ['Fixed', 'Variable', 'Mixed'].map((Label, Value) => ({ Value, Label }))

test('a press counts although it ends a field whose error then moves what was pressed', async () => {
  const sent = await showInForm(
    <>
      <DatePicker name="Until" label="Until" min="2027-01-10" />
      <RadioCards name="Rate" label="Rate" choices={choices} />
    </>,
    { Until: '', Rate: -1 },
    { rules: () => [{ Field: 'Until', Key: 'InvalidDate' }] },
  )
  await page.getByRole('textbox', { name: 'Until' }).fill('not a date')
  await page.getByText('Fixed', { exact: true }).click()
  await expect.element(page.getByText(lookUp('errors', 'InvalidDate')).first()).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Fixed' })).toBeChecked()
  expect(sent).toEqual([])
})
