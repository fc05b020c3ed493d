import { readFile } from 'node:fs/promises'
import { makeSite } from '@foyer/server/testing/builders.ts'
import { makeLeadForm, sendLead } from '@foyer/server/testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, pressKeyOfPage, sharedOffice, signInToOffice } from '../support/office.ts'
import { button, field, radio } from '../support/pages.ts'
import { visit } from '../support/session.ts'
import { mouse } from '../support/user-actions.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('fr'))(
  'a person of staff claims a lead that arrives, reads it, gives it back, exports it and erases it, in $language at $width px',
  async ({ language, width, site }) => {
    const staff = await makeStaff(office.foyer, await makeBrokerage(office.foyer))
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, staff.brokerageId, site)
    const form = await makeLeadForm(office.foyer, site)
    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    const name = 'Amélie Gagnon'
    await signInToOffice(page, office.foyer, staff, say, `${office.url}/office/leads`)
    await page.getByText(say('office.leads:empty.unclaimed')).waitFor()
    await expectAccessible(page)

    // It arrives while the page is open, which announces it and moves nothing.
    const visitor = office.foyer.client({ ip: `203.0.113.${width % 200}` })
    await sendLead(visitor, form, { FIRSTNAME: ['Amélie'], LASTNAME: ['Gagnon'], AMOUNT: ['400000'] }, language)
    await page.getByRole('button', { name: say('office:updates.show'), exact: true }).click()
    await page.getByRole('button', { name: say('office.leads:claim.named', { name }), exact: true }).click()
    await page.getByText(say('office.leads:claim.done', { name })).waitFor()
    await expectAccessible(page)

    await page.getByRole('tab', { name: new RegExp(`^${say('office.leads:views.mine')}`) }).click()
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: say('office.leads:giveBack.label'), exact: true }).click()
    await page.getByText(say('office.leads:giveBack.done', { name })).waitFor()
    await page.getByRole('link', { name: say('office.leads:back') }).click()
    await page.getByRole('tab', { name: new RegExp(`^${say('office.leads:views.unclaimed')}`) }).click()
    await page.getByRole('link', { name, exact: true }).waitFor()

    // For a spreadsheet; then its person asks to be forgotten.
    await page.getByRole('button', { name: say('office.leads:export.label'), exact: true }).click()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: say('office.leads:export.submit'), exact: true }).click()
    const file = await downloaded
    expect(file.suggestedFilename()).toMatch(/^leads-.*\.csv$/)
    const csv = await readFile(await file.path(), 'utf8')
    expect(csv).toContain('"Amélie"')
    await page.getByText(say('office.leads:export.done', { count: 1 })).waitFor()
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: say('office.leads:erase.label'), exact: true }).click()
    await page.getByRole('button', { name: say('office.leads:erase.confirm'), exact: true }).click()
    await page.getByText(say('office.leads:erase.done')).waitFor()
    await page.getByText(say('office.leads:empty.unclaimed')).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
  120_000,
)

/** What aLeadForm asks, in its own words. */
const asked = {
  en: { first: 'First name', last: 'Last name', email: 'Email', buy: 'Purchase', sent: 'Thank you.' },
  fr: { first: 'Prénom', last: 'Nom de famille', email: 'Courriel', buy: 'Achat', sent: 'Merci.' },
}

test.each(officeVisitsIn('en'))(
  'a visitor who sent a form is invited to apply, begins with a code, and is a deal of who invited, in $language at $width px',
  async ({ language, width, site }) => {
    const staff = await makeStaff(office.foyer, await makeBrokerage(office.foyer))
    const ofSite = `${site}-invited`
    await makeSite(office.foyer, ofSite)
    await giveSite(office.foyer, staff.brokerageId, ofSite)
    const form = await makeLeadForm(office.foyer, ofSite)
    const words = await wordsOf(language)
    const { say } = words
    const email = `amelie-${width}@example.ca`
    const name = 'Amélie Gagnon'

    const borrower = await visit(office.browser, { language, width })
    const hands = mouse(borrower.page)
    const box = (label: string) => borrower.page.getByRole('textbox', { name: new RegExp(`^${label}`) })
    await borrower.page.goto(`${office.url}/embedded-forms/${form}?lang=${language}`)
    await hands.fill(box(asked[language].first), 'Amélie')
    await hands.fill(box(asked[language].last), 'Gagnon')
    await hands.fill(box(asked[language].email), email)
    await hands.choose(borrower.page.getByRole('radio', { name: asked[language].buy }))
    await hands.press(button(borrower.page, say('leads:submit')))
    await borrower.page.getByText(asked[language].sent).waitFor()

    const staffVisit = await visit(office.browser, { language, width })
    await signInToOffice(staffVisit.page, office.foyer, staff, say, `${office.url}/office/leads`)
    await staffVisit.page.getByRole('link', { name, exact: true }).click()
    await pressKeyOfPage(staffVisit.page, 'i', staffVisit.page.getByRole('dialog'))
    const dialog = staffVisit.page.getByRole('dialog')
    await field(dialog, say('office.leads:fields.Note.label')).fill('www.example.com')
    await button(dialog, say('office.leads:invite.submit')).click()
    await dialog.getByText(say('errors:NoteWithContactDetails')).first().waitFor()
    await expectAccessible(staffVisit.page)
    await field(dialog, say('office.leads:fields.Note.label')).fill('À bientôt!')
    await button(dialog, say('office.leads:invite.submit')).click()
    await staffVisit.page.getByText(say('office.leads:invite.done', { email })).waitFor()
    await expectAccessible(staffVisit.page)

    const { text } = await office.foyer.mailbox.arrived(email)
    const [link = ''] = /http\S+\/begin#\S+/.exec(text) ?? []
    await borrower.page.goto(link)
    await expectAccessible(borrower.page)
    await hands.press(button(borrower.page, say('account.begin:send')))
    const code = await office.foyer.mailbox.code(email)
    await hands.fill(field(borrower.page, say('account:fields.code.label')), code)
    await borrower.page.waitForURL('**/user/0/start')
    await borrower.page.getByText(say('interview:carriedOfLead')).waitFor()
    await expect.poll(() => radio(borrower.page, say('interview:purpose.purchase.label')).isChecked()).toBe(true)
    await hands.choose(radio(borrower.page, say('interview:stage.notStarted.label')))
    await hands.press(button(borrower.page, say('interview:submit')))
    await borrower.page.waitForURL('**/identification')

    // The page of the lead announces it, leads to the deal, and the deal to the form.
    await staffVisit.page.getByRole('button', { name: say('office:updates.show'), exact: true }).click()
    await staffVisit.page.getByRole('link', { name: say('office.leads:begun.deal') }).click()
    await staffVisit.page.getByText(say('office.deal:facts.form')).waitFor()
    await staffVisit.page.getByRole('heading', { level: 1, name }).waitFor()
    await expectAccessible(staffVisit.page)
    expect([...borrower.complaints, ...staffVisit.complaints]).toEqual([])
    await Promise.all([borrower.close(), staffVisit.close()])
  },
  180_000,
)
