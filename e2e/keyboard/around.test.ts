import type { FileChooser } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { eitherLanguage, expectFocus, openGallery, press } from '../support/gallery-page.ts'
import { tabTo } from '../support/user-actions.ts'

const { show, close } = await openGallery()
afterAll(close)

test('the first Tab offers to skip the bar, and the menus of the bar open and close in place', async () => {
  const { page, words, leave } = await show('contactMe', 'filled', 'en')
  const skip = page.getByRole('link', { name: words.say('shell:skip') })
  await press(page, '[Tab]')
  await expectFocus(skip)
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await press(page, '[Enter]')
  await expectFocus(page.locator('main'))

  const menu = page.locator('header button[aria-expanded]').last()
  const entries = page.locator(`[id="${await menu.getAttribute('aria-controls')}"]`)
  await tabTo(page, menu)
  for (const key of ['Enter', 'Space']) {
    await press(page, `[${key}]`)
    await entries.waitFor()
    await press(page, '[Tab]')
    await expectFocus(entries.locator('a, button').first())
    await press(page, '[Escape]')
    await entries.waitFor({ state: 'hidden' })
    await expectFocus(menu)
  }
  await press(page, '[Enter][Shift+Tab]')
  await entries.waitFor({ state: 'hidden' })
  await leave()
})

test('on a phone the menu is a drawer that traps the focus and returns it', async () => {
  const { page, words, leave } = await show('contactMe', 'filled', 'fr', { width: 360, height: 740 })
  const menu = page.getByRole('button', { name: words.say('shell:menu.open') })
  const drawer = page.getByRole('dialog', { name: words.say('shell:menu.label') })
  await tabTo(page, menu)
  await press(page, '[Enter]')
  await expectFocus(drawer.getByRole('heading').first())
  await tabTo(page, drawer.getByRole('link').last())
  await press(page, '[Escape]')
  await expect.poll(() => drawer.count()).toBe(0)
  await expectFocus(menu)
  await leave()
})

test('files are chosen by a button, and the focus stays in the file list', async () => {
  const { page, leave } = await show('request', 'empty', 'en')
  const choose = page.getByRole('button', { name: /^Choose files/ }).first()
  // Listens from the start: the browser opens its dialog with a delay.
  const asked: FileChooser[] = []
  page.on('filechooser', (chooser) => asked.push(chooser))
  await tabTo(page, choose)
  await press(page, '[Enter]')
  await expect.poll(() => asked.map((chooser) => chooser.isMultiple())).toEqual([true])
  await asked[0]?.setFiles([{ name: 'nothing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('') }])
  await page.getByText('nothing.pdf').first().waitFor()
  await expectFocus(choose)
  await leave()
})

describe('a signer who cannot draw signs by typing', () => {
  test.each(eitherLanguage)('%s', async (language) => {
    const { page, words, leave } = await show('signDocument', 'empty', language)
    const say = (key: string) => words.say(`signing:${key}`)
    const draw = page.getByRole('radio', { name: say('sign.draw') })
    const type = page.getByRole('radio', { name: say('sign.type') })
    await tabTo(page, draw)
    await press(page, '[ArrowRight]')
    await expectFocus(type)
    await press(page, '[Tab]')
    const name = page.getByRole('textbox', { name: say('fields.Name.label') })
    await expectFocus(name)
    await press(page, 'Zoë Gagné')
    await page.getByText('Zoë Gagné', { exact: true }).waitFor()
    await press(page, '[Tab]')
    const consent = page.getByRole('checkbox')
    await expectFocus(consent)
    await press(page, '[Space]')
    expect(await consent.isChecked()).toBe(true)
    await tabTo(page, page.getByRole('button', { name: say('sign.submit') }))
    await press(page, '[Enter]')
    await page
      .getByRole('status')
      .filter({ hasText: words.say('kit:form.saved') })
      .waitFor({ state: 'attached' })
    await leave()
  })
})
