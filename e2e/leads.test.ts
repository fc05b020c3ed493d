import { aLeadForm, leadOf } from '@foyer/domain/testing/lead-form.ts'
import { solvedToken } from '@foyer/server/adapters/testing/solve-challenge.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { apiClient } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { newContext, openPage, type VisitOptions } from './support/browser.ts'
import { startForeignSite } from './support/foreign-site.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'
import { openStage } from './support/stage.ts'
import { keyboard, mouse } from './support/user-actions.ts'
import { type Words, wordsOf } from './support/words.ts'

const create = '/v1/leadopportunities/embedded-forms/create-lead'
const render = '/v1/leadopportunities/embedded-forms/render-detail'
const challenge = '/v1/leadopportunities/embedded-forms/robot-challenge'

const { mail, server, browser, close } = await openStage({ environment: { TRUSTED_PROXIES: '127.0.0.0/8' } })
const [site, stranger] = await Promise.all([startForeignSite(), startForeignSite()])
afterAll(close)
afterAll(() => Promise.all([site.stop(), stranger.stop()]))

const operator = apiClient()
let token: string
beforeAll(async () => {
  const saved = await operator.call(server.url, '/broker-api/SaveEmbeddedForm', {
    SiteID: 'demo',
    detail: aLeadForm({ frameAncestors: [site.origin] }),
  })
  token = saved.Token
  site.paste(saved.Snippet)
  stranger.paste(saved.Snippet)
})

let visitors = 0
/** Each visitor has their own IP address, since one address may send at most five leads a minute. */
const ownAddress = () => {
  visitors += 1
  return { 'x-forwarded-for': `198.51.100.${visitors}` }
}

const leads = async () => (await operator.call(server.url, '/broker-api/ListLeads', { SiteID: 'demo' })).Leads

/** The broker's own page with the form. */
const visitSite = async (options: VisitOptions) => {
  const complaints: string[] = []
  const context = await newContext(browser, options)
  await context.setExtraHTTPHeaders(ownAddress())
  const page = await openPage(context, complaints)
  await page.goto(`${site.origin}/?lang=${options.language}`)
  const words = await wordsOf(options.language)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: words.say('leads:submit'), exact: true }).waitFor()
  const leave = async () => {
    await context.close()
    expect(complaints).toEqual([])
  }
  return { page, frame, words, context, leave }
}

const received = (page: Page) => page.evaluate(() => (globalThis as unknown as { received: string }).received)
/** The frame shows the whole form: nothing is cut off or scrolls inside it. */
const isWhole = async (page: Page) => {
  const handle = await page.locator('iframe').elementHandle()
  const height = await page.locator('iframe').evaluate((frame) => frame.clientHeight)
  const inside = await (await handle?.contentFrame())?.evaluate(() =>
    Math.ceil(document.getElementById('root')?.getBoundingClientRect().height ?? 0),
  )
  return height - (inside ?? 0)
}

const labels = (words: Words) =>
  words.language === 'en'
    ? { first: 'First name', last: 'Last name', email: 'Email', phone: 'Phone', buy: 'Purchase', broker: 'Your broker' }
    : {
        first: 'Prénom',
        last: 'Nom de famille',
        email: 'Courriel',
        phone: 'Téléphone',
        buy: 'Achat',
        broker: 'Votre courtier',
      }

type FormVisit = VisitOptions & { firstName: string }

