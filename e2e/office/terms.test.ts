import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { fillPersona, makeBorrower, makeSite, setApplication } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, pressKeyOfPage, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

test.each(officeVisitsIn('en'))(
  'staff enter the terms of a deal, and read them in the portal that they opened as its client, in $language at $width px',
  async ({ language, width, site }) => {
    const staff = await makeStaff(office.foyer, await makeBrokerage(office.foyer))
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, staff.brokerageId, site)
    const borrower = await makeBorrower(office.foyer, site)
    const deal = await fillPersona(borrower, singleBuyerInOntario(new Date().toISOString().slice(0, 10)))
    await setApplication(office.foyer, deal, { status: 1 })
    const { say, menu } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    await signInToOffice(page, office.foyer, staff, say, `${office.url}/office/d/${site}/${deal.applicationId}`)

    // By its key where there is a keyboard, else by its button.
    const enter = page.getByRole('button', { name: say('office.terms:enter'), exact: true })
    await enter.waitFor()
    const dialog = page.getByRole('dialog', { name: say('office.terms:dialog') })
    if (width >= 900) await pressKeyOfPage(page, 'e', dialog)
    else await enter.click()
    const box = (field: string) =>
      dialog.getByRole('textbox', { name: new RegExp(`^${say(`office.terms:fields.${field}.label`)}`) })
    await box('LenderName').fill('Plateau Bank')
    await box('InterestRate').fill('101')
    await dialog.getByRole('button', { name: say('office.terms:submit') }).click()
    await dialog.getByText(say('errors:InvalidSetting')).first().waitFor()
    await expectAccessible(page)
    await box('InterestRate').fill(language === 'fr' ? '4,64' : '4.64')
    await dialog
      .getByRole('group', { name: say('office.terms:fields.Term.label') })
      .getByRole('textbox')
      .first()
      .fill('5')
    await dialog.getByRole('combobox', { name: say('office.terms:fields.PaymentFrequency.label') }).click()
    await page.getByRole('option', { name: menu('PaymentFrequency', 3), exact: true }).click()
    await dialog.getByRole('button', { name: say('office.terms:submit') }).click()
    await page.getByRole('status').getByText(say('office.terms:saved')).waitFor()
    await page.getByRole('definition').getByText('Plateau Bank', { exact: true }).waitFor()
    await expectAccessible(page)

    // The sign-in was the confirmation.
    await page.getByRole('button', { name: say('office.hand-off:label') }).press('Enter')
    await expectAccessible(page)
    await page.getByRole('button', { name: say('office.hand-off:submit') }).click()
    const link = page.getByRole('link', { name: say('office.hand-off:open') })
    await link.waitFor()
    await expectAccessible(page)
    const [portal] = await Promise.all([page.context().waitForEvent('page'), link.press('Enter')])
    await page.getByRole('status').getByText(say('office.hand-off:opened')).waitFor()
    await portal.getByText(say('shell:handOff.bar', { name: 'Ada Roy' })).waitFor()
    expect((await office.foyer.mailbox.arrived(borrower.email)).subject).toContain('opened your file')

    // What the client reads.
    await portal
      .getByRole('button', { name: new RegExp(`^${say('deals:card.summary')}`) })
      .first()
      .click()
    const summary = portal.getByRole('dialog', { name: say('deals:dialog.summary') })
    await summary.getByText('Plateau Bank', { exact: true }).waitFor()
    await summary.getByText(menu('PaymentFrequency', 3), { exact: true }).waitFor()
    await summary.getByText(/4[.,]64/).waitFor()
    await expectAccessible(portal)
    expect(complaints).toEqual([])
    await close()
  },
  200_000,
)
