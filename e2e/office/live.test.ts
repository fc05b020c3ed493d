import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { fillPersona, makeBorrower, makeSite, setApplication } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import type { VisitOptions } from '../support/browser.ts'
import { officeVisitsIn, sharedOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

const client = 'Priya Raman'
/** From the change to the bar of another person's page. */
const timeout = 2000

const makeDeal = async (site: string) => {
  const brokerageId = await makeBrokerage(office.foyer)
  const anna = await makeStaff(office.foyer, brokerageId)
  const luc = await makeStaff(office.foyer, brokerageId, { role: 'broker', firstName: 'Luc' })
  await makeSite(office.foyer, site)
  await giveSite(office.foyer, brokerageId, site, anna.personId)
  const borrower = await makeBorrower(office.foyer, site)
  const application = await fillPersona(borrower, singleBuyerInOntario(new Date().toISOString().slice(0, 10)))
  await setApplication(office.foyer, application, { status: 1 })
  // Of two calls of a page at once, one may list what was there before the other has derived it.
  await anna.client.call('/console-api/ListPipeline', { View: 'open' })
  return { anna, luc, borrower, path: `/office/d/${site}/${application.applicationId}`, application }
}

/** A office.browser in which the person is signed in. */
const signedIn = async ({ client: { cookies } }: Staff, options: VisitOptions) => {
  const visitor = await visit(office.browser, options)
  await visitor.page
    .context()
    .addCookies([{ name: 'office', value: cookies.get('office') ?? '', url: office.url, httpOnly: true }])
  return visitor
}

test.each(officeVisitsIn('en'))(
  'what one broker changes, the list of another announces and then shows, and the activity has it, in $language at $width px',
  async ({ site, ...options }) => {
    const { anna, luc, path } = await makeDeal(site)
    const { say } = await wordsOf(options.language)
    const [mine, theirs] = [await signedIn(anna, options), await signedIn(luc, options)]
    const stage = (name: string) => say(`office.deals:stages.${name}`)
    await mine.page.goto(`${office.url}/office/deals?view=open`)
    const row = mine.page.getByRole('link', { name: client })
    await row.waitFor()
    const listed = (name: string) =>
      mine.page.locator('main').getByText(stage(name), { exact: true }).filter({ visible: true }).first()
    await listed('collecting').waitFor()
    const moveIt = (name: string) => say('office.deals:move.named', { name: client, stage: stage(name) })

    await theirs.page.goto(`${office.url}${path}`)
    await theirs.page.getByRole('button', { name: moveIt('collecting') }).click()
    await theirs.page.getByRole('radio', { name: stage('conditions'), exact: true }).check({ force: true })
    await theirs.page.getByRole('button', { name: say('office.deals:move.submit'), exact: true }).click()
    const bar = mine.page.locator('[data-updates]')
    const done = { name: client, stage: stage('conditions') }
    await theirs.page.getByText(say('office.deals:move.doneMailed', done)).waitFor()
    await bar.getByText(say('office.deals:updates.some', { count: 1 })).waitFor({ timeout })
    await mine.page.getByRole('status').getByText(say('office.deals:updates.announced')).waitFor({ state: 'attached' })
    // Nothing has moved under the reader, and one's own change needs no bar.
    expect(await listed('collecting').isVisible()).toBe(true)
    expect(await theirs.page.locator('[data-updates]').count()).toBe(0)
    await expectAccessible(mine.page)
    await bar.getByRole('button', { name: say('office:updates.show') }).click()
    await listed('conditions').waitFor()
    await bar.waitFor({ state: 'detached' })

    // A page of the deal is loaded again by itself, and asks first where its person is in the middle of something.
    await row.click()
    await mine.page.getByRole('tab', { name: say('office.deal:tabs.activity') }).click()
    const happened = (kind: string, values: Record<string, string>) =>
      mine.page.locator(`[data-kind="${kind}"]`).getByText(say(`office.activity:kinds.${kind}`, values))
    await happened('moved', { who: 'Luc Bélanger', what: stage('conditions') }).waitFor()
    await expectAccessible(mine.page)
    const note = (Text: string) => ({ Text, NoteID: 0, Version: 0, Mentions: [] })
    const [, , , SiteID = '', id] = path.split('/')
    const place = { SiteID, MortgageApplicationID: Number(id) }
    await luc.client.call('/console-api/SaveNote', { ...place, ...note('Prefers evenings.') })
    await happened('noteWritten', { who: 'Luc Bélanger' }).waitFor()
    await mine.page.getByRole('button', { name: moveIt('conditions') }).click()
    await mine.page.getByRole('dialog').waitFor()
    await luc.client.call('/console-api/SaveNote', { ...place, ...note('Call on Friday.') })
    await bar.getByText(say('office.deal:updates.deal')).waitFor({ state: 'attached' })
    await mine.page.keyboard.press('Escape')
    await bar.getByRole('button', { name: say('office:updates.show') }).click()
    await expect.poll(() => mine.page.locator('[data-kind="noteWritten"]').count()).toBe(2)
    for (const { complaints, close } of [mine, theirs]) {
      expect(complaints).toEqual([])
      await close()
    }
  },
  300_000,
)

test('where no stream gets through, the page asks, and shows what changed', async () => {
  const { anna, application } = await makeDeal('held')
  const { page, close } = await signedIn(anna, { language: 'en', width: 1280 })
  const { say } = await wordsOf('en')
  await page.route('**/console-api/Events', (route) => route.abort())
  const asked = page.waitForResponse('**/console-api/ListChanges')
  await page.goto(`${office.url}/office/deals?view=open`)
  await page.getByRole('link', { name: client }).waitFor()
  await asked
  const { SiteID, MortgageApplicationID } = application.ids
  await office.foyer.client().call('/broker-api/SaveDeal', { SiteID, MortgageApplicationID, Term: 36 })
  await page
    .locator('[data-updates]')
    .getByText(say('office.deals:updates.some', { count: 1 }))
    .waitFor()
  await close()
}, 120_000)
