import { aLeadForm } from '@foyer/domain/testing/lead-form.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiClient, startWithCode } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { newContext, openPage } from './support/browser.ts'
import { beginApplication } from './support/fill-application.ts'
import { openStage } from './support/stage.ts'
import { wordsOf } from './support/words.ts'

/**
 * The whole route table of the specification. `to` is where an address redirects visitors who are not signed in; by
 * default it does not redirect.
 */
interface RouteRow {
  at: string
  to?: string
}

const applicant = ['identification', 'address', 'income', 'property', 'asset', 'liability']
const steps = [
  'start',
  'addCoApplicant',
  'mortgage',
  'request',
  'bankStatement',
  'summary',
  'success',
  'coApplicant',
  'coApplicantInvite',
]
const home = '/demo/home'
const ownPages = [
  'contactme',
  'mydeals',
  '7',
  ...steps.map((step) => `7/${step}`),
  ...applicant.map((page) => `7/applicant/8/${page}`),
]
const invited = [
  'addCoApplicant',
  'success',
  'coApplicant',
  'applicant/addCoApplicantV2',
  'applicant/mortgage',
  'applicant/summary',
  'applicant/success',
  ...applicant.map((page) => `applicant/8/${page}`),
]

const table: readonly RouteRow[] = [
  { at: '/cooperators', to: '/' },
  { at: '/cooperators/application/OFFER' },
  { at: '/cooperators/thankyou/OFFER' },
  { at: '/cooperators/quote/OFFER' },
  { at: '/c21/cal' },
  { at: '/' },
  { at: '/embedded-forms/FORM' },
  { at: '/privacy' },
  { at: '/terms' },
  { at: '/disclosure' },
  { at: '/mtgappauth', to: '/' },
  { at: '/demo', to: home },
  { at: '/demo/referral', to: home },
  { at: '/demo/home' },
  { at: '/demo/profile', to: home },
  { at: '/demo/listing/12345' },
  { at: '/demo/loginas/eA==' },
  { at: '/demo/resetpassword/abc' },
  { at: '/demo/reqdoc/upload/abc' },
  { at: '/demo/doc/abc', to: '/demo/doc/abc/upload' },
  { at: '/demo/doc/abc/upload' },
  { at: '/demo/doc/abc/contact' },
  { at: '/demo/user', to: home },
  ...ownPages.map((page) => ({ at: `/demo/user/${page}`, to: home })),
  { at: '/demo/InviteCoApplicant/7/abc' },
  ...invited.map((page) => ({ at: `/demo/InviteCoApplicant/7/abc/${page}` })),
  { at: '/demo/cli/application/abc' },
  { at: '/demo/cli/application/abc/form', to: '/demo/cli/application/abc' },
  { at: '/demo/cli/application/abc/esign', to: '/demo/cli/application/abc' },
  { at: '/demo/nowhere/at/all' },
]

const { mail, server, browser, close } = await openStage()
afterAll(close)
const words = await wordsOf('en')
const ids = { FORM: '', OFFER: '' }

beforeAll(async () => {
  const client = apiClient()
  const persona = singleBuyerInOntario(new Date().toISOString().slice(0, 10))
  const user = await startWithCode(client, mail, () => server.url, 'walker@borrower.example')
  const made = await beginApplication(client, server.url, user, persona)
  const offer = await client.call(server.url, '/broker-api/CreatePartnerOffer', {
    SiteID: 'demo',
    MortgageApplicationID: made.MortgageApplicationID,
    Insurance: { Name: 'Paul Côté', Phone: '5145550111', Email: 'paul@insurer.example' },
  })
  const form = await client.call(server.url, '/broker-api/SaveEmbeddedForm', { SiteID: 'demo', detail: aLeadForm() })
  Object.assign(ids, { FORM: form.Token, OFFER: offer.id })
})

const withIds = (path: string) => path.replace('FORM', ids.FORM).replace('OFFER', ids.OFFER)
/** One browser context for all: no test signs in, and session storage ends with its tab. */
const context = await newContext(browser, { language: 'en', width: 1280 })
const visitIn = async (page: Page, path: string): Promise<Page> => {
  const answer = await page.goto(`${server.url}${path}`)
  expect(answer?.status()).toBe(200)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}
const open = async (path: string) => visitIn(await openPage(context, []), path)
/** One page for all rows of the table, since a new one costs as much as its address. */
const shared = await openPage(context, [])

test.each(table)('$at shows its page or redirects to one', async ({ at, to }) => {
  const page = await visitIn(shared, withIds(at))
  await page.waitForURL((url) => url.pathname === withIds(to ?? at))
  const isUnknown = await page.getByRole('heading', { name: words.say('shell:notFound.title') }).count()
  expect(isUnknown).toBe(at === '/demo/nowhere/at/all' ? 1 : 0)
})

test('an offer is answered once, by keyboard or mouse, and shows its answer afterwards', async () => {
  const say = (key: string, values = {}) => words.say(`partner-offers:${key}`, values)
  const page = await open(withIds('/cooperators/quote/OFFER'))
  await page.getByRole('button', { name: say('quote.send'), exact: true }).click()
  await page.getByText(words.say('errors:PartnerAnswerRequired')).first().waitFor()
  await expectAccessible(page)
  await page.getByRole('radio', { name: say('yes') }).check({ force: true })
  await page.getByRole('button', { name: say('quote.send'), exact: true }).click()
  await page.waitForURL('**/cooperators/thankyou/*')
  await page.getByText(say('thanks.yes')).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: say('thanks.see') }).click()
  await page.getByRole('heading', { level: 1, name: say('sent.title') }).waitFor()
  expect(await page.getByText('walker@borrower.example').count()).toBe(0)
  await expectAccessible(page)
  await page.goto(`${server.url}${withIds('/cooperators/quote/OFFER')}`)
  await page.getByRole('heading', { level: 1, name: say('answered.title') }).waitFor()
  const mailed = await mail.arrived('paul@insurer.example')
  expect(mailed.text).toContain('walker@borrower.example')
  await page.close()
})

test('the calculator updates the mortgage while the user types', async () => {
  const page = await open('/c21/cal')
  const amount = page.getByRole('textbox', { name: words.say('calculator:fields.Amount.label') })
  await amount.fill('100000')
  await page.getByRole('textbox', { name: words.say('calculator:fields.Rate.label') }).fill('6')
  await page.getByText('$639.81').waitFor()
  await expectAccessible(page)
  await amount.fill('')
  await page.getByText(words.say('calculator:incomplete')).waitFor()
  await page.close()
})

test('a link to the calculator of a broker shows its figures, and leads to an application', async () => {
  const page = await open('/demo/calculator?amount=100000&rate=6&years=25&frequency=0')
  await page.getByText('$639.81').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: words.say('calculator:start') }).click()
  await page.waitForURL('**/demo/home')
  await page.close()
})
