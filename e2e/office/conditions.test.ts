import {
  aPhoto,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  upload,
} from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { button, field } from '../support/pages.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('en'))(
  'staff paste the lender’s conditions, tie one to a document that the client then sends, and satisfy it, in $language at $width px',
  async ({ language, width, site }) => {
    const { foyer } = office
    const owner = await makeStaff(foyer, await makeBrokerage(foyer))
    await makeSite(foyer, site)
    await giveSite(foyer, owner.brokerageId, site)
    const made = await makeApplication(await makeBorrower(foyer, site))
    const { itemId, ids } = await makeDocumentRequest(foyer, site, made)
    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    const t = (key: string, values?: Record<string, string | number>) => say(`office.conditions:${key}`, values)
    const dialog = page.getByRole('dialog')
    const address = `${office.url}/office/d/${site}/${made.applicationId}?tab=conditions`
    await signInToOffice(page, foyer, owner, say, address)
    await page.getByText(t('none')).waitFor()
    await expectAccessible(page)

    await button(page, t('add')).click()
    await button(dialog, t('submitAdd')).click()
    await dialog.locator('[data-error-key]').first().waitFor()
    await field(dialog, t('fields.Text.label')).fill('Pay stub of the last month\n\nFire insurance\nVoid cheque')
    await button(dialog, t('submitAdd')).click()
    await page.getByText(t('added')).waitFor()
    await page.getByText(t('count', { done: 0, all: 3 })).waitFor()
    await expectAccessible(page)

    await page
      .getByRole('button', { name: /Pay stub of the last month/ })
      .first()
      .click()
    const documents = dialog.getByRole('combobox', { name: t('fields.ItemID.label') })
    await documents.click()
    // The first choice asks for a new one.
    await page.getByRole('option').nth(1).click()
    await button(dialog, t('submit')).click()
    await page.getByText(t('saved')).waitFor()
    await page.getByText(t('status.asked')).first().waitFor()

    const { client } = made.borrower
    await upload(client, itemId, { siteId: site, bytes: await aPhoto() })
    expect((await client.call('/api/RDSubmit', ids)).ReturnStatus.ReturnCode).toBe(200)
    await page.reload()
    await page.getByText(t('status.received')).first().waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('satisfyNamed', { name: 'Pay stub of the last month' }) }).click()
    await page.getByText(t('satisfied')).waitFor()
    await page.getByText(t('count', { done: 1, all: 3 })).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)

const listed = [
  { TextEn: 'Recent pay stub', TextFr: 'Talon de paie récent', Type: 0, DueDays: 10 },
  { TextEn: 'Fire insurance', TextFr: 'Assurance incendie', Type: -1, DueDays: 0 },
  { TextEn: 'Void cheque', TextFr: 'Spécimen de chèque', Type: 14, DueDays: 5 },
]

