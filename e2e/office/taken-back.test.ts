import { allMailsSent } from '@foyer/server/testing/all-mails-sent.ts'
import { makeDocumentRequest, makeSite, passTime } from '@foyer/server/testing/builders.ts'
import { completePart, readyApplication, sendApplication } from '@foyer/server/testing/invited.ts'
import { makeLeadForm } from '@foyer/server/testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('fr'))(
  'staff take back what they did on a deal: a note, a condition of a list, a message to answer, a request that they had reminded of, an invitation with its person, and a form, in $language at $width px',
  async ({ language, width, site }) => {
    const { foyer } = office
    const staff = await makeStaff(foyer, await makeBrokerage(foyer))
    await makeSite(foyer, site)
    await giveSite(foyer, staff.brokerageId, site, staff.personId)
    const deal = await readyApplication(foyer, site)
    const place = { SiteID: site, MortgageApplicationID: deal.applicationId }
    await completePart(foyer, deal)
    expect((await sendApplication(deal)).ReturnStatus.ReturnMessage).toBe('')
    await makeDocumentRequest(foyer, site, deal)
    const done = async (answer: Promise<{ ReturnStatus: { ReturnCode: number } }>) =>
      expect((await answer).ReturnStatus.ReturnCode).toBe(200)
    const { client } = staff
    const note = { NoteID: 0, Version: 0, Text: 'Prefers evenings.', Mentions: [] }
    await done(client.call('/console-api/SaveNote', { ...place, ...note }))
    const Items = [{ TextEn: 'Appraisal', TextFr: 'Évaluation', Type: -1, DueDays: 0 }]
    const Conditions = [{ NameEn: 'Usual', NameFr: 'Usuelles', Lender: '', Stage: '' as const, Items }]
    await done(client.call('/console-api/SaveConditionTemplates', { Version: 0, Conditions }))
    const token = await makeLeadForm(foyer, site)
    await done(deal.borrower.client.call('/api/MTGAPPSendMessage', { ...deal.ids, Text: 'Thank you!' }))
    // No one is reminded of what they were asked for within twenty hours.
    await passTime(foyer, 21 * 3600)
    // Those of the application and of the message.
    await foyer.mailbox.arrived(staff.email, 2)

    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    const dialog = page.getByRole('dialog')
    const press = (name: string | RegExp, within = page.getByRole('main')) =>
      within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click()
    const begins = (words: string) => new RegExp(`^${words}`)
    const deals = (key: string, values?: Parameters<typeof say>[1]) => say(`office.deal:${key}`, values)
    const address = `${office.url}/office/d/${site}/${deal.applicationId}`
    const open = (tab: string) => page.goto(`${address}?tab=${tab}`)
    await signInToOffice(page, foyer, staff, say, address)

    await press(begins(deals('notes.pin')))
    await page.getByText(deals('notes.pinned'), { exact: true }).waitFor()
    await press(begins(deals('notes.remove')))
    await press(deals('notes.removeSubmit'), dialog)
    await page.getByText(deals('notes.removedDone')).waitFor()
    expect(await page.getByText('Prefers evenings.').count()).toBe(0)
    await expectAccessible(page)

    await open('conditions')
    const condition = language === 'fr' ? 'Évaluation' : 'Appraisal'
    await press(say('office.conditions:template.open'))
    await press(say('office.conditions:submitAdd'), dialog)
    await page.getByText(say('office.conditions:template.added', { count: 1 })).waitFor()
    await press(say('kit:records.removeName', { name: condition }))
    await press(say('kit:records.remove'), dialog)
    await page.getByText(say('office.conditions:none')).waitFor()
    await expectAccessible(page)

    await open('messages')
    await press(say('office.messages:settle'))
    await page.getByText(say('office.messages:settled')).waitFor()

    await open('documents')
    await allMailsSent(foyer, deal.borrower.email)
    const before = foyer.mailbox.to(deal.borrower.email).length
    await page.locator('[data-remind]').click()
    await expectAccessible(page)
    await press(deals('remind.submit'), dialog)
    await page.getByText(deals('done.reminded')).waitFor()
    expect((await foyer.mailbox.arrived(deal.borrower.email, before + 1)).text).toContain('/reqdoc/upload/')
    await press(begins(deals('documents.withdraw')))
    await press(deals('documents.withdrawSubmit'), dialog)
    await page.getByText(deals('done.withdrawn')).waitFor()
    await expectAccessible(page)

    await open('applicants')
    const part = (key: string) => say(`office.parts:${key}`)
    await page.locator('[data-action="remind"] button').click()
    await press(part('remind.submit'), dialog)
    await dialog.waitFor({ state: 'detached' })
    await page.locator('[data-action="withdraw"] button').click()
    await press(part('withdraw.submit'), dialog)
    await page.locator('[data-action="withdraw"]').waitFor({ state: 'detached' })
    await page.locator('[data-action="remove"] button').click()
    await expectAccessible(page)
    await press(part('remove.submit'), dialog)
    await page.getByText(say('office.parts:remove.done', { name: 'Luc Côté' })).waitFor()
    await expectAccessible(page)

    await page.goto(`${office.url}/office/forms/${site}/${token}?tab=place`)
    await page.locator('main [data-remove]').click()
    await press(say('office.forms:remove.confirm'), dialog)
    await page.waitForURL('**/office/forms')
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await close()
  },
  240_000,
)
