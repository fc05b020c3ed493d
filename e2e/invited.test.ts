import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@foyer/domain/kit/language.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { coupleWithEverything } from '@foyer/domain/testing/couple-with-everything.ts'
import { fakeTwilio } from '@foyer/server/adapters/testing/fake-twilio.ts'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { apiClient } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import {
  answerIdentification,
  answerInterview,
  answerLists,
  answerMortgage,
  answerPerson,
  passBankStatements,
  send,
  startWithEmail,
  type Walk,
} from './support/borrower.ts'
import { newContext, openPage } from './support/browser.ts'
import { fillApplication } from './support/fill-application.ts'
import { nameInvited } from './support/invited.ts'
import { codeIn } from './support/mail-server.ts'
import { button, field, heading, radio } from './support/pages.ts'
import { visit, visitSignedIn } from './support/session.ts'
import { openStage } from './support/stage.ts'
import { mouse } from './support/user-actions.ts'
import { wordsOf } from './support/words.ts'

const twilio = await fakeTwilio()
const { mail, server, browser, close } = await openStage({ environment: twilio.environment })
afterAll(close)
afterAll(twilio.stop)

const persona = coupleWithEverything(new Date().toISOString().slice(0, 10))
const [other] = persona.others
const homes = (lists: { addresses: NonNullable<typeof persona.main.lists>['addresses'] } | undefined) => ({
  addresses: lists?.addresses ?? [],
})

const linkIn = (text: string | undefined): string => {
  const link = /http:\/\/localhost:\d+\/demo\/InviteCoApplicant\/\d+\/[0-9a-f]{32}/.exec(text ?? '')?.[0]
  if (link === undefined) throw new Error(`no link in: ${text}`)
  return link
}

type Way = 'mail' | 'text'

/** Invites by mail or text message, after a first try with empty fields; returns the received link. */
const inviteBy = async (way: Way, walk: Walk, to: string): Promise<string> => {
  const { page, hands, words } = walk
  const say = (key: string, values = {}) => words.say(`invites:${key}`, values)
  await hands.choose(radio(page, words.say('co-applicants:choice.invite')))
  await hands.press(button(page, words.say('co-applicants:submit')))
  await page.waitForURL('**/coApplicantInvite')
  await heading(walk, say('title')).waitFor()
  if (way === 'text') await page.getByRole('tab', { name: say('tabs.text') }).click()
  await button(page, say('send')).waitFor()
  await hands.press(button(page, say('send')))
  const missing = way === 'mail' ? 'RequiredRecipients' : 'RequiredPhoneNumbers'
  await page
    .getByText(words.say(`errors:${missing}`))
    .first()
    .waitFor()
  await expectAccessible(page)
  await nameInvited(walk, { FirstName: 'Aisha', LastName: 'Diallo', RelationshipDD: 6 }, to)
  await hands.fill(field(page, say('fields.EmailBody.label')), 'À toi de jouer.')
  await hands.check(page.getByRole('checkbox', { name: say('fields.DisplayMortgage.label') }))
  await hands.press(button(page, say('send')))
  await page.getByText(say('onItsWay')).waitFor()
  await page.getByText(say('status.Pending')).waitFor()
  await expectAccessible(page)
  if (way === 'mail') return linkIn((await mail.arrived(to)).text)
  return linkIn((await twilio.arrived(`+1${to}`)).Body)
}

/** The invited person's part, from the link to the end; old forms of the link redirect to the same page. */
const fillIn = async (walk: Walk, link: string) => {
  const { page, hands, words } = walk
  if (!other) throw new Error('the persona has lost its couple')
  await page.goto(link)
  await page.waitForURL('**/applicant/addCoApplicantV2')
  await heading(walk, words.say('invites:join.title')).waitFor()
  await expectAccessible(page)
  await answerPerson(walk, other.identification)
  await hands.press(button(page, words.say('co-applicants:add.join')))
  await page.waitForURL('**/address')
  // The progress of the inviting applicant.
  await page.getByText(words.say('shell:progress.all'), { exact: true }).waitFor()
  await page.goto(page.url().replace('/address', '/identification'))
  await hands.press(button(page, words.say('applicants:wish.tell')))
  await page.getByText(words.say('applicants:wish.told')).waitFor()
  await expectAccessible(page)
  for (const old of ['addCoApplicant', 'coApplicant']) {
    await page.goto(`${link}/applicant/${old}`)
    await page.waitForURL('**/address')
  }
  await answerLists(walk, homes(other.lists), undefined, '**/applicant/mortgage')
  await answerMortgage(walk, '**/summary')
}

