import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lookUp } from '../i18n/texts.ts'
import { showInForm } from '../testing/show-in-form.tsx'
import { MoneyField, NumberField, PercentField, YearsMonthsField } from './index.ts'

const fields = {
  dollars: <MoneyField name="Value" label="Value" />,
  cents: <MoneyField name="Value" label="Value" cents />,
  percent: <PercentField name="Value" label="Value" />,
  count: <NumberField name="Value" label="Value" unit="sq. ft." />,
  year: <NumberField name="Value" label="Value" isYear />,
}

const box = () => page.getByRole('textbox', { name: 'Value' })
const send = () => page.getByRole('button', { name: 'Send' }).click()

/** Copies the text from a box beside the form, and pastes it over what is selected. */
const pasteInto = async (target: ReturnType<typeof box>, text: string, select: '{Control>}a{/Control}' | '{End}') => {
  const source = document.body.appendChild(document.createElement('input'))
  source.value = text
  source.focus()
  source.select()
  await userEvent.copy()
  source.remove()
  ;(target.element() as HTMLInputElement).focus()
  await userEvent.keyboard(select)
  await userEvent.paste()
}

const shownWith = (kind: keyof typeof fields, language: 'en' | 'fr', Value: number | null) =>
  showInForm(fields[kind], { Value }, { language, texts: ['errors'] })

describe('a pasted number', () => {
  test.each([
    ['en', 'dollars', '2145.8333', '2,146', 2146],
    ['en', 'dollars', '12.5000', '13', 13],
    ['en', 'cents', '145.8333', '145.83', 145.83],
    ['en', 'cents', '$1,500.00 CAD', '1,500', 1500],
    ['en', 'dollars', '1\u00a0500,00 $', '1,500', 1500],
    ['fr', 'cents', '1\u202f500,25 $', '1\u00a0500,25', 1500.25],
    ['fr', 'dollars', '$1,500.00', '1\u00a0500', 1500],
    ['en', 'percent', '4,1250', '4.125', 4.125],
    ['fr', 'percent', '4,1250 %', '4,125', 4.125],
    ['en', 'count', '1,450 sq. ft.', '1,450', 1450],
    ['en', 'year', '2024', '2024', 2024],
  ] as const)('in %s, in a box of %s, of %s is %s', async (language, kind, text, shown, value) => {
    const sent = await shownWith(kind, language, null)
    await pasteInto(box(), text, '{End}')
    await userEvent.tab()
    await expect.element(box()).toHaveValue(shown)
    await send()
    expect(sent).toEqual([{ Value: value }])
  })

  test.each([
    ['en', 'dollars', '145.833'],
    ['fr', 'cents', '145,833'],
    ['en', 'dollars', '1.5M'],
    ['en', 'cents', '1e6'],
    ['fr', 'dollars', '-1500'],
    ['en', 'dollars', '(1,500)'],
    ['en', 'dollars', '$450,000 - $475,000'],
    ['en', 'dollars', '2024-01-15 $500'],
    ['en', 'percent', '5.25 - 6'],
    ['en', 'count', '3-4'],
    ['en', 'year', '2024-01-15'],
  ] as const)('in %s, in a box of %s, is not %s: the box stays, and its field shows why', async (...given) => {
    const [language, kind, text] = given
    const before = kind === 'year' ? 2020 : 12
    const sent = await shownWith(kind, language, before)
    await pasteInto(box(), text, '{Control>}a{/Control}')
    await expect.element(box()).toHaveValue(String(before))
    const key = kind === 'year' ? 'InvalidYear' : 'InvalidAmount'
    await expect.element(box()).toHaveAccessibleDescription(new RegExp(lookUp('errors', key).slice(0, 20)))
    await expect.element(page.getByRole('alert')).toHaveTextContent(lookUp('errors', key))
    await userEvent.keyboard('{End}{Backspace}')
    await expect.element(box()).not.toHaveAttribute('aria-invalid', 'true')
    await send()
    expect(sent).toHaveLength(1)
  })

  test('of digits alone joins those that are there', async () => {
    const sent = await shownWith('dollars', 'en', 1234)
    await pasteInto(box(), '5', '{End}')
    await expect.element(box()).toHaveValue('12,345')
    await send()
    expect(sent).toEqual([{ Value: 12_345 }])
  })

  test('of years is one number, and no date', async () => {
    const sent = await showInForm(
      <YearsMonthsField name="Value" label="Value" />,
      { Value: 24 as number | null },
      { texts: ['errors'] },
    )
    const years = page.getByRole('textbox').first()
    await pasteInto(years, '2024-01-15', '{Control>}a{/Control}')
    await expect.element(years).toHaveValue('2')
    await expect.element(page.getByRole('group')).toHaveAccessibleDescription(/\S/)
    await pasteInto(years, '3', '{Control>}a{/Control}')
    await send()
    expect(sent).toEqual([{ Value: 36 }])
  })
})
