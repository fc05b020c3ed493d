import type { Problem } from '@foyer/domain/kit/problem.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CheckboxField, TextField } from '../fields/index.ts'
import { lookUp } from '../i18n/texts.ts'
import { showInForm } from '../testing/show-in-form.tsx'

const rules = ({ Name, Accepted }: { Name: string; Accepted: number }): Problem[] => [
  ...(Name === '' ? [{ Field: 'Name', Key: 'RequiredPassword' } as const] : []),
  ...(Accepted === 1 ? [] : [{ Field: 'Accepted', Key: 'ConsentRequired' } as const]),
]

const long = (
  <>
    <TextField name="Name" label="Name" />
    <p style={{ height: 2000 }}>A long text to read.</p>
    <CheckboxField name="Accepted" label="I agree" />
  </>
)

const summary = () => page.getByRole('region', { name: lookUp('kit', 'form.problems') })

test('a missing answer beside the button is focused, and the page stays where it is', async () => {
  await page.viewport(360, 740)
  await showInForm(long, { Name: 'Ada', Accepted: 0 }, { rules })
  await page.getByRole('button', { name: 'Send' }).click()
  const box = page.getByRole('checkbox', { name: 'I agree' })
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveAccessibleDescription(lookUp('errors', 'ConsentRequired'))
  await expect.element(box).toBeInViewport()
})

test('a missing answer further up leads to the summary', async () => {
  await page.viewport(360, 740)
  await showInForm(long, { Name: '', Accepted: 0 }, { rules })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(summary()).toHaveFocus()
  await expect.element(summary()).toBeInViewport()
})
