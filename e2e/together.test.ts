import { languageId } from '@foyer/domain/kit/language.ts'
import { invitedDoneCalls } from '@foyer/domain/testing/done-calls.ts'
import { coupleRefinancingInQuebec, singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { anApplicantAddress } from '@foyer/domain/testing/records.ts'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { apiClient } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import type { VisitOptions } from './support/browser.ts'
import { beginApplication } from './support/fill-application.ts'
import { nameInvited } from './support/invited.ts'
import { button, field } from './support/pages.ts'
import { visit, visitSignedIn } from './support/session.ts'
import { joinStage } from './support/stage.ts'
import { mouse } from './support/user-actions.ts'
import { type Words, wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await joinStage()
afterAll(close)

const today = new Date().toISOString().slice(0, 10)
const buyer = singleBuyerInOntario(today)
const [other] = coupleRefinancingInQuebec(today).others
if (other === undefined) throw new Error('the persona has lost its couple')
const partner = `${other.identification.FirstName} ${other.identification.LastName}`

/** The count-th mail with a link; others, as the copy of a part, may arrive in between. */
const linkIn = async (to: string, count: number) => {
  for (let seen = 1, found = 0; ; seen += 1) {
    const { text = '' } = await mail.arrived(to, seen)
    const [link] = /http:\/\/\S+\/InviteCoApplicant\/\S+/.exec(text) ?? []
    if (link !== undefined) found += 1
    if (link !== undefined && found === count) return { text, link }
  }
}

/** Joins by the link and completes the lists through the API, up to the review. */
const joinAt = async (link: string, MortgageApplicationID: number, Email: string) => {
  const client = apiClient()
  const part = { SiteID: 'demo', UserID: '', MortgageApplicationID, ApplicantID: 0 }
  await client.call(server.url, '/api/MTGAPPLoadInvite', { ...part, guid: link.slice(-32) })
  const { ApplicantID } = await client.call(server.url, '/api/MTGAPPAddCoApplicant', {
    ...part,
    Identification: { ...other.identification, Email },
  })
  const joined = { ...part, ApplicantID }
  await client.call(server.url, '/api/MTGAppUpsertAddressInvite', {
    ...joined,
    ApplicantAddresses: [anApplicantAddress()],
    SameAddressFlag: 0,
  })
  for (const done of invitedDoneCalls) await client.call(server.url, done, joined)
}

/** The broker's contact details are one tap away, and the page behind them stays. */
const seeContact = async (page: Page, words: Words) => {
  await button(page.getByRole('contentinfo'), words.say('shell:menu.contact')).click()
  const dialog = page.getByRole('dialog', { name: words.say('shell:contact.title') })
  await dialog.locator('a[href^="tel:"]').first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

test.each<VisitOptions>([{ language: 'fr', width: 360 }, ...onlyFull<VisitOptions>({ language: 'en', width: 1280 })])(
  'in $language at $width px, a person is invited right after the interview, reminded, asked to correct their part, and withdrawn; another one is removed',
  async (options) => {
    const { language = 'fr' } = options
    const words = await wordsOf(language)
    const say = (key: string, values = {}) => words.say(`invites:${key}`, values)
    const { page, client, ids, complaints, close } = await visitSignedIn(
      browser,
      server,
      mail,
      `asking.${language}@borrower.example`,
      options,
    )
    const hands = mouse(page)
    await client.call(server.url, '/api/MTGAPPSaveLanguage', { ...ids, LanguageID: languageId(language) })
    const made = await beginApplication(client, server.url, ids, buyer)
    const application = { ...ids, MortgageApplicationID: made.MortgageApplicationID }
    const base = `${server.url}/demo/user/${made.MortgageApplicationID}`
    const to = `partner.${language}@person.example`

    await page.goto(`${base}/applicant/${made.MainApplicantID}/identification`)
    await hands.press(button(page, words.say('applicants:together.invite')))
    await page.waitForURL('**/coApplicantInvite')
    const { FirstName, LastName, RelationshipDD } = other.identification
    await nameInvited({ page, hands, words }, { FirstName, LastName, RelationshipDD }, to)
    await hands.press(button(page, say('send')))
    await page.getByText(words.say('errors:IdentificationMissingFirstName')).first().waitFor()
    const own = (name: string) => page.getByRole('textbox', { name: say(`fields.${name}.label`), exact: true })
    await hands.fill(own('FirstName'), 'Zoé')
    await hands.fill(own('LastName'), 'Roy')
    await hands.press(button(page, say('send')))
    await page.getByText(say('status.Pending')).waitFor()
    // Listed and greeted as they were named.
    await page.getByRole('listitem').getByText(partner, { exact: true }).waitFor()

    const invited = await visit(browser, options)
    const first = await linkIn(to, 1)
    expect(first.text).toContain('Zoé Roy')
    expect(first.text).toContain(language === 'fr' ? `Bonjour ${FirstName},` : `Hello ${FirstName},`)
    await invited.page.goto(first.link)
    await invited.page.getByText(say('join.whyNamed', { name: 'Zoé Roy' })).waitFor()
    const given = field(invited.page, words.say('applicants:fields.FirstName.label'))
    expect(await given.inputValue()).toBe(FirstName)
    await seeContact(invited.page, words)
    await page.reload()
    await page.getByText(say('status.Opened')).waitFor()
    await expectAccessible(page)

    await hands.press(page.getByRole('button', { name: say('again.remind.named', { contact: to }) }))
    await page.getByText(say('history.sentAgain')).waitFor()
    const second = await linkIn(to, 2)
    await invited.page.goto(first.link)
    await invited.page.getByRole('heading', { level: 1, name: say('unknown.title') }).waitFor()

    await joinAt(second.link, made.MortgageApplicationID, to)
    await invited.page.goto(second.link)
    await invited.page.waitForURL('**/summary')
    await seeContact(invited.page, words)
    await mouse(invited.page).check(invited.page.getByRole('checkbox').first())
    await mouse(invited.page).press(button(invited.page, words.say('review:sendPart')))
    await invited.page.getByRole('heading', { level: 1, name: say('sent.title') }).waitFor()

    await page.reload()
    await page.getByText(say('status.Submitted')).waitFor()
    await hands.press(page.getByRole('button', { name: say('correct.named', { name: partner }) }))
    const dialog = page.getByRole('dialog')
    const reason = field(dialog, say('fields.Reason.label'))
    await hands.fill(reason, 'www.example.ca')
    await hands.press(button(dialog, say('correct.submit')))
    await dialog.getByText(words.say('errors:NoteWithContactDetails')).first().waitFor()
    await expectAccessible(page)
    await hands.fill(reason, 'Le montant est celui de la paie.')
    await hands.press(button(dialog, say('correct.submit')))
    await dialog.waitFor({ state: 'detached' })
    const third = await linkIn(to, 3)
    expect(third.text).toContain('Le montant est celui de la paie.')
    await invited.page.goto(third.link)
    await invited.page.waitForURL('**/summary')

    await hands.press(page.getByRole('button', { name: say('history.takeBackNamed', { contact: to }) }))
    await dialog.getByText(say('takeBack.sentText', { contact: to })).waitFor()
    await expectAccessible(page)
    await hands.press(button(dialog, say('takeBack.confirm')))
    await page.getByText(say('status.Withdrawn')).waitFor()
    await invited.page.goto(third.link)
    await invited.page.getByRole('heading', { level: 1, name: say('closed.title') }).waitFor()

    const { ApplicantID } = await client.call(server.url, '/api/MTGAPPAddCoApplicant', {
      ...application,
      ApplicantID: 0,
      Identification: { ...other.identification, FirstName: 'Bruno', RelationshipDD: 3 },
    })
    const name = `Bruno ${other.identification.LastName}`
    await page.goto(`${base}/applicant/${ApplicantID}/identification`)
    await hands.press(page.getByRole('button', { name: words.say('applicants:remove.action', { name }) }).first())
    await dialog.getByText(words.say('applicants:remove.text')).waitFor()
    await expectAccessible(page)
    await hands.press(button(dialog, words.say('applicants:remove.confirm')))
    await page.waitForURL(`**/applicant/${made.MainApplicantID}/identification`)
    const { Applicants } = await client.call(server.url, '/api/MTGAPPLoad', application)
    expect(Applicants.map(({ Identification }) => Identification.FirstName)).not.toContain('Bruno')
    expect([...complaints, ...invited.complaints]).toEqual([])
    await Promise.all([close(), invited.close()])
  },
  240_000,
)
