import { readFile } from 'node:fs/promises'
import { makeApplication, makeBorrower, makeSite } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('en'))(
  'a compliance officer finds who looked at a deal, checks the record and saves it, in $language at $width px',
  async ({ language, width, site }) => {
    const brokerageId = await makeBrokerage(office.foyer)
    const officer = await makeStaff(office.foyer, brokerageId, { role: 'compliance' })
    const broker = await makeStaff(office.foyer, brokerageId, { role: 'owner', firstName: 'Luc' })
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, brokerageId, site, broker.personId)
    const { ids } = await makeApplication(await makeBorrower(office.foyer, site))
    const { SiteID, MortgageApplicationID } = ids
    await broker.client.call('/console-api/LoadDeal', { SiteID, MortgageApplicationID })
    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(15_000)
    const t = (key: string, values?: Record<string, string | number>) => say(`office.audit:${key}`, values)
    const looked = say('office.activity:kinds.viewed', { who: 'Luc Bélanger' })
    const begun = page.locator('[data-kind="begun"]')
    const dialog = page.getByRole('dialog')

    await signInToOffice(page, office.foyer, officer, say, `${office.url}/office/audit`)
    await page.getByRole('heading', { level: 1, name: t('title') }).waitFor()
    await page.getByText(looked, { exact: true }).waitFor()
    await begun.waitFor()
    await expectAccessible(page)

    const line = page.locator('[data-kind="viewed"]')
    await line.getByText(t('details'), { exact: true }).click()
    await line.getByText('LoadDeal', { exact: true }).waitFor()

    await page.locator('[data-days]').click()
    const field = (name: string) => dialog.locator(`input[id$="${name}"]`)
    await field('FirstDay').fill('2020-01-01')
    await dialog.getByRole('button', { name: t('period.submit'), exact: true }).click()
    await dialog.locator('[data-error-key="InvalidLogPeriod"]').waitFor()
    await expectAccessible(page)
    await field('Deal').fill(String(MortgageApplicationID))
    await dialog.getByRole('button', { name: t('period.submit'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toContain(`deal=${MortgageApplicationID}`)

    // From the deal, the looks alone; and an address brings the same back.
    await page.goto(`${office.url}/office/d/${SiteID}/${MortgageApplicationID}?tab=activity`)
    await page.locator('[data-filter="views"]').click()
    await page.getByText(looked, { exact: true }).waitFor()
    await page.getByRole('link', { name: say('office.activity:inLog'), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: t('title') }).waitFor()
    await page.getByText(looked, { exact: true }).waitFor()
    expect(await begun.count()).toBe(0)
    await page.reload()
    await page.getByText(looked, { exact: true }).waitFor()
    expect(await begun.count()).toBe(0)

    await page.locator('[data-check]').click()
    await page.getByText(t('check.done'), { exact: true }).waitFor()
    await expectAccessible(page)

    await page.locator('[data-export]').click()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: t('export.submit'), exact: true }).click()
    const saved = await readFile(await (await download).path(), 'utf8')
    expect(saved.split('\r\n')[0]).toContain(t('export.columns.what'))
    expect(saved).toContain(looked)
    expect(saved).not.toContain(say('office.activity:kinds.begun', { who: '' }).trim())
    await page.locator('[data-clear]').click()
    await begun.waitFor()
    await close()
    expect(complaints).toEqual([])
  },
)
