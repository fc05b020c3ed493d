import { readFile } from 'node:fs/promises'
import { coupleWithEverything, sharingContacts } from '@foyer/domain/testing/personas.ts'
import {
  fillIdentification,
  fillPersona,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
} from '@foyer/server/testing/builders.ts'
import { validatorOf } from '@foyer/server/testing/deal-schema.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { makeReceiver } from '@foyer/server/testing/receiver.ts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { button } from '../support/pages.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()
const sin = '046454286'

test.each(officeVisitsIn('fr'))(
  'a broker exports a deal as data that the published schema accepts, as a document, and with SINs, in $language at $width px',
  async ({ language, width, site }) => {
    const brokerageId = await makeBrokerage(office.foyer)
    const broker = await makeStaff(office.foyer, brokerageId, { role: 'owner' })
    await makeSite(office.foyer, site, { showSin: 1 })
    await giveSite(office.foyer, brokerageId, site, broker.personId)
    const persona = sharingContacts(coupleWithEverything(new Date().toISOString().slice(0, 10)))
    const made = await fillPersona(await makeBorrower(office.foyer, site), persona)
    await fillIdentification(made, { ...persona.main.identification, SIN: sin })
    const receiver = await makeReceiver()
    const isValid = validatorOf((await (await fetch(`${office.url}/docs/deal-export.schema.json`)).json()) as object)
    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(15_000)
    const t = (key: string) => say(`office.deal:${key}`)
    const dialog = page.getByRole('dialog')
    const open = async () => {
      await page.locator('main [data-export]').first().click()
      await dialog.getByRole('heading', { name: t('export.title') }).waitFor()
    }
    const submit = dialog.getByRole('button', { name: t('export.submit'), exact: true })
    const saved = async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), submit.click()])
      await dialog.waitFor({ state: 'detached' })
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
    }

    await signInToOffice(page, office.foyer, broker, say, `${office.url}/office/d/${site}/${made.applicationId}`)
    await open()
    await expectAccessible(page)
    const document = await saved()
    expect(document.name).toBe(`deal-${made.applicationId}.pdf`)
    expect(document.bytes.subarray(0, 5).toString()).toBe('%PDF-')

    await open()
    await dialog.getByText(t('export.kinds.data'), { exact: true }).click()
    const data = await saved()
    expect(data.name).toBe(`deal-${made.applicationId}.json`)
    const deal = JSON.parse(data.bytes.toString()) as Record<string, unknown>
    isValid(deal)
    expect(isValid.errors ?? []).toEqual([])
    expect(deal).toMatchObject({ Format: 'foyer.deal', LanguageID: language === 'en' ? 1 : 2 })
    expect([Object.keys(deal).includes('Sins'), data.bytes.toString().includes(sin)]).toEqual([false, false])

    await open()
    await dialog.getByText(t('export.kinds.sins'), { exact: true }).click()
    await submit.click()
    await dialog.locator('[data-error-key="InvalidCertificate"]').waitFor()
    const choose = (name: string, text: string) =>
      dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    await dialog.getByText(t('reveal.reasons.lender'), { exact: true }).click()
    await choose('wrong.pem', 'no certificate')
    await submit.click()
    await dialog.locator('[data-error-key="InvalidCertificate"]').waitFor()
    await expectAccessible(page)
    await choose('lender.pem', receiver.certificate)
    const sealed = JSON.parse((await saved()).bytes.toString()) as { Sins: { Cms: string } }
    isValid(sealed)
    expect(isValid.errors ?? []).toEqual([])
    const { pdf: content } = await receiver.open(Buffer.from(sealed.Sins.Cms, 'base64'))
    expect(JSON.parse(content.toString())).toMatchObject({
      Sins: expect.arrayContaining([{ ApplicantID: made.mainApplicantId, SIN: sin }]),
    })
    await receiver.remove()

    await page.goto(`${office.url}/office/deals?view=open`)
    await page.locator('main [data-export]').click()
    const list = dialog.getByRole('button', { name: say('office.deals:export.submit'), exact: true })
    const [download] = await Promise.all([page.waitForEvent('download'), list.click()])
    const lines = (await readFile(await download.path())).toString()
    expect(lines).toContain(say('office.deals:export.columns.client'))
    expect(lines).toContain(String(made.applicationId))

    await makeDocumentRequest(office.foyer, site, made)
    await page.goto(`${office.url}/office/d/${site}/${made.applicationId}?tab=documents`)
    await button(page, t('documents.export')).click()
    const [papers] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: t('documents.exportSubmit'), exact: true }).click(),
    ])
    expect((await readFile(await papers.path())).toString()).toContain(t('documents.columns.checksum'))
    expect(complaints).toEqual([])
    await close()
  },
)
