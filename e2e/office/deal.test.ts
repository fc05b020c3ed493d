import { refusalReasons } from '@foyer/domain/documents/refusal-reasons.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import {
  aPhoto,
  fillPersona,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  passTime,
  setApplication,
  upload,
} from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '@foyer/server/testing/office-builders.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

const persona = singleBuyerInOntario(new Date().toISOString().slice(0, 10))

/** A deal in review, whose client sent both documents that they were asked for. */
const makeDeal = async (siteId: string) => {
  const borrower = await makeBorrower(office.foyer, siteId)
  const application = await fillPersona(borrower, persona)
  await setApplication(office.foyer, application, { status: 1 })
  const request = await makeDocumentRequest(office.foyer, siteId, application, { SiteID: siteId })
  const { Items } = (await borrower.client.call('/api/RDLoad', request.ids)).Docs
  for (const { DFRequestDocItemID } of Items)
    await upload(borrower.client, DFRequestDocItemID, { siteId, bytes: await aPhoto() })
  await borrower.client.call('/api/RDSubmit', request.ids)
  return borrower
}

test.each(officeVisitsIn('en'))(
  'a person of staff finds a deal under what waits, decides its documents and moves it on, in $language at $width px',
  async ({ language, width, site }) => {
    const brokerageId = await makeBrokerage(office.foyer)
    const staff = await makeStaff(office.foyer, brokerageId)
    const colleague = await makeStaff(office.foyer, brokerageId, { role: 'broker', firstName: 'Luc' })
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, brokerageId, site, staff.personId)
    const borrower = await makeDeal(site)
    const client = 'Priya Raman'
    const words = await wordsOf(language)
    const { say } = words
    const { page, complaints, close } = await visit(office.browser, { language, width })
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const document = (type: number) => words.menu('DFDocumentType', type)
    const isWide = width >= 900

    // The mail about the documents leads to the deal.
    const { text: arrived } = await office.foyer.mailbox.arrived(staff.email)
    expect(arrived).toMatch(new RegExp(`/office/d/${site}/\\d+\\?tab=documents`))
    await signIn(page, staff, say)
    await page.getByRole('heading', { name: say('office.deals:first.title') }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: say('office.deals:first.all') }).click()

    // The deal waits with two documents.
    await heading(say('office.deals:title'))
    await page.getByText(say('office.deals:needs.documents', { count: 2 })).waitFor()
    await expectAccessible(page)
    if (isWide) {
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
    } else await page.getByRole('link', { name: client }).click()
    await heading(client)
    await expectAccessible(page)
    await page.getByRole('tab', { name: say('office.deal:tabs.applicants') }).click()
    await page.getByRole('heading', { name: say('office.deal:applicants.identity'), exact: true }).waitFor()
    await expectAccessible(page)

    // The number of a document is shown for a reason, by keyboard, and hidden again. The sign-in was the confirmation.
    const { IdentificationNumber: number } = persona.main.document
    const label = { label: say('review.answers:applicant.number'), name: client }
    await page.getByRole('button', { name: say('office.deal:reveal.showNamed', label) }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: say('office.deal:reveal.title') }).waitFor()
    await expectAccessible(page)
    await page.getByRole('radio', { name: say('office.deal:reveal.reasons.lender') }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: say('office.deal:reveal.submit') }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText(number, { exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: say('office.deal:reveal.hideNamed', label) }).press('Enter')
    await page.getByText(number, { exact: true }).waitFor({ state: 'detached' })

    // A scenario is saved with the deal, and compared with it.
    await page.getByRole('tab', { name: say('office.deal:tabs.figures') }).click()
    await press(say('office.deal:figures.add'))
    const box = (field: string) =>
      page.getByRole('dialog').getByRole('textbox', { name: say(`office.deal:fields.${field}.label`) })
    await box('Name').fill('20')
    await box('AmortizationYears').fill('20')
    await press(say('office.deal:figures.save'))
    await page.getByText(say('office.deal:done.scenario', { name: '20' })).waitFor()
    await page.getByRole('columnheader', { name: '20' }).waitFor()
    // Another one is added to those that are saved, as this page shows them.
    await press(say('office.deal:figures.add'))
    await box('Name').fill('25')
    await box('AmortizationYears').fill('25')
    await press(say('office.deal:figures.save'))
    await page.getByText(say('office.deal:done.scenario', { name: '25' })).waitFor()
    await page.getByRole('columnheader', { name: '25' }).waitFor()
    await page.getByText(say('office.deal:figures.sources')).click()
    await expectAccessible(page)
    await page.getByRole('tab', { name: say('office.deal:tabs.summary') }).click()

    // A note notifies a colleague, whose mail leads to the deal through the sign-in.
    await page.getByRole('button', { name: say('office.deal:notes.add') }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: say('office.deal:fields.Text.label') }).fill('Prefers evenings.')
    await page.getByRole('checkbox', { name: 'Luc Bélanger' }).press('Space')
    await expectAccessible(page)
    await page.getByRole('button', { name: say('office.deal:notes.submit') }).press('Enter')
    await page.getByText(say('office.deal:notes.saved')).waitFor()
    await page.getByText('Prefers evenings.').waitFor()
    const { text } = await office.foyer.mailbox.arrived(colleague.email)
    const [, link = ''] = /(\/office\/d\/\S+)/.exec(text) ?? []
    const theirs = await visit(office.browser, { language, width })
    await signIn(theirs.page, colleague, say, link)
    await theirs.page.getByText('Prefers evenings.').waitFor()
    expect(new URL(theirs.page.url()).pathname).toBe(link)
    expect(theirs.complaints).toEqual([])
    await theirs.close()

    // The first document is accepted, by its key or by the second tap.
    await page.getByRole('link', { name: say('office.deal:waits.review') }).click()
    await heading(document(0))
    await page.getByRole('img').first().waitFor()
    await expectAccessible(page)
    if (isWide) await page.keyboard.press('a')
    else await press(say('office.deal:decide.accept'))

    // It is undone within two minutes, which leads back to it, and accepted again.
    await heading(document(14))
    if (isWide) await page.keyboard.press('u')
    else await press(say('office.deal:decide.undo'))
    await heading(document(0))
    await page.getByText(say('office.deal:decide.undone')).waitFor()
    await page.getByRole('img').first().waitFor()
    await press(say('office.deal:decide.accept'))

    // The second one is not, and its client reads why.
    await heading(document(14))
    await page.getByRole('img').first().waitFor()
    const dialog = page.getByRole('dialog', { name: say('office.deal:refusal.title') })
    const reason = refusalReasons[1]
    if (isWide) {
      await page.keyboard.press('r')
      await dialog.waitFor()
      await expectAccessible(page)
      await page.keyboard.press('2')
      await page.keyboard.press('Enter')
    } else {
      await press(say('office.deal:decide.refuse'))
      await dialog.getByRole('button', { name: reason?.short[language] ?? '' }).click()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: say('office.deal:refusal.submit') }).click()
    }
    await page.getByText(say('office.deal:decide.allDone')).waitFor()
    await passTime(office.foyer, 121)
    expect((await office.foyer.mailbox.arrived(borrower.email, 2)).text).toContain(reason?.text.en)
    await expectAccessible(page)

    // Nothing waits any longer, and the client is notified of the approval.
    await page
      .getByRole('link', { name: say('office.deal:toDeal') })
      .first()
      .click()
    await heading(client)
    await press(say('office.deals:move.named', { name: client, stage: say('office.deals:stages.collecting') }))
    const stage = say('office.deals:stages.conditions')
    await page.getByRole('radio', { name: stage, exact: true }).check({ force: true })
    const approved = words.menu('MortgageApplicationStatus', 2)
    await page.getByText(say('office.deals:move.mailed', { status: approved })).waitFor()
    await press(say('office.deals:move.submit'))
    await page.getByText(say('office.deals:move.doneMailed', { name: client, stage })).waitFor()
    await office.foyer.mailbox.arrived(borrower.email, 3)

    // More documents are asked for, beginning with those that the answers suggest.
    await page.getByRole('tab', { name: say('office.deal:tabs.documents') }).click()
    await press(say('office.deal:request.open'))
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: document(8), exact: true })
      .first()
      .waitFor()
    await expectAccessible(page)
    await press(say('office.deal:request.submit'))
    await page.getByText(say('office.deal:done.requested')).waitFor()
    expect((await office.foyer.mailbox.arrived(borrower.email, 4)).text).toContain('/reqdoc/upload/')
    await page.getByRole('link', { name: say('office.deal:back') }).click()
    await heading(say('office.deals:title'))
    await page.getByText(say('office.deals:empty.needs')).waitFor()
    await page.getByRole('tab', { name: new RegExp(`^${say('office.deals:views.open')}`) }).click()
    await page.getByRole('link', { name: client }).waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await close()
  },
  300_000,
)

const signIn = (page: Page, staff: Staff, say: (key: string) => string, at = '/office') =>
  signInToOffice(page, office.foyer, staff, say, `${office.url}${at}`)
