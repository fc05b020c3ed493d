import { addCoApplicant, fillIdentification, makeSite } from '@foyer/server/testing/builders.ts'
import { completePart, readyApplication, sendApplication, sendPart } from '@foyer/server/testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()
const sin = '046454286'

test.each(officeVisitsIn('en'))(
  'staff read what was sent and a SIN for a reason, reopen a part, take a comment back, and ask for a review, in $language at $width px',
  async ({ language, width, site }) => {
    const { foyer } = office
    const staff = await makeStaff(foyer, await makeBrokerage(foyer))
    await makeSite(foyer, site)
    await giveSite(foyer, staff.brokerageId, site)
    const deal = await readyApplication(foyer, site)
    await fillIdentification(deal, { FirstName: 'Ada', LastName: 'Roy', SIN: sin })
    await sendPart(await completePart(foyer, deal))
    await sendApplication(deal)

    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const t = (key: string, values?: Parameters<typeof say>[1]) => say(`office.deal:${key}`, values)
    const submit = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
    const address = `${office.url}/office/d/${site}/${deal.applicationId}`
    await signInToOffice(page, foyer, staff, say, address)

    await main.locator('[data-submissions]').click()
    await main.getByText(say('office.submissions:changed'), { exact: true }).waitFor()
    await expectAccessible(page)

    // The sign-in was the confirmation.
    await page.goto(`${address}?tab=applicants`)
    const label = { label: say('review.answers:applicant.sin'), name: 'Ada Roy' }
    await main.getByRole('button', { name: t('reveal.showNamed', label) }).click()
    await dialog.getByText(t('reveal.reasons.lender'), { exact: true }).click()
    await submit(t('reveal.submit'))
    await page.getByRole('status').getByText('046 454 286', { exact: true }).waitFor()
    await expectAccessible(page)

    const email = say('review.answers:applicant.email')
    await main
      .getByRole('button', { name: say('office.comments:addNamed', { label: email }), exact: true })
      .first()
      .click()
    await dialog.getByRole('textbox', { name: say('office.comments:fields.Text.label') }).fill('Is this still right?')
    await submit(say('office.comments:submit'))
    await main.getByText('Is this still right?').waitFor()
    await main.getByRole('button', { name: say('office.comments:removeNamed', { label: email }), exact: true }).click()
    await main.getByText('Is this still right?').waitFor({ state: 'detached' })

    await main.locator('[data-action="reopen"] button').click()
    await submit(say('office.parts:reopen.submit'))
    await page.getByText(say('office.parts:reopen.done', { name: 'Luc Côté' })).waitFor()
    await expectAccessible(page)

    await page.goto(address)
    await main.locator('[data-review]').click()
    await expectAccessible(page)
    await submit(t('review.submit'))
    await page.getByText(t('done.review')).waitFor()
    await main.getByText(t('review.asked')).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
  240_000,
)

test.each(officeVisitsIn('fr'))(
  'staff invite a co-applicant at a contact of the application, in $language at $width px',
  async ({ language, width, site }) => {
    const { foyer } = office
    const staff = await makeStaff(foyer, await makeBrokerage(foyer))
    await makeSite(foyer, site)
    await giveSite(foyer, staff.brokerageId, site, staff.personId)
    const deal = await readyApplication(foyer, site)
    const contact = `luc.${site}@example.ca`
    await addCoApplicant(deal, { FirstName: 'Luc', LastName: 'Côté', Email: contact })

    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    const dialog = page.getByRole('dialog')
    const part = (key: string, values?: Parameters<typeof say>[1]) => say(`office.parts:${key}`, values)
    const submit = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
    const address = `${office.url}/office/d/${site}/${deal.applicationId}?tab=applicants`
    await signInToOffice(page, foyer, staff, say, address)

    await page.locator('[data-action="invite"] button').click()
    await expectAccessible(page)
    await submit(part('invite.submit'))
    await page.getByText(part('invite.done', { contact })).waitFor()
    await foyer.mailbox.arrived(contact)
    await expectAccessible(page)

    await page.locator('[data-action="withdraw"]').waitFor()
    expect(complaints).toEqual([])
    await close()
  },
  240_000,
)
