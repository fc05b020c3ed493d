import { addDays } from '@foyer/domain/kit/dates.ts'
import { makeSite } from '@foyer/server/testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { button, field } from '../support/pages.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()
const own = { en: '# Our rules\nBe kind to {{broker}}.', fr: '# Nos règles\nSoyez gentils avec {{broker}}.' }
const shown = { en: 'Be kind to Marie Tremblay.', fr: 'Soyez gentils avec Marie Tremblay.' }

test.each(officeVisitsIn('fr'))(
  'an owner approves what came with the portal, and clients then read a text of the site’s own, in $language at $width px',
  async ({ language, width, site }) => {
    const owner = await makeStaff(office.foyer, await makeBrokerage(office.foyer))
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, owner.brokerageId, site)
    const { say } = await wordsOf(language)
    const text = (key: string, values = {}) => say(`office.legal:${key}`, values)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    await signInToOffice(page, office.foyer, owner, say, `${office.url}/office/legal`)

    const privacy = text('kinds.privacy')
    await button(page, text('approve.named', { kind: privacy })).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tabpanel').getByText(text('placeholders.brokerage')).first().waitFor()
    await expectAccessible(page)
    await button(dialog, text('approve.submit')).click()
    await page.getByText(text('approve.done')).waitFor()
    // What is approved cannot be approved again.
    await button(page, text('approve.named', { kind: privacy })).waitFor({ state: 'detached' })

    await button(page, text('own.named', { kind: text('kinds.terms') })).click()
    await field(dialog, text('fields.Version.label')).fill('2.0')
    await field(dialog, text('fields.TextEn.label')).fill('# Our rules\nBe kind to {{us}}.')
    await field(dialog, text('fields.TextFr.label')).fill(own.fr)
    // In force today, by the time of the brokerage.
    await button(dialog, text('own.submit')).click()
    await dialog.getByRole('link', { name: say('errors:UnknownPlaceholder') }).click()
    await field(dialog, text('fields.TextEn.label')).fill(own.en)
    await expectAccessible(page)
    await button(dialog, text('own.submit')).click()
    await page.getByText(text('own.done')).waitFor()
    await expectAccessible(page)

    // One for a later day is withdrawn before it.
    await button(page, text('own.named', { kind: text('kinds.terms') })).click()
    await field(dialog, text('fields.Version.label')).fill('3.0')
    await field(dialog, text('fields.EffectiveDate.label')).fill(addDays(new Date().toISOString().slice(0, 10), 40))
    await button(dialog, text('own.submit')).click()
    await dialog.waitFor({ state: 'detached' })
    await button(page, text('versions.withdrawNamed', { version: '3.0' })).click()
    await button(dialog, text('withdraw.submit')).click()
    await page.getByText(text('withdraw.done'), { exact: true }).waitFor()
    await page.getByText(text('versions.withdrawn'), { exact: true }).waitFor()
    await expectAccessible(page)

    await page.goto(`${office.url}/terms?siteid=${site}`)
    await page.getByText(shown[language]).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)
