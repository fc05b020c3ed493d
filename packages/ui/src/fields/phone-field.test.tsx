import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInForm } from '../testing/show-in-form.tsx'
import { PhoneField } from './index.ts'

test.each([
  ['+33478123456', '+33 4 78 12 34 56', '+33478123456'],
  ['0033478123456', '+33 4 78 12 34 56', '+33478123456'],
  ['6135550123', '(613) 555-0123', '6135550123'],
])('typing %s key by key shows %s and sends %s', async (typed, shown, phone) => {
  const sent = await showInForm(<PhoneField name="Mobile" label="Mobile" />, { Mobile: '' })
  const box = page.getByRole('textbox', { name: 'Mobile' })
  await box.click()
  await userEvent.keyboard(typed)
  await expect.element(box).toHaveValue(shown)
  await page.getByRole('button', { name: 'Send' }).click()
  expect(sent).toEqual([{ Mobile: phone }])
})