describe('a plain page with the script tag alone collects a lead by keyboard', () => {
  test.each<FormVisit>([
    { language: 'fr', width: 320, firstName: 'Noémie' },
    ...onlyFull<FormVisit>(
      { language: 'en', width: 1280, firstName: 'Grace' },
      { language: 'en', width: 320, firstName: 'Ada' },
      { language: 'fr', width: 768, firstName: 'Élise' },
    ),
  ])('$language at $width px', async ({ firstName, ...options }) => {
    const { page, frame, words, context, leave } = await visitSite(options)
    const hands = keyboard(page, frame)
    const says = labels(words)
    const box = (name: string) => frame.getByRole('textbox', { name: new RegExp(`^${name}`) })
    const submit = frame.getByRole('button', { name: words.say('leads:submit'), exact: true })
    await expect.poll(() => received(page)).toBe(' loaded')
    await expect.poll(() => isWhole(page)).toBe(0)
    await expectAccessible(page)

    await hands.press(submit)
    await frame.getByText(words.say('errors:LeadFieldRequired')).first().waitFor()
    await expect.poll(() => isWhole(page)).toBe(0)
    await expectAccessible(page)

    await page.keyboard.press('Tab')
    await hands.press(frame.getByRole('link').first())
    await hands.fill(box(says.first), firstName)
    await hands.fill(box(says.last), 'Roy')
    await hands.fill(box(says.email), 'visitor@example.ca')
    await hands.fill(box(says.phone), '5145550100')
    await hands.press(frame.getByRole('button', { name: words.say('leads:rows.add') }))
    await expect.poll(() => isWhole(page)).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.type('5145550101')
    await hands.choose(frame.getByRole('radio', { name: says.buy }))
    await hands.press(submit)
    await frame
      .getByText(words.language === 'en' ? 'Thank you. We will be in touch soon.' : 'Merci. Nous communiquerons')
      .waitFor()
    await expect.poll(() => received(page)).toBe(' loaded submitted')
    await expect.poll(() => isWhole(page)).toBe(0)
    await expectAccessible(page)

    const [lead] = await leads()
    const said = Object.fromEntries((lead?.Answers ?? []).map(({ Code, Row, Words }) => [`${Code} ${Row}`, Words]))
    expect(said).toMatchObject({
      'FIRSTNAME 1': firstName,
      'EMAILTYPE 1': 'visitor@example.ca',
      'PHONETYPE 1': '5145550100',
      'PHONETYPE 2': '5145550101',
      'PURPOSE 1': says.buy,
    })
    expect(lead?.LanguageID).toBe(words.language === 'en' ? 1 : 2)
    expect(await context.cookies()).toEqual([])

    await hands.press(frame.getByRole('button', { name: words.say('leads:done.again'), exact: true }))
    await expect.poll(() => box(says.first).inputValue()).toBe('')
    await leave()
  })

  test('its owner receives it by mail', async () => {
    const arrived = await mail.arrived('marie@broker.example')
    expect(arrived.subject).toContain('New lead: First mortgage')
    expect(arrived.text).toContain('visitor@example.ca')
  })
})

test('the form follows the language of the surrounding page and keeps what was typed', async () => {
  const { page, frame, leave } = await visitSite({ language: 'en', width: 1280 })
  await frame.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.evaluate(() => {
    document.documentElement.lang = 'fr-CA'
  })
  await expect.poll(() => frame.getByRole('textbox', { name: 'Prénom' }).inputValue()).toBe('Ada')
  expect(await page.locator('iframe').getAttribute('title')).toBe('Formulaire')
  await leave()
})

test('an address is found and fills the related fields; another kind of address changes the questions', async () => {
  const { page, frame, words, leave } = await visitSite({ language: 'en', width: 1280 })
  const hands = mouse(page, frame)
  await frame.getByRole('combobox', { name: /^Address/ }).fill('157 Garafraxa')
  await frame.getByRole('option').first().click()
  await expect.poll(() => frame.getByRole('textbox', { name: /^City/ }).inputValue()).not.toBe('')
  expect(await frame.getByRole('textbox', { name: /^Street number/ }).inputValue()).not.toBe('')
  const halves = ['postal.first', 'postal.second'].map((key) =>
    frame.getByRole('textbox', { name: words.say(`leads:${key}`) }),
  )
  for (const half of halves) expect(await half.inputValue()).toMatch(/^[A-Z0-9]{3}$/)

  expect(await frame.getByRole('textbox', { name: /^PO box/ }).count()).toBe(0)
  await hands.pick(frame.getByRole('combobox', { name: /^Type of address/ }), 'Mailing address')
  await frame.getByRole('textbox', { name: /^PO box/ }).waitFor()
  expect(await frame.getByRole('textbox', { name: /^City/ }).inputValue()).not.toBe('')
  await leave()
})

