import type { ErrorKey } from '@foyer/domain/errors.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { descriptionOf, eitherLanguage, expectFocus, kitField, openGallery, press } from '../support/gallery-page.ts'
import { tabTo } from '../support/user-actions.ts'

const { show, close } = await openGallery()
afterAll(close)

/** `keys` are wrong; `mends` is typed afterwards. */
const slips: { field: string; keys: string; key: ErrorKey; mends: string; sends: string }[] = [
  { field: 'Email', keys: 'sophie@', key: 'InvalidEmail', mends: 'example.com', sends: 'sophie@example.com' },
  { field: 'Url', keys: 'example.com', key: 'InvalidUrl', mends: '[Home]https://', sends: 'https://example.com' },
  { field: 'Password', keys: 'maple!1', key: 'PasswordFormat', mends: 'M', sends: 'maple!1M' },
  { field: 'Birth', keys: '1988-02-30', key: 'InvalidDate', mends: '[Backspace][Backspace]28', sends: '1988-02-28' },
  { field: 'Closing', keys: 'soon', key: 'InvalidDate', mends: '[Control+A]2027-05-31', sends: '2027-05-31' },
  { field: 'Phone', keys: '514555', key: 'InvalidPhone', mends: '0123', sends: '5145550123' },
  { field: 'SIN', keys: '046 454 287', key: 'InvalidSin', mends: '[Backspace]6', sends: '046454286' },
]

describe.each(eitherLanguage)('by keyboard (%s)', (language) => {
  let visit: Awaited<ReturnType<typeof show>>
  beforeAll(async () => {
    visit = await show('kit', 'fields', language)
  })
  afterAll(() => visit.leave())

  test('an error appears at its field when it loses the focus, and disappears when it is corrected', async () => {
    const { page, words } = visit
    for (const { field, keys, key, mends, sends } of slips) {
      const { box, sends: sent } = kitField(page, field)
      const isWrong = async () => ({
        field,
        isInvalid: (await box.getAttribute('aria-invalid')) === 'true',
        isSaid: (await descriptionOf(box)).includes(words.say(`errors:${key}`)),
      })
      await tabTo(page, box)
      await press(page, keys)
      expect(await isWrong()).toEqual({ field, isInvalid: false, isSaid: false })
      await press(page, '[Tab]')
      await expect.poll(isWrong).toEqual({ field, isInvalid: true, isSaid: true })
      await press(page, `[Shift+Tab][End]${mends}`)
      await expect.poll(isWrong).toEqual({ field, isInvalid: false, isSaid: false })
      expect(await sent()).toBe(sends)
      await expectFocus(box, field)
    }
  })

  test('a postal code is checked after a pause, and the error is announced while the field has the focus', async () => {
    const { page, words } = visit
    await tabTo(page, page.getByRole('button', { name: words.say('kit:address.byHand') }))
    await press(page, '[Enter]')
    await expectFocus(kitField(page, 'Address.StreetNumber').box)
    const { box } = kitField(page, 'Address.PostalFsa')
    const address = async () => {
      const { PostalFsa, PostalLdu } = (await kitField(page, 'Address').sends()) as Record<string, string>
      return `${await box.inputValue()}: ${PostalFsa}, ${PostalLdu}`
    }
    const said = page.getByRole('status').filter({ hasText: words.say('errors:InvalidPostalCode') })
    await tabTo(page, box)
    await press(page, 'h2j2l')
    await said.waitFor({ state: 'attached' })
    expect(await descriptionOf(box)).toContain(words.say('errors:InvalidPostalCode'))
    await expectFocus(box)
    await press(page, '3')
    await said.waitFor({ state: 'detached' })
    expect(await address()).toBe('H2J 2L3: H2J, 2L3')
    await press(page, '[Backspace][Backspace][Backspace][Backspace]')
    expect(await address()).toBe('H2: H2, ')
    await press(page, '[Control+A][paste  n0g  1r0 ]')
    expect(await address()).toBe('N0G 1R0: N0G, 1R0')
  })

  test('Enter submits the form; the error summary takes the focus, and its link leads to the field', async () => {
    const { page, words } = visit
    const { box } = kitField(page, 'Email')
    await tabTo(page, box)
    await press(page, '[Control+A]sophie@[Enter]')
    await expectFocus(page.getByRole('region', { name: words.say('kit:form.problems') }))
    await press(page, '[Tab]')
    await expectFocus(page.getByRole('link', { name: words.say('errors:InvalidEmail') }))
    await press(page, '[Enter]')
    await expectFocus(box)
    await press(page, '[End]example.com[Enter]')
    await page
      .getByRole('status')
      .filter({ hasText: words.say('kit:form.saved') })
      .waitFor({ state: 'attached' })
    await expectFocus(box)
  })
})

test('the two boxes of a postal code work as one: typing advances, Backspace goes back, and a paste is split', async () => {
  const { page, words, leave } = await show('embeddedForm', 'empty', 'en')
  const [first, second] = ['first', 'second'].map((half) => page.getByLabel(words.say(`leads:postal.${half}`))) as [
    ReturnType<typeof page.getByLabel>,
    ReturnType<typeof page.getByLabel>,
  ]
  const halves = async () => `${await first.inputValue()} ${await second.inputValue()}`
  const said = page.getByText(words.say('errors:InvalidPostalCode')).first()
  await tabTo(page, first)
  await press(page, 'k1a')
  await expectFocus(second)
  await press(page, '0b1')
  expect(await halves()).toBe('K1A 0B1')
  await press(page, '[Backspace][Backspace][Backspace]')
  await expectFocus(second)
  await press(page, '[Backspace]')
  await expectFocus(first)
  expect(await halves()).toBe('K1 ')
  await press(page, 'a')
  await expectFocus(second)
  await press(page, '[ArrowLeft]')
  await expectFocus(first)
  await press(page, '[ArrowRight]')
  await expectFocus(second)
  await press(page, '[paste k1a 0b1]')
  expect(await halves()).toBe('K1A 0B1')
  await press(page, '[Shift+Tab]')
  await expectFocus(first)
  await press(page, '[Control+A][paste d2j2l3]')
  expect(await halves()).toBe('D2J 2L3')
  await expectFocus(second)
  await said.waitFor()
  await expectFocus(second)
  await leave()
})
