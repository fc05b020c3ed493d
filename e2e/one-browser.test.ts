import { languageId } from '@foyer/domain/kit/language.ts'
import { coupleRefinancingInQuebec, singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { afterAll, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { apiClient } from './support/api.ts'
import { answerPerson, type Walk } from './support/borrower.ts'
import { newContext, openPage, type VisitOptions } from './support/browser.ts'
import { fillApplication } from './support/fill-application.ts'
import { button, field, heading } from './support/pages.ts'
import { visitSignedIn } from './support/session.ts'
import { joinStage } from './support/stage.ts'
import { mouse } from './support/user-actions.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await joinStage()
afterAll(close)

const today = new Date().toISOString().slice(0, 10)
const persona = singleBuyerInOntario(today)
const [other] = coupleRefinancingInQuebec(today).others
if (other === undefined) throw new Error('the persona has lost its couple')

test.each<VisitOptions>([{ language: 'fr', width: 360 }, ...onlyFull<VisitOptions>({ language: 'en', width: 1280 })])(
  'two people who fill in their parts in two tabs of one browser each keep their own, in $language at $width px',
  async (options) => {
    const { language = 'fr' } = options
    const words = await wordsOf(language)
    const main = await visitSignedIn(browser, server, mail, `family.${language}@borrower.example`, options)
    const { application } = await fillApplication(main.client, server.url, main.ids)
    const { SiteID, MortgageApplicationID } = application

    const complaints: string[] = []
    const context = await newContext(browser, options)
    /** The tab of a person who is invited by name. */
    const openTab = async (FirstName: string) => {
      const Email = `${FirstName.toLowerCase()}.${language}@family.example`
      const { InvitesHistory } = await main.client.call(server.url, '/api/InviteCoApplicant', {
        ...main.ids,
        SendData: {
          ...{ MortgageApplicationID, Recipients: Email, EmailBody: '', MtgAppLinkID: 1 },
          LanguageID: languageId(language),
          Invited: { FirstName, LastName: 'Roy', RelationshipDD: 6 },
        },
      })
      const { text = '' } = await mail.arrived(Email)
      const [link = ''] = /http:\/\/\S+\/InviteCoApplicant\/\S+/.exec(text) ?? []
      const page = await openPage(context, complaints)
      const walk: Walk = { page, hands: mouse(page), words, mail, persona, email: Email, isCheckedAlone: true }
      await page.goto(link)
      await heading(walk, words.say('invites:join.title')).waitFor()
      const InviteID = InvitesHistory.find(({ Contact }) => Contact === Email)?.InviteID ?? 0
      return { ...walk, FirstName, guid: link.slice(-32), InviteID }
    }
    type Tab = Awaited<ReturnType<typeof openTab>>
    /** What the link shows in another browser. */
    const atHome = ({ guid }: Tab) =>
      apiClient().call(server.url, '/api/MTGAPPLoadInvite', { SiteID, MortgageApplicationID, ApplicantID: 0, guid })
    const typedIn = async (tab: Tab) => (await atHome(tab)).Drafts.map(({ Data }) => JSON.stringify(Data)).join()
    const joinIn = async ({ page, hands }: Tab) => {
      await hands.press(button(page, words.say('co-applicants:add.join')))
      await page.waitForURL('**/address')
    }

    const anna = await openTab('Anna')
    const bernd = await openTab('Bernd')
    for (const tab of [anna, bernd]) {
      const { FirstName, email: Email } = tab
      await answerPerson(tab, { ...other.identification, FirstName, LastName: 'Roy', Email, RelationshipDD: 6 })
    }
    for (const [tab, another] of [
      [anna, bernd],
      [bernd, anna],
    ] as const) {
      await expect.poll(() => typedIn(tab)).toContain(tab.email)
      expect(await typedIn(tab)).not.toContain(another.email)
    }

    // A new session of this browser, begun by the link of one of them.
    await context.clearCookies()
    await bernd.page.reload()
    const email = field(bernd.page, words.say('applicants:fields.Email.label'))
    await expect.poll(() => email.inputValue()).toBe(bernd.email)
    // What Anna typed is sent under her own invitation, whose link her page opens again.
    await joinIn(anna)
    // Nor is anything lost where the session has ended.
    await context.clearCookies()
    await joinIn(bernd)
    for (const tab of [anna, bernd]) {
      const { Applicants, CurrentApplicantID } = await atHome(tab)
      const own = Applicants.find(({ ApplicantID }) => ApplicantID === CurrentApplicantID)
      expect(own?.Identification).toMatchObject({ FirstName: tab.FirstName, Email: tab.email })
    }

    const carl = await openTab('Carl')
    const { InviteID } = carl
    await main.client.call(server.url, '/api/MTGAPPWithdrawInvite', { ...application, InviteID })
    await carl.hands.fill(field(carl.page, words.say('applicants:fields.Mobile.label')), '5145550199')
    await heading(carl, words.say('invites:closed.title')).waitFor()

    expect([...main.complaints, ...complaints]).toEqual([])
    await Promise.all([main.close(), context.close()])
  },
  240_000,
)
