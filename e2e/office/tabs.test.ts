import { joinBrokerage, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('en'))(
  'a tab of one brokerage loads anew once its person works for another one in another tab, in $language at $width px',
  async ({ language, width }) => {
    const { foyer, url } = office
    const [alpha, beta] = [await makeBrokerage(foyer), await makeBrokerage(foyer)]
    await foyer.services.database.asOwner(async (query) => {
      await query(`update brokerages set legal_name = 'Alpha Mortgages' where brokerage_id = '${alpha}'`)
      await query(`update brokerages set legal_name = 'Beta Lending' where brokerage_id = '${beta}'`)
    })
    const staff = await makeStaff(foyer, alpha)
    await joinBrokerage(foyer, staff.personId, beta, 'owner')
    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    await signInToOffice(page, foyer, staff, say, `${url}/office/people`)
    await page.getByRole('heading', { level: 1, name: say('office.people:title') }).waitFor()

    const other = await page.context().newPage()
    await other.goto(`${url}/office`)
    await other.getByRole('heading', { level: 1 }).waitFor()
    const workFor = (name: string) => other.getByText(say('office:menu.work', { brokerage: name }))
    // The one that the sign-in did not choose.
    const isAlpha = (await workFor('Beta Lending').count()) > 0
    const [from, to] = isAlpha ? ['Alpha Mortgages', 'Beta Lending'] : ['Beta Lending', 'Alpha Mortgages']
    await page.getByRole('banner').getByText(from).first().waitFor()
    if (width < 992) await other.getByRole('button', { name: say('office:menu.open') }).click()
    else await other.getByRole('button', { name: 'Anna Bélanger' }).click()
    await workFor(to).click()
    await other.getByRole('banner').getByText(to).first().waitFor()
    await page.getByRole('banner').getByText(to).first().waitFor()
    await page.waitForURL(`${url}/office`)
    expect(complaints).toEqual([])
    await close()
  },
)

test.each(officeVisitsIn('en'))(
  'who signs in beside another person, who came in another tab meanwhile, signs them out and goes on, in $language at $width px',
  async ({ language, width }) => {
    const { foyer, url } = office
    const brokerage = await makeBrokerage(foyer)
    const [xenia, yves] = [await makeStaff(foyer, brokerage), await makeStaff(foyer, brokerage)]
    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    await page.goto(`${url}/office/sign-in`)
    const heading = (key: string) => page.getByRole('heading', { level: 1, name: say(key) })
    await heading('office.sign-in:title').waitFor()

    const other = await page.context().newPage()
    await signInToOffice(other, foyer, xenia, say, `${url}/office`)
    await other.waitForURL(`${url}/office`)

    await page.getByRole('textbox', { name: say('office.sign-in:fields.Email.label') }).fill(yves.email)
    await page.getByRole('button', { name: say('office.sign-in:email.submit'), exact: true }).click()
    await heading('office.sign-in:other.title').waitFor()
    await page.getByRole('button', { name: say('office.sign-in:other.submit') }).click()
    await heading('office.sign-in:title').waitFor()
    await other.waitForURL(`${url}/office/sign-in?*`)
    await other.close()
    await signInToOffice(page, foyer, yves, say, `${url}/office/me`)
    await page.getByText(yves.email).first().waitFor()
    expect(complaints.filter((one) => !one.includes('409'))).toEqual([])
    await close()
  },
)
