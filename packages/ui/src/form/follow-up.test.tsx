import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RadioCards, TextField } from '../fields/index.ts'
import { lookUp } from '../i18n/texts.ts'
import { showInForm } from '../testing/show-in-form.tsx'
import { FollowUp } from './follow-up.tsx'
import { useFormValue } from './form-context.ts'

const choices = Array.from({ length: 8 }, (_, Value) => ({ Value, Label: `Choice ${Value}`, Help: 'Some words.' }))
const short = [
  { Value: 1, Label: 'Yes' },
  { Value: 0, Label: 'No' },
]

const Questions = () => {
  const first = useFormValue<number>('First')
  const name = useFormValue<string>('Name')
  return (
    <>
      <RadioCards name="First" label="First" choices={choices} />
      <TextField name="Name" label="Name" />
      <FollowUp when={first >= 0 || name !== ''}>
        <RadioCards name="Second" label="Second" choices={short} columns={2} />
      </FollowUp>
    </>
  )
}

const show = () => showInForm(<Questions />, { First: -1, Second: -1, Name: '' })
const isWithin = (element: Element | null) => {
  const { top, bottom } = (element as Element).getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
const radio = (name: string) => page.getByText(name, { exact: true })

test('a question that an answer reveals comes into view, and the answer remains visible', async () => {
  await page.viewport(360, 740)
  await show()
  await radio('Choice 3').click()
  await expect.poll(() => isWithin(radio('Yes').element())).toBe(true)
  expect(isWithin(radio('Choice 3').element())).toBe(true)
})

test('the page is not scrolled so far that the answer above disappears', async () => {
  await page.viewport(360, 500)
  await show()
  await radio('Choice 3').click()
  await expect.poll(() => scrollY).toBeGreaterThan(0)
  await expect.poll(() => isWithin(radio('Choice 3').element())).toBe(true)
})

test('a question is not scrolled to while a person types', async () => {
  await page.viewport(360, 500)
  await show()
  await page.getByRole('textbox', { name: 'Name' }).click()
  await userEvent.keyboard('A')
  await expect.element(page.getByRole('status').getByText(lookUp('kit', 'form.followUp'))).toBeInTheDocument()
  expect(isWithin(radio('Yes').element())).toBe(false)
})
