import { addDays } from '@foyer/domain/kit/dates.ts'
import { makeSite } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { button, field, radio } from '../support/pages.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('en'))(
  'an owner sets the lending policy beside a colleague’s change, and replaces a rule for a time, in $language at $width px',
  async ({ language, width, site }) => {
    const brokerage = await makeBrokerage(office.foyer)
    const owner = await makeStaff(office.foyer, brokerage, { firstName: 'Olga' })
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, brokerage, site)
    const { say } = await wordsOf(language)
    const text = (key: string, values = {}) => say(`office.lending:${key}`, values)
    const operator = office.foyer.client()
    const rules = () => operator.call('/api/LoadLendingRules', { SiteID: site })
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    await signInToOffice(page, office.foyer, owner, say, `${office.url}/office/lending`)

    const fees = field(page, text('policy.condoFeesPercent.label'))
    await fees.fill('101')
    await radio(page, text('policy.selfEmployed.kinds.percent')).check()
    await field(page, text('policy.selfEmployed.percent')).fill('15')
    await button(page, text('policy.submit')).click()
    await page.locator('main form [data-error-key="RuleValueOutOfRange"]').waitFor()
    await expectAccessible(page)
    await fees.fill('100')

    // A colleague was faster with one of them, and changed another.
    const changed = { condoFeesPercent: 75, subjectRentPercent: 80 }
    await operator.call('/broker-api/SaveLendingPolicy', { SiteID: site, Policy: changed })
    await button(page, text('policy.submit')).click()
    await page.getByText(text('stale.text', { names: text('policy.condoFeesPercent.label') })).waitFor()
    expect(await field(page, text('policy.subjectRentPercent.label')).inputValue()).toBe('80')
    await button(page, text('policy.submit')).click()
    await page.getByText(say('kit:form.saved'), { exact: true }).waitFor()
    const saved = { condoFeesPercent: 100, subjectRentPercent: 80, selfEmployed: { adds: 'percent', percent: 15 } }
    expect((await rules()).Policy).toMatchObject(saved)

    const rule = text('rules.names.estimate.legal')
    await button(page, text('rules.replaceNamed', { rule })).click()
    const dialog = page.getByRole('dialog')
    await field(dialog, text('fields.amount.label')).fill('1500')
    await button(dialog, text('dialog.submit')).click()
    await dialog.locator('[data-error-key="InvalidDate"]').waitFor()
    await expectAccessible(page)
    await field(dialog, text('fields.To.label')).fill(addDays(new Date().toISOString().slice(0, 10), 100))
    await field(dialog, text('fields.Reason.label')).fill('The prices of our notary')
    await field(dialog, text('fields.ReasonFr.label')).fill('Les tarifs de notre notaire')
    await button(dialog, text('dialog.submit')).click()
    await page.getByText(text('dialog.done')).waitFor()
    expect((await rules()).Overrides).toMatchObject([
      {
        RuleID: 'estimate.legal',
        Value: { amount: 1500, least: 1000, most: 2500 },
        Reason: 'The prices of our notary',
      },
    ])
    await expectAccessible(page)

    await button(page, say('kit:records.removeName', { name: rule })).click()
    await button(dialog, say('kit:records.remove')).click()
    await page.getByText(text('overrides.removed')).waitFor()
    expect((await rules()).Overrides).toEqual([])
    expect(complaints).toEqual([])
    await close()
  },
)