test.each(officeVisitsIn('fr'))(
  'staff add the conditions of a list with a request for their documents, order them, and find them among those of all deals, in $language at $width px',
  async ({ language, width, site: first }) => {
    const { foyer } = office
    const site = `${first}-lists`
    const owner = await makeStaff(foyer, await makeBrokerage(foyer))
    await makeSite(foyer, site)
    await giveSite(foyer, owner.brokerageId, site)
    const made = await makeApplication(await makeBorrower(foyer, site))
    const Conditions = [{ NameEn: 'Purchase', NameFr: 'Achat', Lender: 'Nord', Stage: '' as const, Items: listed }]
    await owner.client.call('/console-api/SaveConditionTemplates', { Version: 0, Conditions })
    const words = await wordsOf(language)
    const { say } = words
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    const t = (key: string, values?: Record<string, string | number>) => say(`office.conditions:${key}`, values)
    const textOf = ({ TextEn, TextFr }: (typeof listed)[number]) => (language === 'fr' ? TextFr : TextEn)
    const [stub, insurance, cheque] = listed.map(textOf) as [string, string, string]
    const place = { SiteID: site, MortgageApplicationID: made.applicationId }
    const stored = async () => (await owner.client.call('/console-api/ListConditions', place)).Conditions
    const dialog = page.getByRole('dialog')
    await signInToOffice(page, foyer, owner, say, `${office.url}/office/d/${site}/${made.applicationId}?tab=conditions`)

    await button(page, t('template.open')).click()
    await dialog.getByRole('checkbox', { name: insurance }).waitFor()
    await dialog.getByRole('checkbox', { name: t('fields.Ask.label') }).check()
    await expectAccessible(page)
    await button(dialog, t('submitAdd')).click()
    await page.getByText(t('template.added', { count: 3 })).waitFor()
    await page.getByRole('tab', { name: say('office.deal:tabs.conditionsCount', { open: 3, all: 3 }) }).waitFor()
    expect((await stored()).map(({ Text, Lender, Shown }) => [Text, Lender, Shown])).toEqual([
      [stub, 'Nord', 'asked'],
      [insurance, 'Nord', 'open'],
      [cheque, 'Nord', 'asked'],
    ])
    await foyer.mailbox.arrived(made.borrower.email)

    await button(page, say('office.templates:upNamed', { name: cheque })).focus()
    await page.keyboard.press('Enter')
    await page.getByText(t('moved', { name: cheque })).waitFor()
    expect((await stored()).map(({ Text }) => Text)).toEqual([stub, cheque, insurance])
    // Its button keeps the focus until it is the first.
    await page.keyboard.press('Enter')
    await page.getByText(t('moved', { name: cheque })).waitFor()
    await button(page, say('office.templates:upNamed', { name: stub })).waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'BUTTON')
    expect((await stored()).map(({ Text }) => Text)).toEqual([cheque, stub, insurance])
    await button(page, say('office.templates:upNamed', { name: stub })).press('Enter')
    await button(page, say('office.templates:upNamed', { name: cheque })).waitFor()

    // One that no document satisfies yet: asked for as it is saved.
    await page
      .getByRole('button', { name: new RegExp(insurance) })
      .first()
      .click()
    await dialog.getByRole('combobox', { name: t('fields.ItemID.label') }).click()
    await page.getByRole('option', { name: t('ask.choice') }).click()
    await button(dialog, t('submit')).click()
    await dialog.locator('[data-error-key="UnknownChoice"]').waitFor()
    await dialog.getByRole('combobox', { name: t('fields.Type.label') }).click()
    await page.getByRole('option', { name: words.menu('DFDocumentType', 13) }).click()
    await expectAccessible(page)
    await button(dialog, t('submit')).click()
    await page.getByText(t('saved'), { exact: true }).waitFor()
    expect((await stored()).map(({ Shown }) => Shown)).toEqual(['asked', 'asked', 'asked'])
    expect((await owner.client.call('/console-api/LoadDeal', place)).Documents).toHaveLength(2)

    // The list of all deals, the first due first, of which a row leads back.
    await page.goto(`${office.url}/office/conditions?lender=Nord`)
    await page.getByRole('heading', { level: 1, name: t('hub.title') }).waitFor()
    const rows = page.getByRole('link', { name: new RegExp([stub, insurance, cheque].join('|')) })
    await rows.first().waitFor()
    expect(await rows.allTextContents()).toEqual([stub, cheque, insurance])
    await expectAccessible(page)
    await page.getByRole('tab', { name: t('hub.views.mine') }).click()
    await page.getByText(t('hub.empty.filtered')).waitFor()
    await page.getByRole('tab', { name: t('hub.views.open') }).click()
    await rows.first().click()
    await page.getByRole('button', { name: t('satisfyNamed', { name: stub }) }).click()
    await page.getByText(t('satisfied')).waitFor()
    await page.getByRole('tab', { name: say('office.deal:tabs.conditionsCount', { open: 2, all: 3 }) }).waitFor()
    await page.goto(`${office.url}/office/conditions`)
    await rows.first().waitFor()
    expect(await rows.allTextContents()).toEqual([cheque, insurance])
    // What others change is announced, and shown when it is asked for.
    const added = { ...place, Text: 'Appraisal', Lender: '', DueDate: '' }
    expect((await foyer.client().call('/broker-api/AddConditions', added)).Added).toBe(1)
    await page
      .locator('[data-updates]')
      .getByText(say('office:updates.some', { count: 1 }))
      .waitFor()
    expect(await rows.allTextContents()).toEqual([cheque, insurance])
    await expectAccessible(page)
    await button(page, say('office:updates.show')).click()
    await page.getByRole('link', { name: 'Appraisal' }).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
  180_000,
)
