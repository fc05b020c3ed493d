import { readFile } from 'node:fs/promises'
import { audit } from '@foyer/server/kit/audit.ts'
import { inSite } from '@foyer/server/kit/transaction.ts'
import { countDays } from '@foyer/server/reports/index.ts'
import { makeApplication, makeBorrower, makeSite } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('fr'))(
  'an owner sees how far clients come and what stops them, of one site too, and saves it, in $language at $width px',
  async ({ language, width, site }) => {
    const { foyer } = office
    const brokerageId = await makeBrokerage(foyer)
    const owner = await makeStaff(foyer, brokerageId)
    for (const one of [`${site}-a`, `${site}-b`]) {
      await makeSite(foyer, one)
      await giveSite(foyer, brokerageId, one, owner.personId)
    }
    const { services } = foyer
    const counted = `${site}-a`
    const at = (minutes: number) => new Date(foyer.clock.now().getTime() - 3 * 86_400_000 + minutes * 60_000)
    await inSite(services.database.db, counted, async (trx) => {
      const event = { siteId: counted, actor: 'user', application: 1 }
      await audit(trx, { ...event, action: 'application-made', at: at(0) })
      await audit(trx, { ...event, action: 'interview-saved', at: at(2) })
    })
    // A refusal of the day counts the next night.
    const { borrower, ids } = await makeApplication(await makeBorrower(foyer, counted))
    await borrower.client.callAnyhow('/api/MTGAPPSendMessage', { ...ids, Text: '' })
    await services.refusals.write(at(0))
    await countDays(services.database, foyer.clock.now())

    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(15_000)
    const t = (key: string, values?: Record<string, string | number>) => say(`office.reports:${key}`, values)
    await signInToOffice(page, foyer, owner, say, `${office.url}/office/reports`)
    await page.getByRole('heading', { level: 1, name: t('title') }).waitFor()
    await page.getByText(t('steps.lead', { count: 1, sent: 0 }), { exact: true }).waitFor()
    await page.getByText(say('errors:RequiredNote'), { exact: true }).waitFor()
    await expectAccessible(page)

    const download = page.waitForEvent('download')
    await page.locator('[data-export]').click()
    const table = await readFile(await (await download).path(), 'utf8')
    expect(table).toContain('RequiredNote')
    expect(table).toContain(t('file.begun'))
    await page.getByText(t('saved'), { exact: true }).waitFor()

    await page.goto(`${office.url}/office/reports?site=${site}-b&days=90`)
    await page.getByText(t('steps.nothing'), { exact: true }).waitFor()
    await page.getByText(t('errors.empty'), { exact: true }).waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await close()
  },
)
