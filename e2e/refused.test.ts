import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowBrowser, newContext, openPage } from './support/browser.ts'
import { serveGallery } from './support/gallery-server.ts'
import { wordsOf } from './support/words.ts'

interface Refusal {
  /** Its view and state in the gallery. */
  at: [view: string, state: string]
  answer: ErrorKey
  /** What the user types elsewhere in the form. */
  field: string
  text: string
}

const refusals: readonly [what: string, Refusal][] = [
  [
    'an edit of what two people changed',
    { at: ['identification', 'stale'], answer: 'StaleEdit', field: 'Mobile', text: '5145550177' },
  ],
  [
    'an entry of a list that was changed',
    { at: ['income', 'dialog stale'], answer: 'StaleEdit', field: 'IncomeAmount', text: '81250' },
  ],
  [
    'a fifty-first entry',
    { at: ['asset', 'dialog TooManyRecords'], answer: 'TooManyRecords', field: 'AssetValue', text: '81250' },
  ],
  [
    'a record of another user',
    { at: ['liability', 'dialog NoAccess'], answer: 'NoAccess', field: 'Balance', text: '81250' },
  ],
  [
    'a fourth mortgage',
    { at: ['property', 'dialog failed'], answer: 'TooManyMortgages', field: 'Property.PropertyValue', text: '812500' },
  ],
  [
    'a mortgage of another property',
    { at: ['property', 'dialog NoAccess'], answer: 'NoAccess', field: 'Property.PropertyValue', text: '812500' },
  ],
  [
    'a 1,001st month',
    { at: ['address', 'dialog impossible'], answer: 'MonthsOutOfRange', field: 'City', text: 'Laval' },
  ],
  [
    'a second spouse',
    {
      at: ['identification', 'other-wrong'],
      answer: 'AlreadyHasSpouse',
      field: 'Identification.FirstName',
      text: 'Lucien',
    },
  ],
]

let gallery: Awaited<ReturnType<typeof serveGallery>>
let browser: Browser
let leave: () => Promise<void>

beforeAll(async () => {
  gallery = await serveGallery()
  ;({ browser, leave } = await borrowBrowser())
})
afterAll(async () => {
  await leave()
  await gallery.stop()
})

test.each(refusals)(
  '%s shows an error and keeps what was typed',
  async (_what, { at: [view, state], answer, field, text }) => {
    const complaints: string[] = []
    const context = await newContext(browser, { language: 'en', width: 1280 })
    const page = await openPage(context, complaints)
    const words = await wordsOf('en')
    await page.goto(`${gallery.url}?view=${view}&state=${state}&lang=en`)
    await page.locator('html[data-gallery=ready]').waitFor()
    const form = page.locator('form').last()
    const box = form.locator(`input[id$="${field}"]`)
    const sentence = words.say(`errors:${answer}`, { name: 'Anne Roy' })
    // Each error takes the focus, so an earlier one is not mistaken for it.
    const isAnswered = () => form.locator('section:focus').getByText(sentence).first().isVisible()
    await expect.poll(isAnswered).toBe(true)
    await box.fill(text)
    await box.press('Tab')
    const typed = await box.inputValue()
    await form.locator('button[type="submit"]').last().click()
    await expect.poll(isAnswered).toBe(true)
    expect(await box.inputValue()).toBe(typed)
    expect(typed.replace(/[\s,$()-]/g, '')).toContain(text)
    expect(complaints).toEqual([])
    await context.close()
  },
)

test.each([
  ['en', 'summary'],
  ['fr', 'summary'],
  ['en', 'invitedSummary'],
  ['fr', 'invitedSummary'],
] as const)(
  'in %s, what changed on the page %s since it was read is marked, and has to be accepted again',
  async (language, view) => {
    const context = await newContext(browser, { language, width: 1280 })
    const complaints: string[] = []
    const page = await openPage(context, complaints)
    const words = await wordsOf(language)
    await page.goto(`${gallery.url}?view=${view}&state=answers changed&lang=${language}`)
    await page.locator('html[data-gallery=ready]').waitFor()
    await page.locator('section:focus').getByText(words.say('review:readAgain.title')).waitFor()
    // The main applicant's page has two more sections, one of them unchanged.
    const marks = page.getByText(words.say('review:readAgain.mark'), { exact: true })
    expect(await marks.count()).toBe(view === 'summary' ? 3 : 1)
    for (const box of await page.getByRole('checkbox').all()) expect(await box.isChecked()).toBe(false)
    if (view === 'summary') expect(await page.getByRole('textbox').inputValue()).toBe('Call me after 5')
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('a consent whose text changed meanwhile is requested again, and what was typed stays', async () => {
  const context = await newContext(browser, { language: 'en', width: 1280 })
  const page = await openPage(context, [])
  const words = await wordsOf('en')
  await page.goto(`${gallery.url}?view=summary&state=consent changed&lang=en`)
  await page.locator('html[data-gallery=ready]').waitFor()
  const boxes = page.getByRole('checkbox')
  await page.getByRole('alert').getByText(words.say('review:consent.changedTitle')).waitFor()
  expect(await boxes.count()).toBe(2)
  for (const box of await boxes.all()) expect(await box.isChecked()).toBe(false)
  expect(await page.getByRole('textbox').inputValue()).toBe('Call me after 5')
  await context.close()
})
