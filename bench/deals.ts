import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import {
  aPhoto,
  fillPersona,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  setApplication,
  upload,
} from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import type { Page } from 'playwright-core'
import { signInToOffice, startOffice } from '../e2e/support/office.ts'
import { wordsOf } from '../e2e/support/words.ts'
import { findOrInstallBinaries } from '../tools/test-run/postgres-binaries.ts'
import { startCluster } from '../tools/test-run/postgres-cluster.ts'
import { quantile } from './quantile.ts'
import { startBarePage } from './steps/bare-page.ts'
import { installWatch, press } from './steps/in-page.ts'

/**
 * `npm run bench -- deals`: from the press on a deal of the list to the frame that shows its summary, on a warm client, for deals
 * that were not opened before and for those that were, beside a bare page in the same browser that inserts fields as text. The
 * server is in this process, on PostgreSQL. The aim is 300 ms.
 */
const deals = 12
const link = 'main a[href^="/office/d/"]'
const summary = 'main [class*="_columns_"] h2'
const persona = singleBuyerInOntario(new Date().toISOString().slice(0, 10))

const at = (times: readonly number[], share: number) => Math.round(quantile(times, share))
const shown = (who: string, times: readonly number[]) => ({
  who,
  'ms, middle': at(times, 0.5),
  'ms, longest': at(times, 1),
})

const startOnPostgres = async () => {
  const binaries = await findOrInstallBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed; this measurement needs one.')
  const cluster = await startCluster(binaries, { isDurable: true })
  process.env.TEST_DATABASE_URL = cluster.url
  return { cluster, office: await startOffice() }
}

/** Each deal is opened from the list and left again. */
const openAll = async (page: Page, paths: readonly string[]) => {
  const times: number[] = []
  for (const path of paths) {
    await page.locator(`main a[href="${path}"]`).waitFor()
    times.push(await press(page, `main a[href="${path}"]`, summary))
    await page.goBack()
    await page.locator(link).first().waitFor()
  }
  return times
}

export const benchDeals = async () => {
  const [{ cluster, office }, bare] = await Promise.all([startOnPostgres(), startBarePage()])
  const { foyer, browser, url } = office
  try {
    const brokerageId = await makeBrokerage(foyer)
    const staff = await makeStaff(foyer, brokerageId)
    await makeSite(foyer, 'north')
    await giveSite(foyer, brokerageId, 'north', staff.personId)
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-CA' })
    await installWatch(page)
    const { say } = await wordsOf('en')
    await signInToOffice(page, foyer, staff, say, `${url}/office`)
    await page.locator('a[href="/office/deals"]').first().waitFor()
    for (let made = 0; made < deals; made += 1) {
      const borrower = await makeBorrower(foyer, 'north')
      const application = await fillPersona(borrower, persona)
      await setApplication(foyer, application, { status: 1 })
      const request = await makeDocumentRequest(foyer, 'north', application)
      await upload(borrower.client, request.itemId, { bytes: await aPhoto() })
    }
    await page.goto(`${url}/office/deals?view=open`)
    await page.locator(link).first().waitFor()
    const paths = await page
      .locator(link)
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href') ?? ''))])
    // The first deal loads the code of the page; the client is warm afterwards.
    const [first = '', ...others] = paths
    await openAll(page, [first])
    const fresh = await openAll(page, others)
    const again = await openAll(page, others)
    const barePage = await browser.newPage()
    await installWatch(barePage)
    await barePage.goto(bare.url)
    const inserted: number[] = []
    for (const _ of others) inserted.push(await press(barePage, '#one', 'main form > *', 'main form > *'))
    console.log(`\nA deal opens from the list, ms after the press, ${others.length} deals.\n`)
    console.table([shown('bare', inserted), shown('not opened before', fresh), shown('opened before', again)])
  } finally {
    await Promise.all([office.stop(), bare.stop()])
    await cluster.stop()
  }
}
