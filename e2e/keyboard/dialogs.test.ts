import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eitherLanguage, expectFocus, kitField, openGallery, press } from '../support/gallery-page.ts'
import { tabTo } from '../support/user-actions.ts'

const { show, close } = await openGallery()
afterAll(close)

describe('a form in a dialog', () => {
  let visit: Awaited<ReturnType<typeof show>>
  beforeAll(async () => {
    visit = await show('kit', 'records', 'en')
  })
  afterAll(() => visit.leave())
  const parts = () => {
    const { page, words } = visit
    const dialog = page.getByRole('dialog', { name: 'Add an address' })
    return {
      page,
      opener: page.getByRole('button', { name: 'Add an address', exact: true }),
      dialog,
      heading: dialog.getByRole('heading', { level: 2 }),
      question: page.getByRole('dialog', { name: words.say('kit:giveUp.title') }),
      field: (label: string) => dialog.getByLabel(label, { exact: true }),
      say: (key: string) => words.say(`kit:${key}`),
    }
  }
  /** Whether the focus is in the dialog, or in the browser's own bars while Tab wraps around. */
  const isInside = () =>
    visit.page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') !== null
    })

  test('moves the focus to its title, traps Tab and returns the focus', async () => {
    const { page, opener, heading, dialog, field } = parts()
    await tabTo(page, opener)
    await press(page, '[Enter]')
    await expectFocus(heading)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 12; presses += 1) {
        await press(page, `[${key}]`)
        expect(await isInside()).toBe(true)
      }
    }
    await tabTo(page, field('Rent'))
    await press(page, '[Escape]')
    await expect.poll(() => dialog.count()).toBe(0)
    await expectFocus(opener)
  })

  test('closes floating elements first on Escape, then asks before it discards input', async () => {
    const { page, opener, dialog, question, field, say } = parts()
    await tabTo(page, opener)
    await press(page, '[Space]')
    await tabTo(page, field('Address'))
    await press(page, '18 Elm')
    const province = dialog.getByRole('combobox', { name: 'Province' })
    await tabTo(page, province)
    await press(page, 'onta')
    await expect.poll(() => page.getByRole('option').count()).toBe(1)
    await press(page, '[Escape]')
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0)
    await expectFocus(province)
    const calendar = dialog.getByRole('button', { name: /Since/ })
    await tabTo(page, calendar)
    await press(page, '[Enter]')
    await dialog.locator('table').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-day'))).toBe(true)
    await press(page, '[Escape]')
    await expectFocus(calendar)
    await expect.poll(() => dialog.locator('table').count()).toBe(0)

    await tabTo(page, field('Address'))
    await press(page, '[Escape]')
    await question.waitFor()
    await expectFocus(question.getByRole('heading'))
    await press(page, '[Escape]')
    await expect.poll(() => question.count()).toBe(0)
    await expectFocus(field('Address'))
    expect(await field('Address').inputValue()).toBe('18 Elm')
    await press(page, '[Escape]')
    await tabTo(page, question.getByRole('button', { name: say('giveUp.leave') }))
    await press(page, '[Enter]')
    await expect.poll(() => dialog.count()).toBe(0)
    await expectFocus(opener)
  })

  test('is submitted by Enter in a box and closes', async () => {
    const { page, opener, dialog, field } = parts()
    await tabTo(page, opener)
    await press(page, '[Enter]')
    await tabTo(page, field('Address'))
    await press(page, '18 Elm[Enter]')
    await expect.poll(() => dialog.count()).toBe(0)
    await expectFocus(opener)
  })

  test('a row is changed and removed by its own buttons, whose names include the row', async () => {
    const { page, words } = visit
    const name = '4550, rue Saint-Denis, Montréal'
    const edit = page.getByRole('button', { name: words.say('kit:records.editName', { name }) })
    const remove = page.getByRole('button', { name: words.say('kit:records.removeName', { name }) })
    const question = page.getByRole('dialog', { name: words.say('kit:records.question') })
    await tabTo(page, edit)
    await press(page, '[Enter]')
    await page.getByRole('dialog').waitFor()
    await press(page, '[Escape]')
    await expectFocus(edit)
    await press(page, '[Tab]')
    await expectFocus(remove)
    for (const answer of ['cancel', 'records.remove']) {
      await press(page, '[Enter]')
      await expectFocus(question.getByRole('heading'))
      await tabTo(page, question.getByRole('button', { name: words.say(`kit:${answer}`), exact: true }))
      await press(page, '[Enter]')
      await expect.poll(() => question.count()).toBe(0)
      await expectFocus(remove)
    }
  })
})

