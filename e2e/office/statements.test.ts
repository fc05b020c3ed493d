import { applicationAtStatements, statementSteps } from '@foyer/server/bank-statements/testing/statement-steps.ts'
import { makeBorrower, makeSite } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('en'))(
  'a person of staff opens the bank statement that a client shared, and searches it, in $language at $width px',
  async ({ language, width, site }) => {
    const staff = await makeStaff(office.foyer, await makeBrokerage(office.foyer))
    await makeSite(office.foyer, site, { Credits: 5 })
    await giveSite(office.foyer, staff.brokerageId, site)
    const deal = await applicationAtStatements(await makeBorrower(office.foyer, site))
    await statementSteps(office.foyer, deal).authorise(['savings', 'chequing'])
    const asked = { SiteID: site, MortgageApplicationID: deal.applicationId }
    const shared = async () =>
      (await office.foyer.client().call('/broker-api/LoadDeal', asked)).Application.BankStatementsApplicants.flatMap(
        (one) => one.Responses.map(({ FetchedFlag }) => FetchedFlag),
      )
    await expect.poll(shared, { timeout: 15_000, interval: 100 }).toEqual([1])

    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    const address = `/office/d/${site}/${deal.applicationId}?tab=documents`
    await signInToOffice(page, office.foyer, staff, say, `${office.url}${address}`)
    await page.getByRole('heading', { name: say('office.statements:heading') }).waitFor()
    await expectAccessible(page)
    const name = say('office.statements:lookNamed', { name: 'Priya Raman', institution: 'Maple Sample Bank' })
    await page.getByRole('link', { name, exact: true }).click()
    await page
      .getByRole('heading', { level: 1, name: say('office.statements:title', { name: 'Priya Raman' }) })
      .waitFor()
    const account = page.getByRole('region', { name: /Chequing account/ }).first()
    await account.getByText(say('office.statements:months'), { exact: true }).waitFor()
    await expectAccessible(page)
    await account.getByRole('searchbox').fill('no such transaction')
    await account.getByText(say('office.statements:noneFound')).waitFor()
    await account.getByRole('searchbox').fill('')
    await account.getByRole('button', { name: say('office.statements:filters.in'), exact: true }).click()
    await account.getByText(say('office.statements:noneFound')).waitFor({ state: 'detached' })
    await expectAccessible(page)
    await page.getByRole('link', { name: say('office.deal:toDeal') }).click()
    await page.getByRole('heading', { name: say('office.statements:heading') }).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
  120_000,
)
