import { afterAll, expect, test } from 'vitest'
import { apiClient } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { fillApplication } from './support/fill-application.ts'
import { startForeignSite } from './support/foreign-site.ts'
import { codeIn } from './support/mail-server.ts'
import { visit, visitSignedIn } from './support/session.ts'
import { openStage } from './support/stage.ts'
import { type Words, wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await openStage()
afterAll(close)
const [en, fr] = await Promise.all([wordsOf('en'), wordsOf('fr')])

const heading = (words: Words, key: string) => ({ level: 1, name: words.say(key) })

test('pages without a sign-in: referral, agent, legal pages, and pages that do not exist', async () => {
  const { page, complaints, close } = await visit(browser)
  for (const address of ['/demo/referral', '/demo']) {
    await page.goto(`${server.url}${address}`)
    await page.waitForURL('**/demo/home')
  }
  await apiClient().call(server.url, '/broker-api/SaveSite', {
    SiteID: 'moved',
    Settings: { NewVersionUrl: `${server.url}/demo/home` },
  })
  await page.goto(`${server.url}/moved/home`)
  await page.waitForURL('**/demo/home')
  for (const address of ['privacy', 'terms', 'disclosure', 'demo/profile']) {
    await page.goto(`${server.url}/${address}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
  }
  await page.goto(`${server.url}/demo/no/such/page`)
  await page.getByRole('heading', heading(en, 'shell:notFound.title')).waitFor()
  await expectAccessible(page)
  await page.goto(`${server.url}/`)
  await page.getByRole('heading', heading(en, 'landing:title')).waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await close()
})

test("in a broker's own page the portal shows no bars, from the start page into the wizard; other pages may not frame it", async () => {
  const [website, stranger] = await Promise.all([startForeignSite(), startForeignSite()])
  await apiClient().call(server.url, '/broker-api/SaveSite', {
    SiteID: 'demo',
    Settings: { FrameAncestors: [website.origin] },
  })
  for (const { paste } of [website, stranger])
    paste(`<iframe src="${server.url}/demo/home" title="Portal" width="700" height="700"></iframe>`)
  const { page, complaints, close } = await visit(browser)
  await page.goto(website.origin)
  const portal = page.frameLocator('iframe')
  const bars = portal.getByRole('banner').or(portal.getByRole('contentinfo'))
  await portal.getByRole('button', { name: en.say('account:home.start') }).click()
  expect(await bars.count()).toBe(0)
  const dialog = portal.getByRole('dialog')
  await dialog.getByRole('textbox').fill('framed@borrower.example')
  await portal.getByRole('button', { name: en.say('account:start.submit') }).click()
  const code = codeIn(await mail.arrived('framed@borrower.example'))
  await dialog.getByLabel(en.say('account:fields.code.label')).fill(code)
  await portal.getByRole('heading', heading(en, 'interview:title')).waitFor()
  expect(await bars.count()).toBe(0)
  expect(complaints).toEqual([])

  await page.goto(stranger.origin)
  await page.getByRole('heading', { name: 'Elsewhere' }).waitFor()
  expect(await portal.getByRole('heading').count()).toBe(0)
  await expect.poll(() => complaints.join()).toContain('frame-ancestors')
  await Promise.all([close(), website.stop(), stranger.stop()])
})

test('the contact page and the profile are in the menu', async () => {
  const { page, complaints, close } = await visitSignedIn(browser, server, mail, 'contact@borrower.example')
  await page.goto(`${server.url}/demo/user/contactme`)
  await page.getByRole('heading', heading(en, 'shell:contact.title')).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: en.say('shell:menu.user') }).click()
  await page.getByRole('button', { name: en.say('shell:menu.profile') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: en.say('shell:fields.FirstName.label') }).fill('Ada')
  await dialog.getByRole('textbox', { name: en.say('shell:fields.LastName.label') }).fill('Roy')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en.say('shell:profile.save') }).click()
  await page.getByRole('button', { name: 'Ada Roy' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('an account is deleted from the profile, with a mailed code', async () => {
  const address = 'leaving@borrower.example'
  const { page, complaints, close } = await visitSignedIn(browser, server, mail, address)
  await page.goto(`${server.url}/demo/user/contactme`)
  await page.getByRole('button', { name: en.say('shell:menu.user') }).click()
  await page.getByRole('button', { name: en.say('shell:menu.profile') }).click()
  await page.getByRole('button', { name: en.say('shell:deleteAccount.open') }).click()
  await page.getByRole('button', { name: en.say('shell:deleteAccount.goOn'), exact: true }).click()
  const code = codeIn(await mail.arrived(address, 2))
  await page.getByLabel(en.say('shell:fields.code.label')).fill(code)
  await page.getByRole('button', { name: en.say('shell:deleteAccount.submit') }).click()
  await page.waitForURL('**/demo/home')
  await page.getByText(en.say('account:left.deleted.title')).waitFor()
  await mail.arrived(address, 3)
  await page.goto(`${server.url}/demo/user/mydeals`)
  await page.waitForURL('**/demo/home')
  expect(complaints).toEqual([])
  await close()
})

test('changing the language keeps what was typed', async () => {
  const { page, close } = await visitSignedIn(browser, server, mail, 'bilingual@borrower.example')
  await page.goto(`${server.url}/demo/user/0/start`)
  await page
    .getByRole('radio', { name: new RegExp(`^${en.say('interview:purpose.renewal.label')}`) })
    .check({ force: true })
  await page.getByRole('button', { name: en.say('kit:address.byHand') }).click()
  await page.getByRole('textbox', { name: en.say('kit:fields.City.label') }).fill('Trois-Rivières')
  await page.getByRole('button', { name: en.say('shell:otherLanguage') }).click()
  await page.getByRole('heading', heading(fr, 'interview:title')).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^fr/)
  expect(await page.getByRole('textbox', { name: fr.say('kit:fields.City.label') }).inputValue()).toBe('Trois-Rivières')
  await expectAccessible(page)
  await close()
})

test('unsaved input is restored on another device', async () => {
  const phone = await visitSignedIn(browser, server, mail, 'drafts@borrower.example', { width: 360 })
  const kept = phone.page.waitForResponse(
    (response) => response.url().endsWith('/api/MTGAPPSaveDraft') && response.ok(),
  )
  await phone.page.goto(`${server.url}/demo/user/0/start`)
  await phone.page
    .getByRole('radio', { name: new RegExp(`^${en.say('interview:purpose.refinance.label')}`) })
    .check({ force: true })
  await kept
  const typed = phone.page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/MTGAPPSaveDraft') && (response.request().postData() ?? '').includes('Saguenay'),
  )
  await phone.page.getByRole('button', { name: en.say('kit:form.nextPart'), exact: true }).click()
  await phone.page.getByRole('button', { name: en.say('kit:address.byHand') }).click()
  await phone.page.getByRole('textbox', { name: en.say('kit:fields.City.label') }).fill('Saguenay')
  await typed
  const storage = await phone.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(storage).not.toContain('Saguenay')

  const desk = await visit(browser)
  await desk.page.context().addCookies(await phone.page.context().cookies())
  await desk.page.goto(`${server.url}/demo/user/0/start`)
  const city = desk.page.getByRole('textbox', { name: en.say('kit:fields.City.label') })
  await city.waitFor()
  expect(await city.inputValue()).toBe('Saguenay')
  await phone.close()
  await desk.close()
})

test('a submission lost by the network is sent again by itself, and is shown as sent only afterwards', async () => {
  const { page, client, ids, close } = await visitSignedIn(browser, server, mail, 'offline@borrower.example')
  const { base } = await fillApplication(client, server.url, ids)
  await page.goto(`${base}/summary`)
  await page.getByRole('checkbox').first().check({ force: true })
  await page.route('**/api/mtgappsubmit', (route) => route.abort())
  await page.getByRole('button', { name: en.say('review:send') }).click()
  await page.getByRole('heading', heading(en, 'review:sending.title')).waitFor()
  await expectAccessible(page)
  await page.context().setOffline(true)
  await page.getByText(en.say('kit:offline')).waitFor()
  await page.getByText(en.say('review:sending.offline')).waitFor()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await page.reload()
  await page.getByRole('heading', heading(en, 'review:sending.title')).waitFor()
  expect(await page.getByRole('heading', heading(en, 'review:sent.title')).count()).toBe(0)
  await page.unroute('**/api/mtgappsubmit')
  await page.getByRole('heading', heading(en, 'review:sent.title')).waitFor()
  const { Deals } = await client.call(server.url, '/api/MTGAPPLoadMyDeals', ids)
  expect(Deals.map(({ MortgageApplicationStatusDD }) => MortgageApplicationStatusDD)).toEqual([0])
  await close()
})

test('a screen whose file fails to load shows an error, and loads when the page is reloaded', async () => {
  const { page, close } = await visitSignedIn(browser, server, mail, 'published@borrower.example')
  await page.goto(`${server.url}/demo/user/mydeals`)
  await page.getByRole('heading', heading(en, 'deals:title')).waitFor()
  await page.route('**/assets/*.js', (route) => route.abort())
  const start = en.say('deals:startCard.action')
  await page
    .getByRole('link', { name: start })
    .or(page.getByRole('button', { name: start }))
    .first()
    .click()
  await page.getByRole('heading', heading(en, 'shell:broken.title')).waitFor()
  await page.getByText(en.say('kit:error.why')).waitFor()
  await expectAccessible(page)
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: en.say('kit:retry') }).click()
  await page.getByRole('heading', heading(en, 'interview:title')).waitFor()
  await close()
})

test('on a tablet the steps are a line that opens', async () => {
  const tablet = { width: 768 }
  const { page, client, ids, complaints, close } = await visitSignedIn(
    browser,
    server,
    mail,
    'wide@borrower.example',
    tablet,
  )
  const { base } = await fillApplication(client, server.url, ids)
  await page.goto(`${base}/mortgage`)
  const steps = page.getByRole('navigation', { name: en.say('shell:steps.label') })
  await steps.getByRole('button', { name: new RegExp(en.say('shell:allSteps')) }).click()
  await expectAccessible(page)
  await steps.getByRole('link', { name: new RegExp(`^${en.say('shell:steps.start')}`) }).click()
  await page.waitForURL(`${base}/start`)
  expect(complaints).toEqual([])
  await close()
})

test('the broker asks for a revision, and the borrower submits again', async () => {
  const email = 'review@borrower.example'
  const { page, client, ids, complaints, close } = await visitSignedIn(browser, server, mail, email)
  const { application, base } = await fillApplication(client, server.url, ids)
  const { Applicants, Summary } = await client.call(server.url, '/api/MTGAPPLoad', application)
  const { ConsentVersion, Reviewed } = Summary
  const Consents = Applicants.map(({ ApplicantID }) => ({ ApplicantID, Accepted: 1 }))
  await client.call(server.url, '/api/mtgappsubmit', { ...application, Consents, ConsentVersion, Reviewed })
  await page.goto(`${server.url}/demo/user/mydeals`)
  await page.getByRole('button', { name: /^View Deal Summary/ }).click()
  await page.getByRole('dialog').waitFor()
  await expectAccessible(page)
  const operator = apiClient()
  await operator.call(server.url, '/broker-api/RequestReview', {
    SiteID: 'demo',
    MortgageApplicationID: application.MortgageApplicationID,
    DisplayMortgage: 0,
    DisplayIncome: 1,
  })
  expect((await mail.arrived(email, 3)).text).toContain(server.url)
  await page.reload()
  await page
    .getByRole('link', { name: /^Review/ })
    .or(page.getByRole('button', { name: /^Review/ }))
    .first()
    .click()
  await page.waitForURL(`${base}/summary`)
  await expectAccessible(page)
  await page.getByRole('checkbox').first().check({ force: true })
  await page.getByRole('button', { name: en.say('review:sendAgain') }).click()
  await page.getByRole('heading', heading(en, 'review:sent.title')).waitFor()
  expect(complaints).toEqual([])
  await close()
})
