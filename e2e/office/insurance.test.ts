import { makeSite } from '@foyer/server/testing/builders.ts'
import { makeInsurance, openInsurance } from '@foyer/server/testing/insurance.ts'
import { readyApplication, sendApplication } from '@foyer/server/testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('en'))(
  'staff start an insurance application from a submitted deal, mail its link again and correct an address, make and withdraw an offer of a partner, and get the PDF of an application once its person has prepared it, in $language at $width px',
  async ({ language, width, site }) => {
    const { foyer } = office
    const staff = await makeStaff(foyer, await makeBrokerage(foyer))
    await makeSite(foyer, site)
    await giveSite(foyer, staff.brokerageId, site, staff.personId)
    const deal = await readyApplication(foyer, site)
    const { say } = await wordsOf(language)
    const word = (key: string, values?: Parameters<typeof say>[1]) => say(`office.insurance:${key}`, values)
    const visited = await visit(office.browser, { language, width })
    const { page } = visited
    const address = `${office.url}/office/d/${site}/${deal.applicationId}?tab=insurance`
    await signInToOffice(page, foyer, staff, say, address)
    await page.getByRole('button', { name: word('create.open') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(word('create.tooEarly')).waitFor()
    await expectAccessible(page)

    const sent = await sendApplication(deal)
    expect(sent.ReturnStatus.ReturnMessage).toBe('')
    await foyer.client().call('/broker-api/SaveDeal', {
      ...{ SiteID: site, MortgageApplicationID: deal.applicationId, PaymentFrequency: 0 },
    })
    await page.goto(address)
    await page.getByRole('button', { name: word('create.open') }).click()
    await dialog.getByRole('button', { name: word('create.submit'), exact: true }).click()
    await dialog.locator('[data-error-key="CLI_MissingTerm"]').waitFor()
    await expectAccessible(page)
    await dialog.getByLabel(word('fields.InterestRate.label')).fill('4')
    await dialog
      .getByRole('group', { name: word('fields.Term.label') })
      .getByRole('textbox')
      .first()
      .fill('5')
    await dialog.getByRole('button', { name: word('create.submit'), exact: true }).click()
    await page.getByText(word('create.done')).waitFor()
    const offer = (key: string, values?: Parameters<typeof say>[1]) => say(`office.partner-offers:${key}`, values)
    await page.getByRole('button', { name: offer('make.open') }).click()
    await dialog.getByLabel(offer('fields.Name.label')).fill('Paul Côté')
    await dialog.getByLabel(offer('fields.Email.label')).fill('paul')
    await dialog.getByRole('button', { name: offer('make.submit'), exact: true }).click()
    await dialog.locator('[data-error-key="InvalidSetting"]').waitFor()
    await dialog.getByLabel(offer('fields.Email.label')).fill('paul@insurer.example')
    await dialog.getByRole('button', { name: offer('make.submit'), exact: true }).click()
    await dialog.getByText(`${office.url}/cooperators/quote/`).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: offer('link.close'), exact: true }).click()
    await page.getByRole('button', { name: offer('end.named', { name: 'Paul Côté' }) }).click()
    await dialog.getByRole('button', { name: offer('end.confirm'), exact: true }).click()
    await page.getByText(offer('end.done')).waitFor()
    await expectAccessible(page)
    const email = 'priya.raman@example.ca'
    await page.getByRole('link', { name: 'Ada Roy' }).click()
    await page.getByText(word('people.notYet')).waitFor()
    await page
      .getByRole('button')
      .filter({ hasText: word('resend.label') })
      .click()
    await page.getByText(word('resend.done', { email })).waitFor()
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /Ada Roy/ })
      .first()
      .click()
    await dialog.getByLabel(word('fields.EmailAddress.label')).fill('ada')
    await dialog.getByRole('button', { name: word('change.submit'), exact: true }).click()
    await dialog.locator('[data-error-key="CLI_InvalidEmail"]').waitFor()
    await expectAccessible(page)
    const other = `ada.right.${site}@example.ca`
    await dialog.getByLabel(word('fields.EmailAddress.label')).fill(other)
    await dialog.getByRole('button', { name: word('change.submit'), exact: true }).click()
    await page.getByText(word('change.done', { name: 'Ada Roy' })).waitFor()
    await foyer.mailbox.arrived(other)
    // An application from another program belongs to no deal; its page shows by itself what its person does.
    const made = await makeInsurance(foyer, site)
    await page.goto(`${office.url}/office/insurance/${site}/${made.id}`)
    await page.getByText(word('people.notYet')).first().waitFor()
    const opened = await openInsurance(foyer, made)
    await opened.quote()
    expect((await opened.prepare()).ReturnStatus.ReturnMessage).toBe('')
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-download]').click()])
    expect(file.suggestedFilename()).toBe(word('download.name', { id: String(made.id) }))
    await expectAccessible(page)
    await page.goto(`${office.url}/office/insurance`)
    await page.getByRole('link', { name: 'Ada Roy', exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: say('office:filters.search') }).fill('nobody')
    await page.getByText(word('empty.searched'), { exact: true }).waitFor()
    await page.getByRole('searchbox', { name: say('office:filters.search') }).fill(`roy ${other}`)
    await page.getByRole('link', { name: 'Ada Roy', exact: true }).waitFor()
    expect(visited.complaints).toEqual([])
    await visited.close()
  },
  180_000,
)
