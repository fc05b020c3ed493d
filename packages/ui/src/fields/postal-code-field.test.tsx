import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInForm } from '../testing/show-in-form.tsx'
import { PostalCodeField } from './index.ts'

const box = () => page.getByRole('textbox', { name: 'Postal code' })
const showPostalCode = () =>
  showInForm(<PostalCodeField address="" label="Postal code" />, { PostalFsa: '', PostalLdu: '' })

test.each([
  ['h2j2l3', 'H2J 2L3'],
  ['H2J 2L3', 'H2J 2L3'],
  ['h2j-2l3', 'H2J 2L3'],
])('typing %s shows %s and sends its two halves', async (typed, shown) => {
  const sent = await showPostalCode()
  await box().click()
  await userEvent.keyboard(typed)
  await expect.element(box()).toHaveValue(shown)
  await page.getByRole('button', { name: 'Send' }).click()
  expect(sent).toEqual([{ PostalFsa: 'H2J', PostalLdu: '2L3' }])
})

test('a character in the middle is corrected in place', async () => {
  await showPostalCode()
  await box().click()
  await userEvent.keyboard('h2k2l3{Home}{ArrowRight}{ArrowRight}{Delete}j')
  await expect.element(box()).toHaveValue('H2J 2L3')
})
