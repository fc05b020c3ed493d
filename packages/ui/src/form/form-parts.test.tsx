import type { Problem } from '@foyer/domain/kit/problem.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TextField } from '../fields/index.ts'
import { showInForm } from '../testing/show-in-form.tsx'
import { FormParts, useIsInParts } from './form-parts.tsx'

interface Values {
  First: string
  Second: string
}

const First = <TextField name="First" label="First" />
const Second = <TextField name="Second" label="Second" />

const Questions = () =>
  useIsInParts() ? (
    <FormParts
      parts={[
        { key: 'first', title: 'Part one', summary: 'In short', fields: ['First'], content: First },
        { key: 'second', title: 'Part two', fields: ['Second'], content: Second },
      ]}
    />
  ) : (
    <>
      {First}
      {Second}
    </>
  )

/** The second answer is required, unless the first one is `alone`. */
const rules = ({ First, Second }: Values): Problem[] => [
  ...(First === '' ? [{ Field: 'First', Key: 'IdentificationMissingFirstName' as const }] : []),
  ...(Second === '' && First !== 'alone' ? [{ Field: 'Second', Key: 'IdentificationMissingLastName' as const }] : []),
]

const box = (name: string) => page.getByRole('textbox', { name })
const send = () => page.getByRole('button', { name: 'Send' }).click()

beforeEach(() => page.viewport(360, 740))

test('the button leads from one part to the next, checks only what was shown, and sends at the last', async () => {
  const sent = await showInForm(<Questions />, { First: '', Second: '' }, { rules })
  await expect.element(box('Second')).not.toBeInTheDocument()
  await send()
  await expect.element(box('First')).toHaveAttribute('aria-invalid', 'true')
  await box('First').fill('a')
  await send()
  await expect.element(box('Second')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Part two' })).toHaveFocus()
  await expect.element(box('Second')).not.toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await send()
  await expect.element(box('Second')).toHaveAttribute('aria-invalid', 'true')
  await box('Second').fill('b')
  await send()
  expect(sent).toEqual([{ First: 'a', Second: 'b' }])
})

test('a form that is complete is sent at once; a closed part has its words, and is opened by its button', async () => {
  const sent = await showInForm(<Questions />, { First: 'a', Second: 'b' }, { rules })
  await page.getByRole('button', { name: /^Part two/ }).click()
  await expect.element(box('Second')).toBeVisible()
  await expect.element(page.getByText('In short')).toBeVisible()
  expect(document.querySelectorAll('input:not([hidden] *)')).toHaveLength(1)
  await send()
  expect(sent).toEqual([{ First: 'a', Second: 'b' }])
})

test('an error in a closed part opens it and is shown at its field', async () => {
  const sent = await showInForm(<Questions />, { First: 'alone', Second: '' }, { rules })
  await box('First').fill('a')
  await send()
  await expect.element(box('Second')).toBeVisible()
  await expect.element(box('Second')).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test('in a wide window all questions are shown', async () => {
  await page.viewport(1280, 900)
  await showInForm(<Questions />, { First: '', Second: '' }, { rules })
  await expect.element(box('First')).toBeVisible()
  await expect.element(box('Second')).toBeVisible()
})
