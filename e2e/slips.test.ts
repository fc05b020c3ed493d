import { anAddress } from '@foyer/domain/testing/records.ts'
import { afterAll, expect, test } from 'vitest'
import { fillAddress } from './support/lists.ts'
import { button, field, radio } from './support/pages.ts'
import { visitSignedIn } from './support/session.ts'
import { joinStage } from './support/stage.ts'
import { mouse } from './support/user-actions.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await joinStage()
afterAll(close)
const words = await wordsOf('en')

const say = (key: string) => words.say(`interview:${key}`)
const begin = async (email: string) => {
  const visit = await visitSignedIn(browser, server, mail, email)
  await visit.page.goto(`${server.url}/demo/user/0/start`)
  return visit
}

test('pasting or a slip of the hand does not change an amount or a postal code', async () => {
  const { page, complaints, close } = await begin('slips@borrower.example')
  await radio(page, say('purpose.purchase.label')).check({ force: true })
  await radio(page, say('stage.offerAccepted.label')).check({ force: true })
  const price = field(page, say('fields.PropertyValue.label'))
  await price.pressSequentially('500000.00')
  expect(await price.inputValue()).toBe('500,000.00')
  await price.blur()
  expect(await price.inputValue()).toBe('500,000')

  await button(page, words.say('kit:address.byHand')).click()
  const postalCode = field(page, words.say('kit:fields.PostalFsa.label'))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText(' H2X  1Y4 '))
  await postalCode.focus()
  await page.keyboard.press('Control+V')
  expect(await postalCode.inputValue()).toBe('H2X 1Y4')
  expect(complaints).toEqual([])
  await close()
})

test('submitting a form before a menu has loaded marks the missing choice once it loads', async () => {
  const { page, complaints, close } = await begin('early@borrower.example')
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>()
  await page.route('**/api/loadMTGAppDD', async (route) => {
    if (route.request().postData()?.includes('"OccupancyType"')) await isFree
    await route.continue()
  })
  await radio(page, say('purpose.purchase.label')).check({ force: true })
  await radio(page, say('stage.offerAccepted.label')).check({ force: true })
  await page.locator('form [aria-busy="true"]').last().waitFor()
  await button(page, say('submit')).click()
  await page.locator('section:focus').getByText(words.say('errors:InterViewMissingOccupancy')).waitFor()
  free()
  await page.locator('fieldset[id$="OccupancyDD"] [data-error-key="InterViewMissingOccupancy"]').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('Back after the first save leads to the created application, not to a form that creates another', async () => {
  const { page, complaints, close } = await begin('back@borrower.example')
  await radio(page, say('purpose.refinance.label')).check({ force: true })
  await field(page, say('fields.RefinanceDate.label')).fill('2030-01-01')
  await fillAddress({ page, words, hands: mouse(page) }, page, anAddress())
  await button(page, say('submit')).click()
  await page.waitForURL('**/identification')
  await page.goBack()
  await page.waitForURL(/\/user\/[1-9]\d*\/start$/)
  await expect.poll(() => radio(page, say('purpose.refinance.label')).isChecked()).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('a dialog closed by accident asks before it discards input', async () => {
  const { page, complaints, close } = await begin('escape@borrower.example')
  await radio(page, say('purpose.refinance.label')).check({ force: true })
  await field(page, say('fields.RefinanceDate.label')).fill('2030-01-01')
  await fillAddress({ page, words, hands: mouse(page) }, page, anAddress())
  await button(page, say('submit')).click()
  await button(page, words.say('applicants:documents.add')).click()
  const number = field(page, words.say('applicants:fields.IdentificationNumber.label'))
  await page.keyboard.press('Escape')
  await number.waitFor({ state: 'detached' })

  await button(page, words.say('applicants:documents.add')).click()
  await number.fill('P 123')
  await page.keyboard.press('Escape')
  await page.getByText(words.say('kit:giveUp.text')).waitFor()
  await page.keyboard.press('Escape')
  expect(await number.inputValue()).toBe('P 123')
  await page.keyboard.press('Escape')
  await button(page, words.say('kit:giveUp.leave')).click()
  await number.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(words.say('applicants:documents.add'))
  expect(complaints).toEqual([])
  await close()
})

test('input typed while offline is saved once the connection returns', async () => {
  const { page, close } = await begin('offline@borrower.example')
  await radio(page, say('purpose.refinance.label')).check({ force: true })
  await button(page, words.say('kit:address.byHand')).click()
  await page.context().setOffline(true)
  const lost = page.waitForEvent('requestfailed')
  await field(page, words.say('kit:fields.City.label')).fill('Saguenay')
  await page.getByText(words.say('kit:offline')).waitFor()
  await lost
  const kept = page.waitForResponse((response) => (response.request().postData() ?? '').includes('Saguenay'))
  await page.context().setOffline(false)
  await kept
  await page.reload()
  await expect.poll(() => field(page, words.say('kit:fields.City.label')).inputValue()).toBe('Saguenay')
  await close()
})