describe.each(eitherLanguage)('a calendar (%s)', (language) => {
  let visit: Awaited<ReturnType<typeof show>>
  beforeAll(async () => {
    visit = await show('kit', 'filled', language)
  })
  afterAll(() => visit.leave())
  const button = () => {
    const label = { en: 'Closing date', fr: 'Date de signature' }[language]
    return visit.page.getByRole('button', { name: visit.words.say('kit:date.open', { label }) })
  }
  const day = () => visit.page.evaluate(() => document.activeElement?.getAttribute('data-day'))
  const head = () =>
    visit.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

  test('opens on its date, moves by each key and returns the focus', async () => {
    const { page } = visit
    const { sends } = kitField(page, 'Closing')
    await tabTo(page, button())
    await press(page, '[Enter]')
    await expect.poll(day).toBe('2027-05-31')
    expect(await head()).toBe({ en: '31 May 2027', fr: '31 mai 2027' }[language])
    for (const [key, expected] of [
      ['ArrowRight', '2027-06-01'],
      ['ArrowLeft', '2027-05-31'],
      ['ArrowUp', '2027-05-24'],
      ['ArrowDown', '2027-05-31'],
      ['ArrowDown', '2027-06-07'],
      ['Home', '2027-06-06'],
      ['End', '2027-06-12'],
      ['PageDown', '2027-07-12'],
      ['PageUp', '2027-06-12'],
      ['Shift+PageDown', '2028-06-12'],
      ['Shift+PageUp', '2027-06-12'],
    ]) {
      await press(page, `[${key}]`)
      await expect.poll(async () => `${key} ${await day()}`).toBe(`${key} ${expected}`)
    }
    await press(page, '[Escape]')
    await expectFocus(button())
    expect(await sends()).toBe('2027-05-31')
    await press(page, '[Space]')
    await expect.poll(day).toBe('2027-05-31')
    await press(page, '[PageDown]')
    await expect.poll(day).toBe('2027-06-30')
    await press(page, '[Enter]')
    await expectFocus(button())
    await expect.poll(sends).toBe('2027-06-30')
  })

  test('stays within its first and last day, and traps Tab', async () => {
    const { page, words } = visit
    const say = (key: string) => words.say(`kit:date.${key}`)
    await tabTo(page, button())
    await press(page, '[Enter]')
    await expect.poll(day).toMatch(/^2027-0[56]/)
    await press(page, '[Shift+PageDown][Shift+PageDown][Shift+PageDown][Shift+PageDown]')
    await expect.poll(day).toBe('2031-01-01')
    // There is no next month.
    await press(page, '[Tab]')
    await expect.poll(head).toBe(say('previousMonth'))
    await press(page, '[Tab]')
    await expect.poll(head).toMatch(/2031/)
    await press(page, '[Tab]')
    await expect.poll(day).toBe('2031-01-01')
    await press(page, '[Shift+Tab][Shift+Tab][Enter]')
    await expect.poll(head).toBe(say('previousMonth'))
    await press(page, '[Tab][Tab]')
    await expect.poll(head).toBe(say('nextMonth'))
    // At the last month the button is disabled, so the focus moves to the day.
    await press(page, '[Enter]')
    await expect.poll(day).toBe('2031-01-01')
    await press(page, '[Escape]')
    await expectFocus(button())
  })

  test('leads to months and years and back without losing the focus', async () => {
    const { page } = visit
    const at = () => page.evaluate(() => document.activeElement?.textContent)
    await tabTo(page, button())
    await press(page, '[Enter]')
    await expect.poll(day).toMatch(/^2027-0[56]/)
    await press(page, '[Tab][Tab][Enter]')
    await expect.poll(at).toMatch({ en: /^(May|Jun)$/, fr: /^(mai|juin)$/ }[language])
    await press(page, '[ArrowRight][Enter]')
    await expect.poll(day).toMatch(/^2027-0/)
    await press(page, '[Escape]')
    await expectFocus(button())
  })
})
