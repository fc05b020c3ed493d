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
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { expectFocus } from '../support/gallery-page.ts'
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
  return { ...application, email: borrower.email }
}

test.each(officeVisitsIn('fr'))(
  'a brokerage writes a reason, a set of documents, a message and a list of conditions, and uses them in a deal, in $language at $width px',
  async ({ language, width, site }) => {
    const brokerageId = await makeBrokerage(office.foyer)
    const staff = await makeStaff(office.foyer, brokerageId)
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, brokerageId, site, staff.personId)
    const { applicationId, email } = await makeDeal(site)
    const words = await wordsOf(language)
    const { say } = words
    const { page, complaints, close } = await visit(office.browser, { language, width })
    const press = (key: string, values?: Record<string, string>) =>
      page.getByRole('button', { name: say(key, values), exact: true }).click()
    const field = (name: string) =>
      page.getByRole('dialog').getByRole('textbox', { name: say(`office.templates:fields.${name}.label`), exact: true })
    const kind = (type: number) => words.menu('DFDocumentType', type)

    // Two reasons, of which the second is moved up.
    await signInToOffice(page, office.foyer, staff, say, `${office.url}/office/templates`)
    await page.getByRole('heading', { level: 1, name: say('office.templates:title') }).waitFor()
    await expectAccessible(page)
    for (const name of ['Screenshot', 'No stamp']) {
      await press('office.templates:reasons.add')
      await field('NameEn').fill(name)
      await field('NameFr').fill(`${name} (fr)`)
      await field('TextEn').fill(`${name}: please send another one.`)
      await expectAccessible(page)
      await press('office.templates:reasons.submit')
      // Each client reads their own language, so both are needed.
      await page.getByText(say('errors:RequiredBothLanguages')).first().waitFor()
      await field('TextFr').fill(`${name}\u00A0: envoyez-nous-en un autre.`)
      await press('office.templates:reasons.submit')
      await page.getByText(say('office.templates:added'), { exact: true }).waitFor()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const second = language === 'fr' ? 'No stamp (fr)' : 'No stamp'
    await press('office.templates:upNamed', { name: second })
    await page.getByText(say('office.templates:moved', { name: second })).waitFor()
    await expectAccessible(page)

    // A set of documents.
    await press('office.templates:requests.add')
    await field('NameEn').fill('Before the notary')
    await field('NameFr').fill('Avant le notaire')
    await page.getByRole('checkbox', { name: kind(14), exact: true }).check()
    await page
      .getByRole('textbox', { name: say('office.templates:requests.noteEn', { kind: kind(14) }) })
      .fill('Signed')
    await page.getByRole('textbox', { name: say('office.templates:requests.noteFr', { kind: kind(14) }) }).fill('Signé')
    await expectAccessible(page)
    await press('office.templates:requests.submit')
    await page.getByText(say('office.templates:added'), { exact: true }).waitFor()
    await expectAccessible(page)

    // A message, whose placeholders are checked, and a list of conditions.
    await press('office.templates:messages.add')
    await field('NameEn').fill('Welcome')
    await field('NameFr').fill('Bienvenue')
    await field('TextEn').fill('Hello {{client}}, welcome to {{brokerage}}.')
    await field('TextFr').fill('Bonjour {{prenom}}')
    await press('office.templates:messages.submit')
    await page.getByRole('dialog').locator('[data-error-key="UnknownPlaceholder"]').waitFor()
    await expectAccessible(page)
    await field('TextFr').fill('Bonjour {{client}}')
    await press('office.templates:messages.submit')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await press('office.templates:conditions.add')
    await field('NameEn').fill('Purchase')
    await field('NameFr').fill('Achat')
    const texts = page
      .getByRole('dialog')
      .getByRole('textbox', { name: say('office.templates:conditions.textEn'), exact: true })
    await texts.fill('Recent pay stub')
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: say('office.templates:conditions.textFr'), exact: true })
      .fill('Talon de paie récent')
    await press('office.templates:conditions.addItem')
    await expectFocus(texts.nth(1))
    await page.keyboard.type('Fire insurance')
    expect(await texts.nth(1).inputValue()).toBe('Fire insurance')
    await press('office.templates:upNamed', { name: say('office.templates:conditions.item', { place: '2' }) })
    expect(await texts.nth(0).inputValue()).toBe('Fire insurance')
    await press('office.templates:conditions.removeItemNamed', { place: '1' })
    expect(await texts.count()).toBe(1)
    await expectAccessible(page)
    await press('office.templates:conditions.submit')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const { Conditions } = await staff.client.call('/console-api/ListTemplates', {})
    expect(Conditions.map(({ Items }) => Items.map(({ TextEn }) => TextEn))).toEqual([['Recent pay stub']])

    // The own reason comes after the five that are there, with the next key.
    await page.goto(`${office.url}/office/d/${site}/${applicationId}?tab=documents`)
    await page
      .getByRole('link', { name: kind(0) })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: kind(0) }).waitFor()
    await page.getByRole('img').first().waitFor()
    await press('office.deal:decide.refuse')
    const dialog = page.getByRole('dialog', { name: say('office.deal:refusal.title') })
    await dialog.getByRole('button', { name: second }).waitFor()
    await expectAccessible(page)
    if (width >= 900) await page.keyboard.press('6')
    else await dialog.getByRole('button', { name: second }).click()
    await press('office.deal:refusal.submit')
    await dialog.waitFor({ state: 'detached' })
    const listed = async () => {
      const { Documents } = await office.foyer.client().call('/broker-api/LoadDeal', {
        SiteID: site,
        MortgageApplicationID: applicationId,
      })
      return Documents
    }
    await passTime(office.foyer, 121)
    expect((await office.foyer.mailbox.arrived(email, 2)).text).toContain('No stamp: please send another one.')

    // A request that begins with the set.
    await page.goto(`${office.url}/office/d/${site}/${applicationId}?tab=documents`)
    await press('office.deal:request.open')
    await page.getByRole('combobox', { name: say('office.deal:fields.Template.label') }).click()
    await page.getByRole('option', { name: language === 'fr' ? 'Avant le notaire' : 'Before the notary' }).click()
    await page.getByRole('checkbox', { name: kind(14), exact: true }).waitFor()
    await expectAccessible(page)
    await press('office.deal:request.submit')
    await page.getByText(say('office.deal:done.requested')).waitFor()
    const asked = (await listed()).find(({ RequestName }) => RequestName === 'Before the notary')
    expect(asked?.Items.map(({ Type, Desc }) => [Type, Desc])).toEqual([[14, 'Signed']])

    // A message that begins with the template, in the client's language, after what was typed already.
    await page.goto(`${office.url}/office/d/${site}/${applicationId}?tab=messages`)
    const box = page.getByRole('textbox', { name: say('office.messages:fields.Text.label') })
    await box.fill('Two lines.\nThe end.')
    await box.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(10, 10))
    await press('office.templates:messages.use')
    await page.getByRole('button', { name: language === 'fr' ? 'Bienvenue' : 'Welcome', exact: true }).click()
    const name = persona.main.identification.FirstName
    const { Memberships } = await staff.client.call('/console-api/LoadMe', {})
    const filled = `Two lines.\nHello ${name}, welcome to ${Memberships[0]?.Brokerage}.`
    expect(await box.inputValue()).toBe(`${filled}\nThe end.`)
    expect(
      await box.evaluate((element: HTMLTextAreaElement) => [document.activeElement === element, element.selectionEnd]),
    ).toEqual([true, filled.length])
    await expectAccessible(page)
    await press('office.messages:send')
    await page.getByText(say('office.messages:sent')).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
  240_000,
)
