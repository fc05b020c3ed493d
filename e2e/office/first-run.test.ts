import type { Page } from 'playwright-core'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { onlyFull } from '../../tools/testing/repetitions.ts'
import { addAuthenticator, totpCode } from '../support/authenticator.ts'
import { expectAccessible } from '../support/axe.ts'
import { borrowBrowser, newContext, openPage, type VisitOptions } from '../support/browser.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startServer } from '../support/server-process.ts'
import { wordsOf } from '../support/words.ts'

const { browser, leave } = await borrowBrowser()
afterAll(leave)

/** The link that the server prints on its first start. */
const setupLinkIn = async (log: readonly string[]) => {
  await expect.poll(() => log.join('')).toContain('/office/setup#')
  const [link] = /http\S+\/office\/setup#\S+/.exec(log.join('')) ?? []
  return link ?? ''
}

const owner = { FirstName: 'Anna', LastName: 'Bélanger', Email: 'anna@riverside.example' }
const assistant = { FirstName: 'Omar', LastName: 'Haddad', Email: 'omar@riverside.example' }

const visits: readonly VisitOptions[] = [
  { language: 'fr', width: 390 },
  ...onlyFull<VisitOptions>({ language: 'en', width: 1280 }),
]

test.each(visits)(
  'from the printed link to an office with a site and a second person, in $language',
  async (visit) => {
    const mail = await startMailServer()
    onTestFinished(mail.stop)
    const server = await startServer({ smtpUrl: mail.url })
    onTestFinished(server.stop)
    const words = await wordsOf(visit.language)
    const { say } = words
    const complaints: string[] = []
    const open = async () => {
      const context = await newContext(browser, visit)
      const page = await openPage(context, complaints)
      return { context, page }
    }
    const field = (page: Page, name: string, namespace: string) =>
      page.getByRole('textbox', { name: say(`office.${namespace}:fields.${name}.label`), exact: true })
    const press = (page: Page, key: string, values?: Record<string, string>) =>
      page.getByRole('button', { name: say(key, values), exact: true }).click()
    const heading = (page: Page, key: string, values?: Record<string, string>) =>
      page.getByRole('heading', { name: say(key, values), level: 1 }).waitFor()

    // The owner: from the printed link to a passkey.
    const { context, page } = await open()
    await addAuthenticator(context, page)
    await page.goto(await setupLinkIn(server.log))
    await heading(page, 'office.setup:you.title')
    await expectAccessible(page)
    for (const name of ['FirstName', 'LastName', 'Email'] as const) await field(page, name, 'setup').fill(owner[name])
    await press(page, 'office.setup:you.submit')
    await heading(page, 'office.setup:factor.title')
    await expectAccessible(page)
    await press(page, 'office:enrol.makePasskey')
    await heading(page, 'office:codes.title')
    expect(
      await page
        .getByRole('list', { name: say('office:codes.list') })
        .getByRole('listitem')
        .count(),
    ).toBe(10)
    await expectAccessible(page)
    await press(page, 'office:codes.kept')

    // The brokerage, its site and its brand.
    await heading(page, 'office.setup:brokerage.title')
    await expectAccessible(page)
    await field(page, 'LegalName', 'setup').fill('Hypothèques Rive-Nord inc.')
    await press(page, 'office.setup:brokerage.submit')
    await heading(page, 'office.setup:site.title')
    await field(page, 'SiteID', 'sites').fill('rive-nord')
    await page
      .getByText(/rive-nord/, { exact: false })
      .first()
      .waitFor()
    await expectAccessible(page)
    await press(page, 'office.sites:create.submit')
    await heading(page, 'office.setup:brand.title')
    await field(page, 'PrimaryColor', 'sites').fill('#7a1f4b')
    await expectAccessible(page)
    await press(page, 'office.setup:brand.submit')

    // A second person.
    await heading(page, 'office.setup:people.title')
    await press(page, 'office.setup:people.first')
    const dialog = page.getByRole('dialog', { name: say('office.people:invite.title') })
    for (const name of ['FirstName', 'LastName', 'Email'] as const)
      await dialog
        .getByRole('textbox', { name: say(`office.people:fields.${name}.label`), exact: true })
        .fill(assistant[name])
    await dialog.getByRole('radio', { name: new RegExp(`^${say('office:roles.assistant')}`) }).check({ force: true })
    await dialog.getByRole('checkbox', { name: 'rive-nord' }).check()
    await expectAccessible(page)
    await press(page, 'office.people:invite.submit')
    await page.getByText(say('office.setup:people.invited', { email: assistant.Email })).waitFor()
    await press(page, 'office.setup:people.goOn')
    await heading(page, 'office.setup:done.title')
    await page.getByRole('textbox', { name: say('office.sites:fields.Website.label') }).fill('www.rive-nord.example')
    await press(page, 'office.sites:share.make')
    await page.getByText('data-token').or(page.getByText('<script')).first().waitFor()
    await expectAccessible(page)
    await press(page, 'office.setup:done.goOn')
    await heading(page, 'office:home.title', { name: owner.FirstName })
    await expectAccessible(page)

    // The site is online, in its brand.
    const visitor = await open()
    await visitor.page.goto(`${server.url}/rive-nord/home`)
    await visitor.page.getByText('Anna Bélanger').first().waitFor()
    await visitor.context.close()

    // The second person: from their mail, with an authenticator app.
    const [link] = /http\S+\/office\/invitation#\S+/.exec((await mail.arrived(assistant.Email)).text ?? '') ?? []
    const second = await open()
    await second.page.goto(link ?? '')
    await heading(second.page, 'office.sign-in:invitation.title', { brokerage: 'Hypothèques Rive-Nord inc.' })
    await expectAccessible(second.page)
    await press(second.page, 'office.sign-in:invitation.accept')
    await heading(second.page, 'office.sign-in:enrol.title')
    await second.page.getByRole('tab', { name: say('office:enrol.app') }).click()
    await press(second.page, 'office:enrol.start')
    await second.page.getByRole('img', { name: say('office:enrol.qr') }).waitFor()
    await expectAccessible(second.page)
    const secret = await second.page.locator('[data-secret]').textContent()
    await second.page.getByRole('textbox', { name: say('office:fields.Code.label') }).fill(totpCode(secret ?? ''))
    await heading(second.page, 'office:codes.title')
    await press(second.page, 'office:codes.kept')
    await heading(second.page, 'office:home.title', { name: assistant.FirstName })
    await expectAccessible(second.page)
    // A page that their role does not include explains that, at an address they may have been sent.
    await second.page.goto(`${server.url}/office/people`)
    await heading(second.page, 'office:notPermitted.title')
    await second.context.close()

    await page.goto(`${server.url}/office/nothing`)
    await heading(page, 'office:notFound.title')
    await page.goto(`${server.url}/office/sites`)
    await heading(page, 'office.sites:title')
    await expectAccessible(page)

    // Out, and in again with the passkey of this browser.
    await page.goto(`${server.url}/office/me`)
    await heading(page, 'office.me:title')
    if (visit.width < 992) await press(page, 'office:menu.open')
    else await page.getByRole('button', { name: 'Anna Bélanger' }).click()
    await press(page, 'office:menu.signOut')
    await page.getByText(say('office.sign-in:out')).waitFor()
    await expectAccessible(page)
    await press(page, 'office:factor.passkey')
    await heading(page, 'office:home.title', { name: owner.FirstName })

    expect(complaints).toEqual([])

    // A screen whose file does not load.
    await page.route('**/office/assets/*.js', (route) => route.abort())
    await page
      .getByRole('link', { name: say('office:menu.signing') })
      .or(page.getByRole('link', { name: say('office:home.invite') }))
      .first()
      .click()
    await heading(page, 'office:broken.title')
    await expectAccessible(page)
    await context.close()
  },
  300_000,
)
