import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { visitSignedIn } from './support/session.ts'
import { openStage } from './support/stage.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await openStage()
afterAll(close)
const words = await wordsOf('en')

const extending = '**/api/MTGAPPExtendSession'
/** Past the moment of the warning, before the end of the session. */
const nearlyIdle = '28:00'

test('whoever says nothing is asked in time, stays signed in and loses nothing; at last the session ends', async () => {
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
  // Saving what was typed is an answer of the server, which starts the time anew.
  await kept

  await page.clock.fastForward(nearlyIdle)
  const dialog = page.getByRole('dialog', { name: words.say('shell:session.title') })
  await dialog.getByText(words.say('shell:session.text')).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.say('shell:session.extend') }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await city.inputValue()).toBe('Saguenay')

  // The longest time is half a day of the server's clock, which is not ours to turn: it is told shorter.
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
  expect(complaints).toEqual([])
  await close()
})
