import { startOpenIdProvider } from '@foyer/server/adapters/testing/open-id-provider.ts'
import { givePasskey } from '@foyer/server/office/testing/sign-on.ts'
import { makeBrokerage, makeStaff, totpCode } from '@foyer/server/testing/office-builders.ts'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '../support/axe.ts'
import { officeVisitsIn, sharedOffice, signInToOffice } from '../support/office.ts'
import { visit } from '../support/session.ts'
import { wordsOf } from '../support/words.ts'

const office = sharedOffice()

const invited = { FirstName: 'Luc', LastName: 'Roy' }

test.each(officeVisitsIn('fr'))(
  'a brokerage sets up single sign-on, its people come through it, and each failure leads back, in $language at $width px',
  async ({ language, width, site }) => {
    const owner = await makeStaff(office.foyer, await makeBrokerage(office.foyer))
    await givePasskey(office.foyer, owner)
    const provider = await startOpenIdProvider(`${office.url}/office/sign-on/${owner.brokerageId}`)
    let isUp = true
    const stopProvider = async () => {
      if (isUp) await provider.stop()
      isUp = false
    }
    onTestFinished(stopProvider)
    const { say } = await wordsOf(language)
    const open = () => visit(office.browser, { language, width })
    const field = (page: Page, name: string) =>
      page.getByRole('textbox', { name: say(`office.sign-on:fields.${name}.label`), exact: true })
    const press = (page: Page, key: string, values?: Record<string, string>) =>
      page.getByRole('button', { name: say(key, values), exact: true }).click()
    const heading = (page: Page, key: string, values?: Record<string, string>) =>
      page.getByRole('heading', { name: say(key, values), level: 1 }).waitFor()
    const goOn = (page: Page) => press(page, 'office:signOn.goOn', { name: 'Acme' })
    /** On the pages of the provider. */
    const signInThere = async (page: Page, account: string) => {
      await page.locator('input[name="login"]').fill(account)
      await page.locator('input[name="password"]').fill('any')
      await page.locator('button[type="submit"]').click()
      await page.locator('button[type="submit"]', { hasText: 'Continue' }).click()
    }

    // The owner sets it up: a wrong issuer is named at its field.
    const { page, complaints, close } = await open()
    await signInToOffice(page, office.foyer, owner, say, `${office.url}/office/sign-on`)
    await heading(page, 'office.sign-on:title')
    await field(page, 'Name').fill('Acme')
    await field(page, 'Issuer').fill('https://10.0.0.1')
    await press(page, 'office.sign-on:form.test')
    await page.getByText(say('errors:IssuerNotPublic')).last().waitFor()
    await expectAccessible(page)
    await field(page, 'Issuer').fill(provider.issuer)
    await press(page, 'office.sign-on:form.test')
    await page.getByText(say('office.sign-on:form.works', { host: new URL(provider.issuer).host })).waitFor()
    await field(page, 'ClientID').fill(provider.id)
    await field(page, 'ClientSecret').fill(provider.secret)
    await press(page, 'office.sign-on:form.submit')
    await page.getByText(say('office.sign-on:form.saved')).waitFor()
    await expectAccessible(page)

    // They link their own account.
    await page.goto(`${office.url}/office/me`)
    await press(page, 'office.me:signOn.link')
    await signInThere(page, `anna-${site}`)
    await page.getByText(say('office.me:signOn.linkedNow')).waitFor()
    expect(new URL(page.url()).search).toBe('?linked=1')
    await expectAccessible(page)

    // An invited person accepts through it, and makes a factor of their own, since the provider states none.
    const Email = `luc-${site}@brokerage.example`
    const rights = { Role: 'broker' as const, Reach: 'own' as const, Sites: [], Withheld: [], Granted: [] }
    await owner.client.call('/console-api/InvitePerson', { Email, ...invited, LanguageID: 1, ...rights })
    const [link = ''] = /http\S+\/office\/invitation#\S+/.exec((await office.foyer.mailbox.arrived(Email)).text) ?? []
    const second = await open()
    await second.page.goto(link)
    await heading(second.page, 'office.sign-in:invitation.title', { brokerage: 'Hypothèques Rive-Nord inc.' })
    await expectAccessible(second.page)
    await goOn(second.page)
    await signInThere(second.page, `luc-${site}`)
    await heading(second.page, 'office.sign-in:enrol.title')
    await second.page.getByRole('tab', { name: say('office:enrol.app') }).click()
    await press(second.page, 'office:enrol.start')
    const secret = (await second.page.locator('[data-secret]').textContent()) ?? ''
    const code = () => totpCode(secret.replaceAll(' ', ''), office.foyer.clock.now())
    await second.page.getByRole('textbox', { name: say('office:fields.Code.label') }).fill(code())
    await press(second.page, 'office:codes.kept')
    await heading(second.page, 'office:home.title', { name: invited.FirstName })

    // From now on everyone has to come through it.
    await page.goto(`${office.url}/office/sign-on`)
    await page.getByRole('checkbox', { name: say('office.sign-on:fields.RequiredFl.label') }).check()
    await expectAccessible(page)
    await press(page, 'office.sign-on:form.submit')
    await page.getByText(say('office.sign-on:form.saved')).waitFor()

    // The second person comes back: the office.browser offers it, and their factor follows.
    await second.page.reload()
    await heading(second.page, 'office:home.title', { name: invited.FirstName })
    await second.page.context().clearCookies({ name: 'office' })
    await second.page.goto(`${office.url}/office/deals`)
    await heading(second.page, 'office.sign-in:title')
    await second.page.getByRole('textbox', { name: say('office.sign-in:fields.Email.label') }).fill(Email)
    await press(second.page, 'office.sign-in:email.submit')
    await heading(second.page, 'office.sign-in:signOn.title')
    await expectAccessible(second.page)
    office.foyer.clock.advance(30)
    await goOn(second.page)
    await heading(second.page, 'office.sign-in:factor.title')
    await second.page.getByRole('textbox', { name: say('office:fields.Code.label') }).fill(code())
    await second.page.waitForURL(`${office.url}/office/deals`)

    // Whom no one linked, who cancels, and whose provider is down, read why and find back.
    const third = await open()
    const failure = async (key: string) => {
      await heading(third.page, 'office.sign-on:back.signIn')
      await third.page.getByText(say(`errors:${key}`)).waitFor()
      await expectAccessible(third.page)
      await press(third.page, 'office.sign-on:back.toSignIn')
      await heading(third.page, 'office.sign-in:title')
    }
    const offered = `${office.url}/office/sign-in?with=${owner.brokerageId}`
    await third.page.goto(offered)
    await goOn(third.page)
    await third.page.getByText('[ Cancel ]').click()
    await failure('SignOnRefused')
    await third.page.goto(offered)
    await goOn(third.page)
    await signInThere(third.page, `eve-${site}`)
    await failure('SignOnUnknown')
    await third.page.goto(`${office.url}/office/sign-on/${owner.brokerageId}?state=sign-on.0&code=0`)
    await failure('SignOnExpired')
    await stopProvider()
    await third.page.goto(offered)
    await goOn(third.page)
    await third.page.getByText(say('errors:SignOnUnavailable')).waitFor()
    await expectAccessible(third.page)

    expect([...complaints, ...second.complaints, ...third.complaints]).toEqual([])
    await Promise.all([close(), second.close(), third.close()])
  },
  240_000,
)