/** The invited person puts more down, and the main applicant confirms it on any of their steps. */
const putMoreDown = async (invited: Walk, main: Walk) => {
  const { page, hands, words } = invited
  const down = (persona.interview.DownPaymentAmount ?? 0) + 5_000
  await page.goto(page.url().replace('/summary', '/mortgage'))
  await hands.press(button(page, words.say('mortgage-request:known.amounts')))
  await hands.fill(field(page, words.say('mortgage-request:fields.DownPayment.label')), String(down))
  await hands.press(button(page, words.say('mortgage-request:submit')))
  await page.waitForURL('**/summary')
  const say = (key: string, values = {}) => words.say(`wizard:changes.${key}`, values)
  await main.page.reload()
  const value = formatMoney(down, words.language)
  await main.page
    .getByText(
      say('DownPayment', { name: `${other?.identification.FirstName} ${other?.identification.LastName}`, value }),
    )
    .waitFor()
  await expectAccessible(main.page)
  await main.hands.press(button(main.page, say('confirm')))
  await main.page.getByText(say('title')).waitFor({ state: 'detached' })
}

/** Who signs in at the invited address has the link mailed again, which ends the previous one. */
const mailedAgain = async ({ page, hands, words }: Walk, to: string): Promise<string> => {
  const before = mail.to(to).length
  await page.goto(`${server.url}/demo`)
  await hands.press(button(page, words.say('account:home.start')))
  const dialog = page.getByRole('dialog')
  await hands.fill(field(dialog, words.say('account:fields.Email.label')), to)
  await hands.press(button(dialog, words.say('account:start.submit')))
  await hands.fill(field(dialog, words.say('account:fields.code.label')), codeIn(await mail.arrived(to, before + 1)))
  await page.getByRole('heading', { name: words.say('invites:mine.title'), exact: true }).waitFor()
  await expectAccessible(page)
  await hands.press(button(page, words.say('invites:mine.mail')))
  await page.getByText(words.say('invites:mine.mailed')).waitFor()
  return linkIn((await mail.arrived(to, before + 2)).text)
}

const nameOf = ({ FirstName, LastName }: { FirstName: string; LastName: string }) => `${FirstName} ${LastName}`

const sendPart = async ({ page, hands, words }: Walk) => {
  await heading({ page, hands, words }, words.say('review:partTitle')).waitFor()
  // The site shows the contact details of the main applicant.
  const title = words.say('review:inviter.title', { name: nameOf(persona.main.identification) })
  await page.getByRole('heading', { name: title, exact: true }).waitFor()
  await hands.press(button(page, words.say('review:sendPart')))
  await page.getByText(words.say('errors:ConsentRequired')).first().waitFor()
  await expectAccessible(page)
  await hands.fill(field(page, words.say('review:fields.Comments.label')), 'Je change d’emploi.')
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(1)
  await hands.check(page.getByRole('checkbox').first())
  await hands.press(button(page, words.say('review:sendPart')))
  await page.waitForURL('**/applicant/success')
  await heading({ page, hands, words }, words.say('invites:sent.title')).waitFor()
  await expectAccessible(page)
}

/** The link of a submitted part states that it was sent. */
const seeClosed = async ({ page, words }: Walk, link: string) => {
  await page.goto(link)
  await page.getByText(words.say('errors:InviteCoApplicantSubmitted')).waitFor()
  await expectAccessible(page)
}

interface Record {
  ApplicantID: number
  TextHash: string
  AcceptedAt: string
  Ip: string
}

const pictured = async (page: Page, work: () => Promise<void>) => {
  try {
    await work()
  } catch (error) {
    const picture = join(mkdtempSync(join(tmpdir(), 'foyer-picture-')), 'invited.png')
    writeFileSync(picture, await page.screenshot({ fullPage: true }))
    throw new Error(`at ${page.url()} (picture: ${picture})`, { cause: error })
  }
}

const walkIn = async (language: Language, complaints: string[]): Promise<Walk> => {
  const page = await openPage(await newContext(browser, { language, width: 1280 }), complaints)
  const email = `main.${language}@borrower.example`
  return { page, hands: mouse(page), words: await wordsOf(language), mail, persona, email, isCheckedAlone: true }
}

