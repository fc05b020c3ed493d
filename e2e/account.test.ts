import { startOpenIdProvider } from '@foyer/server/adapters/testing/open-id-provider.ts'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../tools/test-run/free-port.ts'
import { apiClient } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { codeIn } from './support/mail-server.ts'
import { visit, visitSignedIn } from './support/session.ts'
import { openStage } from './support/stage.ts'
import { wordsOf } from './support/words.ts'

const words = await wordsOf('en')
const port = await freePort()
const provider = await startOpenIdProvider(`http://localhost:${port}/mtgappauth`)
const { mail, server, browser, close } = await openStage({
  port,
  environment: {
    GOOGLE_CLIENT_ID: provider.id,
    GOOGLE_CLIENT_SECRET: provider.secret,
    GOOGLE_ISSUER: provider.issuer,
  },
})
afterAll(close)
afterAll(provider.stop)

const password = 'Maple7#leaf'

const say = (key: string, values?: Record<string, string>) => words.say(`account:${key}`, values)
const box = (page: Page, name: string) => page.getByRole('textbox', { name: say(`fields.${name}.label`), exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click()

/** Creates an account with a password in the browser. */
const register = async (page: Page, email: string) => {
  await page.goto(`${server.url}/demo/home`)
  await page.getByRole('tab', { name: say('register.tab') }).click()
  await press(page, say('register.submit'))
  await page.getByText(words.say('errors:RequiredFirstName')).first().waitFor()
  await expectAccessible(page)
  await box(page, 'FirstName').fill('Noémie')
  await box(page, 'LastName').fill('Gagnon')
  await box(page, 'Email').fill(email)
  await page.getByLabel(say('fields.Password.label'), { exact: true }).fill(password)
  await page.getByLabel(say('fields.ConfirmPassword.label'), { exact: true }).fill(password)
  await press(page, say('register.submit'))
  const code = codeIn(await mail.arrived(email))
  await page.getByRole('dialog').getByLabel(say('fields.code.label')).fill(code)
  await page.waitForURL('**/user/0/start')
}

const signIn = async (page: Page, email: string, secret: string) => {
  await page.goto(`${server.url}/demo/home`)
  await box(page, 'Email').fill(email)
  await page.getByLabel(say('fields.Password.label'), { exact: true }).fill(secret)
  await press(page, say('signIn.submit'))
}

test('an account is created, signed out and signed in to again', async () => {
  const { page, complaints, close } = await visit(browser)
  await register(page, 'noemie@borrower.example')
  await page.getByRole('heading', { name: words.say('interview:title') }).waitFor()
  await page.getByRole('button', { name: /Noémie Gagnon/ }).click()
  await page.getByRole('button', { name: words.say('shell:menu.logout') }).click()
  await page.waitForURL('**/demo/home')
  await signIn(page, 'noemie@borrower.example', 'Wrong7#leaf')
  await page.getByText(words.say('errors:EmailPasswordIncorrect')).first().waitFor()
  await expectAccessible(page)
  await page.getByLabel(say('fields.Password.label'), { exact: true }).fill(password)
  await press(page, say('signIn.submit'))
  await page.waitForURL('**/user/0/start')
  expect(complaints).toEqual([])
  await close()
})

test('a missing code is requested again after a minute, and the code of either mail is accepted', async () => {
  const email = 'impatient@borrower.example'
  const { page, complaints, close } = await visit(browser)
  await page.clock.install()
  await page.goto(`${server.url}/demo/home`)
  await press(page, say('home.start'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(email)
  await press(page, say('start.submit'))
  const first = codeIn(await mail.arrived(email))
  await dialog.getByText(say('code.resendIn')).waitFor()
  await page.clock.fastForward('01:01')
  await press(page, say('code.resend'))
  await dialog.getByText(say('code.resent')).waitFor()
  await expectAccessible(page)
  expect(codeIn(await mail.arrived(email, 2))).toBe(first)
  const boxes = dialog.getByLabel(say('fields.code.label'))
  await boxes.fill(first === '000000' ? '000001' : '000000')
  const wrong = dialog.getByText(words.say('errors:VerificationCodeIncorrect'))
  await wrong.first().waitFor()
  // The boxes are empty again. Pressing the button reports that, and no longer that the code was wrong.
  await press(page, say('code.submit'))
  await dialog.getByText(words.say('errors:RequiredVerificationCode')).first().waitFor()
  expect(await wrong.count()).toBe(0)
  await boxes.fill(first)
  await page.waitForURL('**/user/0/start')
  expect(complaints).toEqual([])
  await close()
})

test('an address that others have tried many times is admitted after a robot check that the browser passes by itself', async () => {
  const email = 'hammered@borrower.example'
  for (let count = 0; count < 3; count += 1)
    await apiClient().call(server.url, '/api/MTGAPPValidateEmail', { Email: email, SiteID: 'demo', LanguageID: 1 })
  const { page, complaints, close } = await visit(browser)
  await page.goto(`${server.url}/demo/home`)
  await press(page, say('home.start'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(email)
  await press(page, say('start.submit'))
  await dialog.getByLabel(say('fields.code.label')).fill(codeIn(await mail.arrived(email, 4)))
  await page.waitForURL('**/user/0/start')
  expect(complaints).toEqual([])
  await close()
})

test('an unknown address gets an error and the offer to start with it', async () => {
  const { page, close } = await visit(browser)
  await signIn(page, 'nobody@borrower.example', password)
  await page
    .getByText(words.say('errors:EmailNotRegistered', { email: 'nobody@borrower.example' }))
    .first()
    .waitFor()
  await press(page, say('signIn.startWith', { email: 'nobody@borrower.example' }))
  expect(await page.getByRole('dialog').getByRole('textbox').first().inputValue()).toBe('nobody@borrower.example')
  await close()
})

test('a forgotten password is replaced by the mailed link, once', async () => {
  const email = 'forgetful@borrower.example'
  const { page, close } = await visit(browser)
  await register(page, email)
  const other = await visit(browser)
  await other.page.goto(`${server.url}/demo/home`)
  await press(other.page, say('signIn.forgot'))
  await other.page.getByRole('dialog').getByRole('textbox').fill(email)
  await press(other.page, say('forgot.submit'))
  await other.page.getByText(say('forgot.sentTitle')).waitFor()
  await expectAccessible(other.page)
  const [link = ''] = /http:\/\/\S+resetpassword\/\S+/.exec((await mail.arrived(email, 2)).text ?? '') ?? []

  await other.page.goto(link)
  await other.page.getByLabel(say('fields.NewPassword.label'), { exact: true }).fill('Birch8#tree')
  await other.page.getByLabel(say('fields.ConfirmPassword.label'), { exact: true }).fill('Birch8#tree')
  await expectAccessible(other.page)
  await press(other.page, say('reset.submit'))
  await other.page.getByRole('heading', { name: say('reset.doneTitle') }).waitFor()
  await other.page.waitForURL('**/demo/home')

  // The session in the other browser has ended.
  await page.reload()
  await page.waitForURL('**/demo/home')
  await signIn(page, email, 'Birch8#tree')
  await page.waitForURL('**/user/0/start')

  await other.page.goto(link)
  await other.page.getByLabel(say('fields.NewPassword.label'), { exact: true }).fill('Cedar9#tree')
  await other.page.getByLabel(say('fields.ConfirmPassword.label'), { exact: true }).fill('Cedar9#tree')
  await press(other.page, say('reset.submit'))
  await other.page.getByText(words.say('errors:PasswordResetLinkExpired')).first().waitFor()
  await expectAccessible(other.page)
  await other.close()
  await close()
})

test('a social network signs a user in through its real protocol', async () => {
  const { page, complaints, close } = await visit(browser)
  await page.goto(`${server.url}/demo/home`)
  await press(page, say('social.continue', { network: say('networks.google') }))
  await page.locator('[name=login]').fill('ada')
  await page.locator('[name=password]').fill('any')
  await page.locator('[type=submit]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/user/0/start')
  expect(complaints).toEqual([])
  await close()
})

test('an operator opens a borrower’s session by a link that works once', async () => {
  const { ids, close } = await visitSignedIn(browser, server, mail, 'handed@borrower.example')
  const { Url } = await apiClient().call(server.url, '/broker-api/CreateSignInTicket', ids)
  const { page, close: leave } = await visit(browser)
  await page.goto(Url)
  await page.waitForURL('**/user/0/start')
  await page.getByText(words.say('shell:handOff.bar', { name: 'handed@borrower.example' })).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.say('shell:handOff.end'), exact: true }).click()
  await page.waitForURL('**/demo/home')
  const again = await visit(browser)
  await again.page.goto(Url)
  await again.page.getByText(words.say('errors:SignInTicketExpired')).first().waitFor()
  await expectAccessible(again.page)
  await Promise.all([close(), leave(), again.close()])
})