test('a postal code is formatted as two capitalized halves, and its error is announced automatically', async () => {
  const { page, frame, words, leave } = await visitSite({ language: 'en', width: 1280 })
  const second = frame.getByRole('textbox', { name: words.say('leads:postal.second') })
  await frame.getByRole('textbox', { name: words.say('leads:postal.first') }).click()
  await page.keyboard.type('d1a0b1')
  expect(await second.inputValue()).toBe('0B1')
  // At its field, and as a status, since the field still has the focus.
  const wrong = frame.getByText(words.say('errors:InvalidPostalCode'))
  await expect.poll(() => wrong.count()).toBe(2)
  await page.keyboard.press('Control+A')
  await frame.getByRole('textbox', { name: words.say('leads:postal.first') }).fill('k1a 0b1')
  await expect.poll(() => wrong.count()).toBe(0)
  await leave()
})

test('a failed robot check is retried, and the broker is one tap away', async () => {
  const { page, frame, words, leave } = await visitSite({ language: 'en', width: 360 })
  const hands = mouse(page, frame)
  await page.route(`**${challenge}`, (route) => route.fulfill({ status: 500, body: '' }))
  await frame.getByRole('textbox', { name: 'First name' }).fill('Retry')
  await frame.getByText(words.say('leads:robot.failed')).waitFor()
  await frame.getByRole('link', { name: /@/ }).waitFor()
  await expectAccessible(page)
  await page.unroute(`**${challenge}`)
  await frame.getByRole('button', { name: words.say('leads:robot.retry'), exact: true }).click()
  await frame.getByText(words.say('leads:robot.passed')).waitFor()
  await frame.getByRole('textbox', { name: 'Last name' }).fill('Roy')
  await frame.getByRole('textbox', { name: 'Email' }).fill('retry@example.ca')
  await hands.choose(frame.getByRole('radio', { name: 'Purchase' }))
  await frame.getByRole('button', { name: words.say('leads:submit'), exact: true }).click()
  await frame.getByText('Thank you. We will be in touch soon.').waitFor()
  await leave()
})

test('an open list is fully visible in a short form', async () => {
  const short = await operator.call(server.url, '/broker-api/SaveEmbeddedForm', {
    SiteID: 'demo',
    detail: {
      formName: 'Short',
      numberOfColumns: 1,
      frameAncestors: [site.origin],
      selectedFields: [{ controls: [{ code: 'PROVINCE' }] }],
    },
  })
  const usual = site.paste(short.Snippet)
  const { page, frame, leave } = await visitSite({ language: 'en', width: 360 })
  await frame.getByRole('combobox').click()
  const list = frame.getByRole('listbox')
  const isHidden = async () => {
    const [box, around] = [await list.boundingBox(), await page.locator('iframe').boundingBox()]
    return box === null || around === null || box.y < around.y || box.y + box.height > around.y + around.height
  }
  await expect.poll(isHidden).toBe(false)
  await frame.getByRole('option', { name: 'Quebec' }).click()
  await expect.poll(() => isWhole(page)).toBe(0)
  site.paste(usual)
  await leave()
})

test('a website that is not on the form’s list may not frame it and shows a line instead', async () => {
  const context = await newContext(browser, { language: 'en', width: 1280 })
  const page = await context.newPage()
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()))
  await page.goto(stranger.origin)
  await refused
  expect(await page.frameLocator('iframe').getByRole('button').count()).toBe(0)
  const why = page.waitForEvent('console', (message) => /in its frameAncestors/.test(message.text()))
  await page.getByText('This form cannot be shown on this website.').waitFor()
  await why
  expect(await page.getByRole('link', { name: 'Open the form' }).getAttribute('href')).toBe(
    `${server.url}/embedded-forms/${token}`,
  )
  expect(await page.locator('iframe').isVisible()).toBe(false)
  await context.close()
})

