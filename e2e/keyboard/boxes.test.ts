import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectFocus, kitField, type Language, languages, openGallery, press } from '../support/gallery-page.ts'
import { tabTo } from '../support/user-actions.ts'

const { show, close } = await openGallery()
afterAll(close)

interface Typed {
  field: string
  /** See `press`. */
  keys: string
  /** The value the box shows afterwards; the typed text if omitted. */
  shows?: string
  sends: unknown
}

const nbsp = '\u00a0'
const both: Typed[] = [
  { field: 'Text', keys: 'Nurse practitioner', sends: 'Nurse practitioner' },
  {
    field: 'Email',
    keys: ' sophie.gagnon@example.com ',
    shows: 'sophie.gagnon@example.com',
    sends: 'sophie.gagnon@example.com',
  },
  { field: 'Email', keys: '[paste  luc@example.com ]', shows: 'luc@example.com', sends: 'luc@example.com' },
  { field: 'Url', keys: 'https://example.com/a', sends: 'https://example.com/a' },
  { field: 'Password', keys: 'Maple!1', sends: 'Maple!1' },
  { field: 'Number', keys: '-12', shows: '12', sends: 12 },
  { field: 'Phone', keys: '5145550123', shows: '(514) 555-0123', sends: '5145550123' },
  { field: 'Phone', keys: '[paste +1 514 555-0124]', shows: '(514) 555-0124', sends: '5145550124' },
  { field: 'Phone', keys: '15145550125', shows: '(514) 555-0125', sends: '5145550125' },
  { field: 'Phone', keys: '5145550[Backspace][Backspace]', shows: '(514) 55', sends: '51455' },
  { field: 'SIN', keys: '046 454 286', sends: '046454286' },
  { field: 'SIN', keys: '046454286[Backspace][Backspace]', shows: '046 454 2', sends: '0464542' },
  { field: 'SIN', keys: '[paste 046-454-286]', shows: '046 454 286', sends: '046454286' },
  { field: 'Code', keys: '123456', sends: '123456' },
  { field: 'Code', keys: '12a3[Backspace]4', shows: '124', sends: '124' },
  { field: 'Code', keys: '123456[ArrowLeft][ArrowLeft]9', shows: '123496', sends: '123496' },
  { field: 'Code', keys: '[paste Your code is 654 321.]', shows: '654321', sends: '654321' },
  { field: 'Textarea', keys: 'One[Enter]Two', shows: 'One\nTwo', sends: 'One\nTwo' },
]

const boxes: Record<Language, Typed[]> = {
  en: [
    ...both,
    { field: 'Money', keys: '86500', shows: '86,500', sends: 86_500 },
    { field: 'Money', keys: '1,234.50', sends: 1235 },
    { field: 'Money', keys: '1234[Home][ArrowRight]9', shows: '19,234', sends: 19_234 },
    { field: 'Money', keys: '12345[Backspace][Backspace]', shows: '123', sends: 123 },
    { field: 'Money', keys: '-500', shows: '500', sends: 500 },
    { field: 'Money', keys: '[paste $1,234,567.00]', shows: '1,234,567', sends: 1_234_567 },
    { field: 'Cents', keys: '1,234.50', sends: 1234.5 },
    { field: 'Cents', keys: '[paste 1 234,56 $]', shows: '1,234.56', sends: 1234.56 },
    { field: 'Percent', keys: '5.25', sends: 5.25 },
    { field: 'Percent', keys: '[paste 5,25 %]', shows: '5.25', sends: 5.25 },
    { field: 'Number', keys: '1450', shows: '1,450', sends: 1450 },
    { field: 'Birth', keys: 'March 7, 1988', sends: '1988-03-07' },
    { field: 'Birth', keys: '3/7/1988', sends: '1988-03-07' },
    { field: 'Closing', keys: '2027-05-31', sends: '2027-05-31' },
  ],
  fr: [
    ...both,
    { field: 'Money', keys: '86500', shows: `86${nbsp}500`, sends: 86_500 },
    { field: 'Money', keys: '1 234,50', shows: `1${nbsp}234,50`, sends: 1235 },
    { field: 'Money', keys: '1234[Home][ArrowRight]9', shows: `19${nbsp}234`, sends: 19_234 },
    { field: 'Money', keys: '12345[Backspace][Backspace]', shows: '123', sends: 123 },
    { field: 'Money', keys: '-500', shows: '500', sends: 500 },
    { field: 'Money', keys: '[paste 1 234 567 $]', shows: `1${nbsp}234${nbsp}567`, sends: 1_234_567 },
    { field: 'Cents', keys: '1 234,50', shows: `1${nbsp}234,50`, sends: 1234.5 },
    { field: 'Cents', keys: '1234.5', shows: `1${nbsp}234,5`, sends: 1234.5 },
    { field: 'Cents', keys: '[paste $1,234.56]', shows: `1${nbsp}234,56`, sends: 1234.56 },
    { field: 'Percent', keys: '5,25', sends: 5.25 },
    { field: 'Percent', keys: '5.25', shows: '5,25', sends: 5.25 },
    { field: 'Number', keys: '1450', shows: `1${nbsp}450`, sends: 1450 },
    { field: 'Birth', keys: '7 mars 1988', sends: '1988-03-07' },
    { field: 'Birth', keys: '7/3/1988', sends: '1988-03-07' },
    { field: 'Closing', keys: '2027-05-31', sends: '2027-05-31' },
  ],
}

