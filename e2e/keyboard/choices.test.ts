import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { eitherLanguage, expectFocus, kitField, openGallery, press } from '../support/gallery-page.ts'
import { tabTo } from '../support/user-actions.ts'

const { show, close } = await openGallery()
afterAll(close)

/** The text of the option that Enter would choose; '' while the list is closed. */
const activeOf = (box: Locator) =>
  box.evaluate((element) => {
    const id = element.getAttribute('aria-activedescendant')
    const isOpen = element.getAttribute('aria-expanded') === 'true'
    return isOpen && id !== null ? (document.getElementById(id)?.textContent ?? `no element ${id}`) : ''
  })

/** Steps on one page: the keys, then the active option of the open list and the value the form would send. */
const walk = async (
  page: Page,
  name: string,
  steps: readonly (readonly [keys: string, active: string, sends: unknown])[],
) => {
  const { box, sends } = kitField(page, name)
  await tabTo(page, box)
  for (const [keys, active, sent] of steps) {
    await press(page, keys)
    const now = async () => ({ keys, active: await activeOf(box), sends: await sends() })
    await expect.poll(now).toEqual({ keys, active, sends: sent })
    await expectFocus(box, name)
  }
}

describe.each(eitherLanguage)('by keyboard (%s)', (language) => {
  let visit: Awaited<ReturnType<typeof show>>
  beforeAll(async () => {
    visit = await show('kit', 'fields', language)
  })
  afterAll(() => visit.leave())

  test('cards are one Tab stop, and arrows choose among them', async () => {
    const { page } = visit
    const { box, sends } = kitField(page, 'Radio')
    const cards = box.getByRole('radio')
    await tabTo(page, cards.nth(0))
    expect(await sends()).toBe(-1)
    for (const [key, place] of [
      ['Space', 0],
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['ArrowDown', 0],
      ['ArrowUp', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await press(page, `[${key}]`)
      await expect.poll(sends).toBe(place)
      await expectFocus(cards.nth(place))
    }
    await press(page, '[Tab]')
    await expectFocus(kitField(page, 'Text').box)
    await press(page, '[Shift+Tab]')
    await expectFocus(cards.nth(1))
  })

  test('a short list is operated by arrows and first letters, and closed by Escape', async () => {
    const { page, words } = visit
    const [single, married, commonLaw, , divorced, widowed] = [0, 1, 2, 3, 4, 5].map((code) =>
      words.menu('MaritalStatus', code),
    )
    const last = { en: 'w', fr: 'v' }[language]
    await walk(page, 'Select', [
      ['', '', -1],
      ['[ArrowDown]', single ?? '', -1],
      ['[ArrowDown]', married ?? '', -1],
      ['[Escape]', '', -1],
      ['[ArrowUp]', widowed ?? '', -1],
      ['[ArrowDown]', single ?? '', -1],
      ['[Enter]', '', 0],
      ['[Enter]', single ?? '', 0],
      ['[End]', widowed ?? '', 0],
      ['[Home]', single ?? '', 0],
      ['[ArrowDown][ArrowDown]', commonLaw ?? '', 0],
      ['[Space]', '', 2],
      ['d', divorced ?? '', 2],
      ['[Enter]', '', 4],
      [last, widowed ?? '', 4],
    ])
    await press(page, '[Tab]')
    await expect.poll(kitField(page, 'Select').sends).toBe(5)
    await expectFocus(kitField(page, 'Slider').box)
  })

  test('a long list is searched by typing, with or without accents; an optional answer can be removed', async () => {
    const { page, words } = visit
    await tabTo(page, page.getByRole('button', { name: words.say('kit:address.byHand') }))
    await press(page, '[Enter]')
    const province = (code: number) => words.menu('Province', code)
    const codeOf = (name: string) =>
      Array.from({ length: 13 }, (_, place) => place + 1).find((code) => province(code) === name)
    const [quebec, ontario] = [{ en: 'Quebec', fr: 'Québec' }[language], 'Ontario']
    const direction = words.menu('StreetDirection', 1)
    await walk(page, 'Address.StreetDirectionDD', [
      [direction.slice(0, 3), direction, -1],
      ['[Enter]', '', 1],
      ['[Control+A][Backspace]', '', -1],
      [direction, direction, -1],
      ['[Enter]', '', 1],
    ])
    await press(page, '[Tab]')
    await expectFocus(
      page.getByRole('button', {
        name: words.say('kit:select.clear', { label: words.say('kit:fields.StreetDirectionDD.label') }),
      }),
    )
    await press(page, '[Enter]')
    await expect.poll(kitField(page, 'Address.StreetDirectionDD').sends).toBe(-1)
    await expectFocus(kitField(page, 'Address.StreetDirectionDD').box)

    const { box, sends } = kitField(page, 'Address.ProvinceDD')
    await walk(page, 'Address.ProvinceDD', [
      ['queb', quebec, -1],
      ['[Enter]', '', codeOf(quebec)],
      ['x', '', codeOf(quebec)],
    ])
    await page
      .getByRole('status')
      .filter({ hasText: words.say('kit:select.nothingFound') })
      .waitFor()
    await expectAccessible(page)
    await walk(page, 'Address.ProvinceDD', [
      ['[Enter]', '', codeOf(quebec)],
      ['onta', ontario, codeOf(quebec)],
    ])
    await press(page, '[Tab]')
    await expect.poll(sends).toBe(codeOf(ontario))
    expect(await box.inputValue()).toBe(ontario)
    await expectFocus(kitField(page, 'Address.PostalFsa').box)
  })

  test('an address is found by typing and chosen by arrows; a building lists its units; an empty result is announced', async () => {
    const { page, words } = visit
    const { box } = kitField(page, 'Address')
    const options = page.getByRole('option')
    const says = (key: string, values = {}) =>
      page
        .getByRole('status')
        .filter({ hasText: words.say(`kit:address.${key}`, values) })
        .waitFor({ state: 'attached' })
    const active = async (keys: string, text: string) => {
      await press(page, keys)
      await expect.poll(() => activeOf(box)).toContain(text)
      await expectFocus(box)
    }
    const closed = async (keys: string) => {
      await press(page, keys)
      await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false')
      await expectFocus(box)
    }
    await tabTo(page, box)
    await press(page, 'zzz')
    await says('nothing')
    await closed('[Enter]')
    await press(page, '[Control+A]157 Gara')
    await says('found', { count: 3 })
    expect(await options.count()).toBe(3)
    await active('[ArrowDown]', 'Street South')
    await active('[ArrowUp]', '1570 Garafraxa Road')
    await closed('[Escape]')
    expect(await box.inputValue()).toBe('157 Gara')
    await active('[ArrowDown]', 'Street South')
    await active('[ArrowUp]', '1570 Garafraxa Road')
    await press(page, '[Enter]')
    await expect.poll(() => options.count()).toBe(2)
    await active('[ArrowDown][ArrowDown]', '2-1570 Garafraxa Road')
    await closed('[Enter]')
    await says('filled', { address: '2-1570 Garafraxa Road' })
    await expect.poll(kitField(page, 'Address.City').sends).toBe('Durham')
    await press(page, '[Tab]')
    await expectFocus(kitField(page, 'Address.CountryDD').box)
  })

  test('Space toggles a checkbox and a switch', async () => {
    const { page } = visit
    for (const name of ['Checkbox', 'Switch']) {
      const { box, sends } = kitField(page, name)
      await tabTo(page, box)
      for (const sent of [1, 0, 1]) {
        await press(page, '[Space]')
        await expect.poll(sends).toBe(sent)
        await expectFocus(box, name)
      }
    }
  })

  test('a slider moves by arrows and pages to its ends, and announces a formatted amount', async () => {
    const { page } = visit
    const { sends } = kitField(page, 'Slider')
    const slider = page.getByRole('slider')
    await tabTo(page, slider)
    const dollars = (text: string) => (language === 'en' ? `$${text}` : `${text.replace(',', '\u00a0')}\u00a0$`)
    for (const [key, amount, said] of [
      ['End', 500_000, '500,000'],
      ['ArrowLeft', 499_000, '499,000'],
      ['PageDown', 449_000, '449,000'],
      ['PageUp', 499_000, '499,000'],
      ['Home', 0, '0'],
      ['ArrowRight', 1000, '1,000'],
      ['ArrowUp', 2000, '2,000'],
    ] as const) {
      await press(page, `[${key}]`)
      const now = async () => ({ key, sends: await sends(), said: await slider.getAttribute('aria-valuetext') })
      await expect.poll(now).toEqual({ key, sends: amount, said: dollars(said) })
    }
    await expectFocus(slider)
  })

  test('a fold opens and closes under its button', async () => {
    const { page } = visit
    const button = page.getByRole('button', {
      name: { en: 'What the form would send', fr: 'Ce que le formulaire enverrait' }[language],
    })
    const values = page.locator('#values')
    await tabTo(page, button)
    for (const [key, isOpen] of [
      ['Enter', true],
      ['Space', false],
    ] as const) {
      await press(page, `[${key}]`)
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe(String(isOpen))
      await expect.poll(() => values.isVisible()).toBe(isOpen)
      await expectFocus(button)
    }
  })
})

test('in a low window the list opens at its box, and the page does not scroll', async () => {
  const { page, words, leave } = await show('kit', 'fields', 'en', { width: 360, height: 740 })
  const { box } = kitField(page, 'Select')
  await tabTo(page, box)
  await press(page, '[End]')
  await expect.poll(() => activeOf(box)).toBe(words.menu('MaritalStatus', 5))
  await page.getByRole('option', { name: words.menu('MaritalStatus', 5) }).waitFor()
  const top = async () => (await box.boundingBox())?.y ?? -1
  expect(await top()).toBeGreaterThan(0)
  expect(await top()).toBeLessThan(740)
  await leave()
})

test('tabs change by arrows, Home and End; Tab moves into the panel', async () => {
  const { page, words, leave } = await show('home', 'filled', 'en')
  const tab = (key: string) => page.getByRole('tab', { name: words.say(`account:${key}.tab`) })
  const [signIn, register] = [tab('signIn'), tab('register')]
  await tabTo(page, signIn)
  for (const [key, chosen] of [
    ['ArrowRight', register],
    ['ArrowRight', signIn],
    ['ArrowLeft', register],
    ['Home', signIn],
    ['End', register],
  ] as const) {
    await press(page, `[${key}]`)
    await expectFocus(chosen)
    await expect.poll(() => chosen.getAttribute('aria-selected')).toBe('true')
  }
  await press(page, '[Tab]')
  await expectFocus(page.getByRole('tabpanel').locator('input').first())
  await press(page, '[Shift+Tab]')
  await expectFocus(register)
  await leave()
})

test('the checkboxes of a group toggle one by one, and one of several recipients is chosen', async () => {
  const { page, leave } = await show('embeddedForm', 'empty', 'fr')
  const group = page.getByRole('group', { name: /^Sujets/ })
  for (const name of ['Taux', 'Assurance']) {
    const box = group.getByRole('checkbox', { name })
    await tabTo(page, box)
    await press(page, '[Space]')
    await expect.poll(() => box.isChecked()).toBe(true)
    await expectFocus(box)
  }
  const owner = page.getByRole('combobox', { name: /courtier/i })
  await tabTo(page, owner)
  await press(page, 'o')
  await expect.poll(() => activeOf(owner)).toBe('Omar Haddad')
  expect(await page.getByRole('group', { name: 'Ottawa' }).count()).toBe(1)
  await press(page, '[Enter]')
  await expect.poll(() => owner.inputValue()).toBe('Omar Haddad')
  await expectFocus(owner)
  await leave()
})
