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
import { officeVisits, sharedOffice, signInToOffice } from '../support/office.ts'
import { button, field } from '../support/pages.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisits)(
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
    await page.getByRole('option').first().click()
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
