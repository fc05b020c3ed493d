import { makeSite } from '@foyer/server/testing/builders.ts'
import { makeLeadForm, sendLead } from '@foyer/server/testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { makeCrm } from '../support/crm.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const crm = makeCrm()
const office = sharedOffice({ webhook: crm.webhook })
beforeAll(() => crm.start())
beforeEach(() => {
  crm.received.length = 0
  crm.refuse(0)
})
afterAll(() => crm.stop())

test.each(officeVisitsIn('fr'))(
  'an owner adds a webhook, a lead arrives at it signed, was refused once, and is sent again, in $language at $width px',
  async ({ language, width, site }) => {
    const brokerageId = await makeBrokerage(office.foyer)
    const staff = await makeStaff(office.foyer, brokerageId)
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, brokerageId, site, staff.personId)
    const form = await makeLeadForm(office.foyer, site)
    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    const t = (key: string, values?: Record<string, string | number>) => say(`office.webhooks:${key}`, values)
    const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click()
    const shows = (words: string) => page.getByText(words, { exact: true }).first().waitFor()

    await signInToOffice(page, office.foyer, staff, say, `${office.url}/office/webhooks`)
    await page.getByRole('heading', { level: 1, name: t('title') }).waitFor()
    await expectAccessible(page)
    await press('add.open')
    const dialog = page.getByRole('dialog')
    const field = (name: string) => dialog.getByRole('textbox', { name: t(`fields.${name}.label`), exact: true })
    await field('Name').fill('CRM')
    await field('Url').fill('http://crm')
    await press('add.submit')
    await dialog.locator('[data-error-key="InvalidWebhookUrl"]').waitFor()
    await dialog.locator('[data-error-key="RequiredWebhookEvents"]').waitFor()
    await expectAccessible(page)
    await field('Url').fill(crm.address)
    await dialog.getByRole('checkbox', { name: t('event.lead.received'), exact: true }).check()
    await press('add.submit')
    const secret = await dialog.locator('code').innerText()
    await press('secret.kept')
    await page.getByRole('link', { name: 'CRM', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'CRM' }).waitFor()

    crm.refuse(1)
    await sendLead(office.foyer.client({ ip: width === 360 ? '203.0.113.8' : '203.0.113.7' }), form)
    await crm.arrived(1)
    const [first] = crm.received
    const message = new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {}) as { data: object }
    expect(message).toMatchObject({ type: 'lead.received', data: { SiteID: site, LeadID: expect.any(Number) } })
    // The page shows it by itself.
    await page.getByText(t('deliveryStates.waiting'), { exact: true }).first().waitFor({ timeout: 15_000 })
    await expectAccessible(page)

    const rowButton = (key: string) => {
      const name = new RegExp(`^${t(key)} ${t('event.lead.received')}`)
      return page.getByRole('main').getByRole('button', { name })
    }
    await rowButton('messages.open').click()
    await dialog.getByText('out of order', { exact: true }).waitFor()
    await expectAccessible(page)
    await dialog
      .getByRole('button', { name: t('message.close'), exact: true })
      .last()
      .click()
    await rowButton('messages.again').click()
    await shows(t('messages.sent'))
    await crm.arrived(2)
    expect(crm.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      first?.headers['webhook-id'],
      first?.headers['webhook-id'],
    ])
    await page.getByText(t('deliveryStates.delivered'), { exact: true }).first().waitFor({ timeout: 15_000 })

    await press('test.open')
    await crm.arrived(3)
    await page.getByRole('status').filter({ hasText: '204' }).waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await close()
  },
)