test('the form also works as a page of its own, and an unknown form shows an error', async () => {
  const context = await newContext(browser, { language: 'en', width: 360 })
  const complaints: string[] = []
  const page = await openPage(context, complaints)
  const words = await wordsOf('fr')
  await page.goto(`${server.url}/embedded-forms/${token}?lang=fr`)
  await page.getByRole('heading', { level: 1, name: 'Premier prêt hypothécaire' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA')
  await expectAccessible(page)
  await page.goto(`${server.url}/embedded-forms/nothing?lang=fr`)
  await page.getByRole('heading', { level: 1, name: words.say('leads:notFound.title') }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

describe('a program that is no browser', () => {
  const bot = apiClient()
  const send = async (given: object) => {
    const answer = await fetch(`${server.url}${create}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...ownAddress() },
      body: JSON.stringify({ token, detail: leadOf(), captchaToken: '', ...given }),
    })
    const { ReturnStatus } = (await answer.json()) as { ReturnStatus: { ReturnCode: number; ReturnMessage: string } }
    return `${ReturnStatus.ReturnCode} ${ReturnStatus.ReturnMessage}`.trim()
  }
  const solved = async () => solvedToken((await bot.call(server.url, challenge, { token })).challenge)

  test('is rejected without a check, with a used one, and with too long a text; unknown answers are dropped', async () => {
    expect(await send({})).toBe('422 CaptchaNotValidated')
    const captchaToken = await solved()
    expect(await send({ captchaToken, detail: leadOf({ MESSAGE: ['x'.repeat(2001)] }) })).toBe('422 LeadTextTooLong')
    const planted = leadOf({ SOURCE: ['planted'] })
    planted.selectedFields[0]?.controls.push({ code: 'ISADMIN', selectedValues: ['planted'], lastItem: 1 })
    expect(await send({ captchaToken, detail: planted })).toBe('200')
    expect(await send({ captchaToken })).toBe('422 CaptchaNotValidated')
    expect(JSON.stringify(await leads())).not.toContain('planted')
  })
  test('cannot read the form as another website', async () => {
    const answer = await fetch(`${server.url}${render}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ token }),
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('with a third-party robot check', () => {
  let guarded: ServerProcess
  beforeAll(async () => {
    const environment = {
      CAPTCHA: 'turnstile',
      CAPTCHA_SITE_KEY: 'the-key',
      CAPTCHA_SECRET: '0x4AAAAAAAsecretOfTheJourney',
    }
    guarded = await startServer({ smtpUrl: mail.url, environment })
  })
  afterAll(() => guarded.stop())

  test('its script may run in the form, and our own check replaces it when it fails', async () => {
    const { Token } = await operator.call(guarded.url, '/broker-api/SaveEmbeddedForm', {
      SiteID: 'demo',
      detail: {
        formName: 'Short',
        numberOfColumns: 1,
        selectedFields: [{ controls: [{ code: 'NAME', label: 'Name' }] }],
      },
    })
    const words = await wordsOf('en')
    const complaints: string[] = []
    const context = await newContext(browser, { language: 'en', width: 360 })
    const page = await openPage(context, complaints)
    const widget = `globalThis.turnstile = { render: (box, { sitekey, callback }) => { box.textContent = sitekey; box.onclick = () => callback('token') } }`
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: widget }),
    )
    await page.goto(`${guarded.url}/embedded-forms/${Token}`)
    await page.getByRole('button', { name: words.say('leads:robot.other'), exact: true }).waitFor()
    await page.getByRole('textbox', { name: /^Name/ }).fill('Ada')
    await page.getByText('the-key').click()
    await page.getByRole('button', { name: words.say('leads:submit'), exact: true }).click()
    await page.getByText(words.say('errors:CaptchaNotValidated')).waitFor()
    await page.getByRole('link', { name: /@/ }).waitFor()
    await page.getByRole('button', { name: words.say('leads:robot.retry'), exact: true }).click()
    await page.getByText(words.say('leads:robot.passed')).waitFor()
    await page.getByRole('button', { name: words.say('leads:submit'), exact: true }).click()
    await page.getByText(words.say('leads:done.text')).waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await context.close()
  })
})