/** From top to bottom, so that Tab moves from one to the next; rows of one field stay adjacent. */
const inOrder = async (page: Page, rows: Typed[]) => {
  const places = await page.evaluate(() =>
    [...document.querySelectorAll('main [id]')].map(({ id }) => id.slice(id.lastIndexOf('-') + 1)),
  )
  return rows.toSorted((a, b) => places.indexOf(a.field) - places.indexOf(b.field))
}

describe.each(languages)('by keyboard (%s)', (language) => {
  let visit: Awaited<ReturnType<typeof show>>
  beforeAll(async () => {
    visit = await show('kit', 'fields', language)
  })
  afterAll(() => visit.leave())

  test('typed text is what the form sends, and the focus stays in the box', async () => {
    const { page } = visit
    for (const { field, keys, shows = keys, sends } of await inOrder(page, boxes[language])) {
      const { box, sends: sent } = kitField(page, field)
      await tabTo(page, box)
      await press(page, `[Control+A][Delete]${keys}`)
      const now = async () => ({ field, keys, shows: await box.inputValue(), sends: await sent() })
      await expect.poll(now).toEqual({ field, keys, shows, sends })
      await expectFocus(box, field)
    }
  })

  test('a date is announced in full as it was understood', async () => {
    const { page } = visit
    await tabTo(page, kitField(page, 'Birth').box)
    await press(page, '[Control+A]19880307')
    const long = { en: 'March 7, 1988', fr: '7 mars 1988' }[language]
    await page.getByRole('status').filter({ hasText: long }).waitFor()
  })

  test('years and months are two boxes of one duration, with their sum in words', async () => {
    const { page } = visit
    const { box: group, sends } = kitField(page, 'Months')
    const [years, months] = [group.locator('input').first(), group.locator('input').last()]
    const state = async () => `${await years.inputValue()}, ${await months.inputValue()}: ${await sends()}`
    const type = async (keys: string) => {
      await tabTo(page, years)
      await press(page, keys)
      await expectFocus(months)
    }
    await type('2[Tab]4')
    expect(await state()).toBe('2, 4: 28')
    await group
      .getByText({ en: '2 years 4 months', fr: '2 ans 4 mois' }[language].replaceAll(/(\d) /g, `$1${nbsp}`))
      .waitFor()
    await press(page, '[Shift+Tab]')
    await type(`[Control+A]${{ en: '1.5', fr: '1,5' }[language]}[Tab][Control+A]14`)
    expect(await sends()).toBe(32)
    await press(page, '[Tab][Shift+Tab]')
    await expect.poll(state).toBe('2, 8: 32')
    await press(page, '[Shift+Tab]')
    await type('[Control+A]100[Tab][Control+A]11')
    expect(await sends()).toBe(999)
    await press(page, '[Tab]')
    await expect.poll(state).toBe('83, 3: 999')
  })

  test('showing and hiding a password keeps the focus on the pressed button, and the caret where it was', async () => {
    const { page } = visit
    const { box, sends } = kitField(page, 'Password')
    const place = () => box.evaluate((element) => (element as HTMLInputElement).selectionStart)
    const button = box.locator('xpath=following::button[1]')
    await tabTo(page, box)
    await press(page, '[Control+A]Mple!1[Home][ArrowRight]')
    await button.click()
    await expectFocus(box)
    expect([await box.getAttribute('type'), await place()]).toEqual(['text', 1])
    await press(page, 'a[Tab]')
    await expectFocus(button)
    for (const [key, type] of [
      ['Space', 'password'],
      ['Enter', 'text'],
    ]) {
      await press(page, `[${key}]`)
      await expect.poll(() => box.getAttribute('type')).toBe(type)
      await expectFocus(button)
    }
    await press(page, '[Shift+Tab]')
    await expectFocus(box)
    expect(await sends()).toBe('Maple!1')
  })

  test('replacing a stored SIN and cancelling move the focus along', async () => {
    const { page, words } = visit
    const { box, sends } = kitField(page, 'KeptSIN')
    const button = (key: string) => page.getByRole('button', { name: words.say(`kit:sin.${key}`) })
    await tabTo(page, button('replace'))
    await press(page, '[Enter]')
    await expectFocus(page.locator('input[id$="-KeptSIN"]'))
    await press(page, '046454286')
    expect(await sends()).toBe('046454286')
    await press(page, '[Tab]')
    await expectFocus(button('keep'))
    await press(page, '[Enter]')
    await expectFocus(button('replace'))
    expect(await sends()).toBe('••• ••• 123')
    await expect.poll(() => box.count()).toBe(1)
  })

  test('of the six boxes of a code, the focused one is marked', async () => {
    const { page } = visit
    const { box } = kitField(page, 'Code')
    const marked = () =>
      box.evaluate((element) =>
        [...(element.parentElement?.querySelectorAll('[data-current]') ?? [])].findIndex(
          (one) => one.getAttribute('data-current') === 'true',
        ),
      )
    await tabTo(page, box)
    for (const [keys, place] of [
      ['[Control+A][Delete]', 0],
      ['123', 3],
      ['[ArrowLeft]', 2],
      ['[Home]', 0],
      ['[End]456', 5],
    ] as const) {
      await press(page, keys)
      await expect.poll(marked).toBe(place)
    }
  })
})
