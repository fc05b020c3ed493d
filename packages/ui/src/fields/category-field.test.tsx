import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lookUp } from '../i18n/texts.ts'
import { showInForm } from '../testing/show-in-form.tsx'
import { CategoryField } from './index.ts'

test('a category without its kind: the attempt leads to the kinds, where the error is', async () => {
  const sent = await showInForm(
    <CategoryField name="Type" label="Type" menu="PropertyType" kindLabel="Which kind?" />,
    { Type: -1 },
    { rules: ({ Type }) => (Type < 0 ? [{ Field: 'Type', Key: 'MortgageMissingPropertyType' }] : []) },
  )
  const send = page.getByRole('button', { name: 'Send' })
  const kinds = page.getByRole('group', { name: 'Which kind?' })
  const sentence = lookUp('errors', 'MortgageMissingPropertyType')
  await page.getByRole('radio').first().click()
  await expect.element(kinds).toBeVisible()
  await send.click()
  await expect.element(kinds).toHaveAccessibleDescription(sentence)
  await page.getByRole('link', { name: sentence }).click()
  await expect.element(kinds.getByRole('radio').first()).toHaveFocus()
  await kinds.getByRole('radio').first().click()
  await send.click()
  await expect.poll(() => sent).toHaveLength(1)
})
