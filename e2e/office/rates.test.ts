import { makeSite } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { button, field } from '../support/pages.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()
const head = '# Source: Northern Life\n# JointDiscount: 10\nCoverage,Smoker,AgeFrom,AgeTo,MonthlyRate\n'

test.each(officeVisitsIn('en'))(
  'an owner loads the insurer’s rates and adds an institution, in $language at $width px',
  async ({ language, width, site }) => {
    const brokerage = await makeBrokerage(office.foyer)
    const owner = await makeStaff(office.foyer, brokerage)
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, brokerage, site)
    const { say } = await wordsOf(language)
    const text = (key: string, values = {}) => say(`office.rates:${key}`, values)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    await signInToOffice(page, office.foyer, owner, say, `${office.url}/office/rates`)

    await page.getByText(text('rates.illustrative')).waitFor()
    await button(page, text('rates.load')).click()
    const dialog = page.getByRole('dialog')
    await field(dialog, text('fields.File.label')).fill(`${head}LI,N,18,69,0.25\nLX,N,18,69,0.3\n`)
    await button(dialog, text('dialog.submit')).click()
    await dialog.getByText(text('atLine', { line: 5, what: text('faults.coverage') })).waitFor()
    await expectAccessible(page)
    const buffer = Buffer.from(`${head}LI,N,18,69,0.25\nLI,Y,18,69,0.45\n`)
    await dialog.locator('input[type="file"]').setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer })
    await dialog.getByText(text('atLine', { line: 5, what: text('faults.coverage') })).waitFor({ state: 'detached' })
    await button(dialog, text('dialog.submit')).click()
    await page.getByText(text('dialog.done', { count: 2 })).waitFor()
    await page.getByText('Northern Life', { exact: true }).waitFor()
    await expectAccessible(page)

    await button(page, text('institutions.add')).click()
    await field(dialog, text('fields.Code.label')).fill('777')
    await field(dialog, text('fields.Name.label')).fill('Harbour Bank')
    await button(dialog, text('institutions.submit')).click()
    await page.getByText(text('institutions.saved')).waitFor()
    await page.getByRole('searchbox').fill('hârbour')
    await button(page, text('institutions.endNamed', { name: 'Harbour Bank' })).click()
    await button(dialog, text('institutions.end')).click()
    await page.getByText(text('institutions.endDone')).waitFor()
    const { Institutions } = await owner.client.call('/console-api/ListInstitutions', { SiteID: site })
    expect(Institutions.find(({ Code }) => Code === '777')?.EndedAt).not.toBe('')
    const rates = await owner.client.call('/console-api/LoadRates', { SiteID: site })
    expect(rates).toMatchObject({ Source: 'Northern Life', JointDiscount: 10, IllustrativeFl: 0 })
    expect(rates.Rates).toHaveLength(2)
    expect(complaints).toEqual([])
    await close()
  },
)
