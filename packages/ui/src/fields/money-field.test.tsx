import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lookUp } from '../i18n/texts.ts'
import { showInForm } from '../testing/show-in-form.tsx'
import { AmountsOf, MoneyField } from './index.ts'

const send = () => page.getByRole('button', { name: 'Send' }).click()

test.each([
  ['en', '86500', '86,500', 86_500],
  ['en', '1,234.50', '1,235', 1235],
  ['en', '-500', '500', 500],
  ['fr', '86500', '86\u00a0500', 86_500],
] as const)('in %s, typing %s shows %s', async (language, typed, shown, amount) => {
  const sent = await showInForm(<MoneyField name="Amount" label="Amount" />, { Amount: null }, { language })
  const box = page.getByRole('textbox', { name: 'Amount' })
  await box.click()
  await userEvent.keyboard(typed)
  await userEvent.tab()
  await expect.element(box).toHaveValue(shown)
  await send()
  expect(sent).toEqual([{ Amount: amount }])
})

test('keeps the caret where a digit was inserted', async () => {
  await showInForm(<MoneyField name="Amount" label="Amount" />, { Amount: 1234 })
  const box = page.getByRole('textbox', { name: 'Amount' })
  await box.click()
  await userEvent.keyboard('{Home}{ArrowRight}9')
  await expect.element(box).toHaveValue('19,234')
})

test('an error is described at the field, and goes when it is corrected', async () => {
  const rules = ({ Amount }: { Amount: number | null }) =>
    Amount === null ? [{ Field: 'Amount', Key: 'MissingIncomeAmount' as const }] : []
  await showInForm(<MoneyField name="Amount" label="Amount" />, { Amount: null as number | null }, { rules })
  await send()
  const box = page.getByRole('textbox', { name: 'Amount' })
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box).toHaveAccessibleDescription(/\S/)
  await box.fill('52000')
  await expect.element(box).not.toHaveAttribute('aria-invalid', 'true')
})

test.each([
  [1, false],
  [2, true],
])('an amount of an address with CountryTypeDD %i names its currency: %s', async (CountryTypeDD, isNamed) => {
  await showInForm(
    <AmountsOf address="Address">
      <MoneyField name="Amount" label="Amount" help="A guess." />
    </AmountsOf>,
    { Amount: null, Address: { ...blankAddress, CountryTypeDD } },
  )
  const box = page.getByRole('textbox', { name: 'Amount' })
  const abroad = isNamed ? ` ${lookUp('kit', 'money.abroad')}` : ''
  await expect.element(box).toHaveAccessibleDescription(`A guess.${abroad}`)
})
