import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { codeIn } from './support/mail-server.ts'
import { visitSignedIn } from './support/session.ts'
import { joinStage } from './support/stage.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await joinStage()
afterAll(close)
const words = await wordsOf('en')

const extending = '**/api/MTGAPPExtendSession'
/** After the warning, before the end of the session. */
const nearlyIdle = '28:00'

test('an idle user is warned in time, stays signed in and loses nothing; in the end the session expires', async () => {
  const email = 'quiet@borrower.example'
  const { page, client, ids, complaints, close } = await visitSignedIn(browser, server, mail, email)
  await page.clock.install()
  await page.goto(`${server.url}/demo/user/0/start`)
  const city = page.getByRole('textbox', { name: words.say('kit:fields.City.label') })
  const kept = page.waitForResponse((response) => (response.request().postData() ?? '').includes('Saguenay'))
  await page
    .getByRole('radio', { name: new RegExp(`^${words.say('interview:purpose.refinance.label')}`) })
    .check({ force: true })
  await page.getByRole('button', { name: words.say('kit:address.byHand') }).click()
  await city.fill('Saguenay')
  // Saving the draft is a response of the server, which restarts the idle time.
  await kept

  await page.clock.fastForward(nearlyIdle)
  const dialog = page.getByRole('dialog', { name: words.say('shell:session.title') })
  await dialog.getByText(words.say('shell:session.text')).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.say('shell:session.extend') }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await city.inputValue()).toBe('Saguenay')

  // The maximum is half a day of the server's clock, which a test cannot set, so the response is shortened.
  await page.route(extending, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), TotalSeconds: 100 } })
  })
  await page.clock.fastForward(nearlyIdle)
  await dialog.getByRole('button', { name: words.say('shell:session.extend') }).click()
  await dialog.getByText(words.say('shell:session.final')).waitFor()
  await expectAccessible(page)
  expect(await dialog.getByRole('button', { name: words.say('shell:session.extend') }).count()).toBe(0)
  await client.call(server.url, '/api/MTGAPPLogout', { SiteID: ids.SiteID })
  await page.clock.fastForward('02:00')
  await page.waitForURL('**/demo/home')
  await page.getByText(words.say('account:left.ended.title')).waitFor()
  await expectAccessible(page)

  // Signing in again returns to the page with its unsaved input.
  await page.getByRole('button', { name: words.say('account:left.byCode') }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(email)
  await page.getByRole('button', { name: words.say('account:start.submit') }).click()
  await page
    .getByRole('dialog')
    .getByLabel(words.say('account:fields.code.label'))
    .fill(codeIn(await mail.arrived(email, 2)))
  await page.waitForURL('**/demo/user/0/start')
  await city.waitFor()
  expect(await city.inputValue()).toBe('Saguenay')

  // A log-out that does not reach the server leaves the session open, and is shown as failed until it succeeds.
  await page.evaluate(() => localStorage.setItem('foyer.submission.7', 'sent, and not confirmed yet'))
  await page.route('**/api/MTGAPPLogout', (route) => route.abort())
  await page.getByRole('button', { name: words.say('shell:menu.user') }).click()
  await page.getByRole('button', { name: words.say('shell:menu.logout') }).click()
  await page.getByRole('dialog', { name: words.say('shell:signOut.failed') }).waitFor()
  await expectAccessible(page)
  expect(new URL(page.url()).pathname).toBe('/demo/user/0/start')
  await page.unroute('**/api/MTGAPPLogout')
  await page.clock.fastForward('00:06')
  await page.waitForURL('**/demo/home')
  await page.getByText(words.say('account:left.loggedOut.title')).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('foyer.submission.7'))).toBe('sent, and not confirmed yet')

  // A visitor without a session is asked to sign in.
  await page.goto(`${server.url}/demo/user/mydeals`)
  await page.waitForURL('**/demo/home')
  await page.getByText(words.say('account:left.asked.title')).waitFor()
  expect(complaints).toEqual([])
  await close()
})
