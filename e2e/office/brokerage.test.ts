import { readFile } from 'node:fs/promises'
import { makeSite } from '@foyer/server/testing/builders.ts'
import { validatorOf } from '@foyer/server/testing/deal-schema.ts'
import { giveSite, makeBrokerage, makeStaff } from '@foyer/server/testing/office-builders.ts'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCrm } from '../support/crm.ts'
import { startForeignSite } from '../support/foreign-site.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { button, field, radio } from '../support/pages.ts'
import { visit } from '../support/session.ts'
import { mouse } from '../support/user-actions.ts'
import { wordsOf } from '../support/words.ts'

const crm = makeCrm()
const office = sharedOffice({ webhook: crm.webhook })
let website: Awaited<ReturnType<typeof startForeignSite>>
beforeAll(async () => {
  await crm.start()
  website = await startForeignSite()
})
afterAll(async () => {
  await website.stop()
  await crm.stop()
})

/** The words of the ready form. */
const asked = {
  en: { first: 'First name', last: 'Last name', email: 'Email' },
  fr: { first: 'Prénom', last: 'Nom', email: 'Courriel' },
}

test.each(officeVisitsIn('en'))(
  'a brokerage publishes its brand, places a form, replays a webhook, turns the lead into a deal and exports it, in $language at $width px',
  async ({ language, width, site }) => {
    const owner = await makeStaff(office.foyer, await makeBrokerage(office.foyer))
    await makeSite(office.foyer, site)
    await giveSite(office.foyer, owner.brokerageId, site, owner.personId)
    const { say } = await wordsOf(language)
    const { page, complaints, close } = await visit(office.browser, { language, width })
    page.setDefaultTimeout(20_000)
    const dialog = page.getByRole('dialog')
    const colour = '#f5c518'

    await signInToOffice(page, office.foyer, owner, say, `${office.url}/office/brand`)
    await field(page, say('office.sites:fields.PrimaryColor.label')).fill(colour)
    await button(page, say('office.brand:publish')).click()
    await page.getByText(say('office.brand:published')).waitFor()

    await page.goto(`${office.url}/office/webhooks`)
    await button(page, say('office.webhooks:add.open')).click()
    await field(dialog, say('office.webhooks:fields.Name.label')).fill('CRM')
    await field(dialog, say('office.webhooks:fields.Url.label')).fill(crm.address)
    await dialog.getByRole('checkbox', { name: say('office.webhooks:event.lead.received'), exact: true }).check()
    await button(dialog, say('office.webhooks:add.submit')).click()
    await button(dialog, say('office.webhooks:secret.kept')).click()
    await page.getByRole('link', { name: 'CRM', exact: true }).waitFor()

    await page.goto(`${office.url}/office/forms`)
    await button(page, say('office.forms:make.open')).click()
    await button(page, say('office.forms:make.submit')).click()
    await page.getByRole('tab', { name: say('office.forms:tabs.place') }).click()
    await button(page, say('office.forms:websites.add')).click()
    const origin = website.origin.replace('localhost', '127.0.0.1')
    await field(dialog, say('office.forms:fields.Website.label')).fill(origin)
    await button(dialog, say('office.forms:websites.submit')).click()
    await dialog.waitFor({ state: 'detached' })
    await button(page, say('office.forms:publish.label')).click()
    await page.getByText(say('office.forms:publish.done')).waitFor()
    website.paste(await page.locator('pre').innerText())

    crm.refuse(1)
    const client = await visit(office.browser, { language, width })
    client.page.setDefaultTimeout(20_000)
    const email = 'amelie@example.ca'
    await client.page.goto(`${origin}/?lang=${language}`)
    const shown = client.page.frameLocator('iframe')
    const asks = shown.locator('main')
    await field(asks, asked[language].first).fill('Amélie')
    await asks.getByRole('textbox', { name: asked[language].last, exact: true }).fill('Gagnon')
    await asks.getByRole('textbox', { name: asked[language].email }).last().fill(email)
    await button(asks, say('leads:submit')).click()
    await shown.getByRole('alert').waitFor()
    const fillOf = (whole: Locator) =>
      whole.evaluate((root) => getComputedStyle(root).getPropertyValue('--brand-fill').trim())
    expect(await fillOf(shown.locator('html'))).toBe(colour)

    // The first try was refused; the whole day is sent again with the same ids.
    await crm.arrived(1)
    await page.goto(`${office.url}/office/webhooks`)
    await page.getByRole('link', { name: 'CRM', exact: true }).click()
    await button(page, say('office.webhooks:replay.open')).click()
    await radio(dialog, say('office.webhooks:which.all')).check()
    await button(dialog, say('office.webhooks:replay.submit')).click()
    await page.getByText(say('office.webhooks:replay.done', { count: 1 })).waitFor()
    await crm.arrived(2)
    const [first, second] = crm.received
    expect([second?.headers['webhook-id'], second?.body]).toEqual([first?.headers['webhook-id'], first?.body])

    await page.goto(`${office.url}/office/leads`)
    await page.getByRole('link', { name: 'Amélie Gagnon', exact: true }).click()
    await button(page, say('office.leads:invite.label')).click()
    await button(dialog, say('office.leads:invite.submit')).click()
    await page.getByText(say('office.leads:invite.done', { email })).waitFor()
    const [link = ''] = /http\S+\/begin#\S+/.exec((await office.foyer.mailbox.arrived(email)).text) ?? []
    const hands = mouse(client.page)
    await client.page.goto(link)
    await hands.press(button(client.page, say('account.begin:send')))
    const code = await office.foyer.mailbox.code(email)
    await hands.fill(field(client.page, say('account:fields.code.label')), code)
    await client.page.waitForURL('**/user/0/start')
    expect(await fillOf(client.page.locator('html'))).toBe(colour)
    await hands.choose(radio(client.page, say('interview:purpose.purchase.label')))
    await hands.choose(radio(client.page, say('interview:stage.notStarted.label')))
    await hands.press(button(client.page, say('interview:submit')))
    await client.page.waitForURL('**/identification')

    await page.reload()
    await page.getByRole('link', { name: say('office.leads:begun.deal') }).click()
    await page.getByRole('heading', { level: 1, name: 'Amélie Gagnon' }).waitFor()
    await page.locator('main [data-export]').first().click()
    await dialog.getByText(say('office.deal:export.kinds.data'), { exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: say('office.deal:export.submit'), exact: true }).click(),
    ])
    const deal: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
    const isValid = validatorOf((await (await fetch(`${office.url}/docs/deal-export.schema.json`)).json()) as object)
    isValid(deal)
    expect(isValid.errors ?? []).toEqual([])
    expect(deal).toMatchObject({ Application: { Applicants: [{ FirstName: 'Amélie' }] } })
    expect([...complaints, ...client.complaints]).toEqual([])
    await client.close()
    await close()
  },
  240_000,
)