test('a text message invites as a mail does: its link opens the part', async () => {
  const main = await visitSignedIn(browser, server, mail, 'texting@borrower.example')
  const { base } = await fillApplication(main.client, server.url, main.ids)
  const words = await wordsOf('en')
  const walk: Walk = { page: main.page, hands: mouse(main.page), words, mail, persona, email: '' }
  await main.page.goto(`${base}/coApplicant`)
  const link = await inviteBy('text', walk, '5145550143')
  const invited = await visit(browser)
  await invited.page.goto(link)
  await invited.page.waitForURL('**/applicant/addCoApplicantV2')
  await heading({ ...walk, page: invited.page }, words.say('invites:join.title')).waitFor()
  expect([...main.complaints, ...invited.complaints]).toEqual([])
  await Promise.all([main.close(), invited.close()])
})

test.each<[Language, Way, string]>([
  ['fr', 'mail', 'aisha@invited.example'],
  ...onlyFull<[Language, Way, string]>(['en', 'text', '5145550144']),
])(
  'in %s, a person invited by %s fills in and sends their part, and the broker receives both parts with each consent',
  async (language, way, to) => {
    const complaints: string[] = []
    const words = await wordsOf(language)
    const [walk, invited] = [await walkIn(language, complaints), await walkIn(language, complaints)]
    let link = ''
    const Settings = { MainSeesIncome: 0, InvitedSeesContact: 1 }
    await apiClient().call(server.url, '/broker-api/SaveSite', { SiteID: 'demo', Settings })
    await pictured(walk.page, async () => {
      await startWithEmail(walk, server.url)
      await answerInterview(walk)
      await answerIdentification(walk)
      await answerLists(walk, homes(persona.main.lists))
      link = await inviteBy(way, walk, to)
    })
    await pictured(invited.page, async () => {
      await fillIn(invited, link)
    })
    await pictured(walk.page, async () => {
      // After a reload the timeline shows the other applicant's steps.
      await walk.page.reload()
      await walk.page.getByText(words.say('invites:history.atStep', { number: 8, count: 8 })).waitFor()
      await walk.page
        .getByText(`${other?.identification.FirstName} ${other?.identification.LastName}`, { exact: true })
        .first()
        .waitFor()
    })
    await putMoreDown(invited, walk)
    await pictured(invited.page, async () => {
      if (way === 'mail') {
        const signedIn = await walkIn(language, complaints)
        const previous = link
        link = await mailedAgain(signedIn, to)
        await signedIn.page.context().close()
        await invited.page.goto(previous)
        await heading(invited, words.say('invites:unknown.title')).waitFor()
        await invited.page.goto(link)
        await invited.page.waitForURL('**/summary')
      }
      await sendPart(invited)
      await seeClosed(invited, link)
    })
    await pictured(walk.page, async () => {
      await walk.page.reload()
      await walk.page.getByText(words.say('invites:status.Submitted')).waitFor()
      await walk.hands.press(button(walk.page, words.say('invites:goOn')))
      await walk.page.waitForURL('**/mortgage')
      await answerMortgage(walk)
      await passBankStatements(walk)
      await heading(walk, words.say('review:title')).waitFor()
      // The income of the other is for the broker alone.
      await walk.page.getByText(words.say('review.answers:kept', { areas: words.say('wizard:areas.Income') })).waitFor()
      await expect.poll(() => walk.page.getByRole('checkbox').count()).toBe(1)
      await send(walk)
    })
    expect(complaints).toEqual([])

    const operator = apiClient()
    const { Deals } = await operator.call(server.url, '/broker-api/ListDeals', { SiteID: 'demo' })
    const [deal] = Deals
    const { Deal: exported } = await operator.call(server.url, '/broker-api/ExportDeal', {
      SiteID: 'demo',
      MortgageApplicationID: deal?.MortgageApplicationID ?? 0,
    })
    const [submission] = exported.Submissions as {
      Consents: Record[]
      Application: { Applicants: { FirstName: string }[] }
    }[]
    expect(submission?.Application.Applicants.map(({ FirstName }) => FirstName)).toEqual(['Daniel', 'Aisha'])
    const [own, theirs] = submission?.Consents ?? []
    for (const record of [own, theirs]) {
      expect(record?.TextHash).toMatch(/^[0-9a-f]{64}$/)
      expect(Date.parse(record?.AcceptedAt ?? '')).toBeGreaterThan(0)
      expect(record?.Ip).toMatch(/\d/)
    }
    expect(own?.TextHash).not.toBe(theirs?.TextHash)
    expect(exported.Invites).toMatchObject([
      { Status: 'Submitted', Comments: 'Je change d’emploi.', WishesPrimary: 1, Consent: theirs },
    ])
    expect(server.log.join('')).not.toContain(link.slice(-32))
    await Promise.all([walk.page.context().close(), invited.page.context().close()])
  },
  400_000,
)
