import type { Language } from '@foyer/domain/kit/language.ts'
import { coupleRefinancingInQuebec } from '@foyer/domain/testing/personas.ts'
import { anApplicantAddress } from '@foyer/domain/testing/records.ts'
import { en as institutionEn } from '@foyer/texts/bank-statements/institution.en.ts'
import { fr as institutionFr } from '@foyer/texts/bank-statements/institution.fr.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { type ApiClient, apiClient } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { beginApplication } from './support/fill-application.ts'
import { button } from './support/pages.ts'
import { visitSignedIn } from './support/session.ts'
import { joinStage } from './support/stage.ts'
import { type Hands, keyboard, mouse } from './support/user-actions.ts'
import { type Words, wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await joinStage()
afterAll(close)

const persona = coupleRefinancingInQuebec(new Date().toISOString().slice(0, 10))
const [spouse] = persona.others
const institutions = { en: institutionEn, fr: institutionFr }
const nameOf = ({ FirstName, LastName }: { FirstName: string; LastName: string }) => `${FirstName} ${LastName}`
const mainName = nameOf(persona.main.identification)

type Ids = { SiteID: string; UserID: string }

/** Fills an application of a couple through the API up to the mortgage request. */
const fillUpToMortgage = async (client: ApiClient, ids: Ids) => {
  if (!spouse) throw new Error('the persona has lost the co-applicant')
  const made = await beginApplication(client, server.url, ids, persona)
  const application = { ...ids, MortgageApplicationID: made.MortgageApplicationID }
  const finish = async (ApplicantID: number) => {
    const applicant = { ...application, ApplicantID }
    const ApplicantAddresses = [anApplicantAddress()]
    await client.call(server.url, '/api/MTGAppUpsertAddress', { ...applicant, ApplicantAddresses, SameAddressFlag: 0 })
    for (const done of ['Income', 'Property', 'Asset', 'Liability'] as const)
      await client.call(server.url, `/api/MTGAPPDone${done}`, applicant)
  }
  const { identification } = persona.main
  const main = { ...application, ApplicantID: made.MainApplicantID }
  await client.call(server.url, '/api/MTGAPPSaveIdentification', { ...main, Identification: identification })
  await finish(made.MainApplicantID)
  const added = await client.call(server.url, '/api/MTGAPPAddCoApplicant', {
    ...application,
    ApplicantID: 0,
    Identification: spouse.identification,
  })
  await finish(added.ApplicantID)
  const { ReturnStatus } = await client.call(server.url, '/api/MTGAPPUpdateRequestMortgage', {
    ...application,
    RequestMortgage: persona.request,
  })
  if (ReturnStatus.ReturnCode !== 200) throw new Error(ReturnStatus.ReturnMessage)
  return { application, base: `${server.url}/demo/user/${made.MortgageApplicationID}` }
}

/** Goes through the institution's pages, with a mistake first on each. */
const walkInstitution = async (tab: Page, hands: Hands, language: Language) => {
  const words = institutions[language]
  await tab.getByRole('heading', { level: 1, name: words.choose.title }).waitFor()
  await expectAccessible(tab)
  await hands.press(button(tab, words.choose.next))
  await tab.getByText(words.problems.institution).first().waitFor()
  await expectAccessible(tab)
  await hands.choose(tab.getByRole('radio', { name: words.institutions.fundy }))
  await hands.press(button(tab, words.choose.next))
  await tab.getByRole('textbox', { name: words.signIn.user }).waitFor()
  await expectAccessible(tab)
  await hands.fill(tab.getByRole('textbox', { name: words.signIn.user }), 'test')
  await hands.fill(tab.getByLabel(words.signIn.password), 'test')
  await hands.press(button(tab, words.signIn.next))
  await tab.getByRole('heading', { level: 1, name: words.share.title }).waitFor()
  await hands.press(button(tab, words.share.next))
  await tab.getByText(words.problems.consent).first().waitFor()
  await expectAccessible(tab)
  await hands.check(tab.getByRole('checkbox', { name: new RegExp(words.accounts.chequing) }))
  await hands.check(tab.getByRole('checkbox', { name: words.share.consent }))
  await hands.press(button(tab, words.share.next))
}

const cardOf = (page: Page, name: string): Locator => page.getByRole('group', { name })
/** A button that names its applicant, in that applicant's card. */
const connectOf = (page: Page, words: Words, name: string, verb: 'connectNamed' | 'againNamed') =>
  button(cardOf(page, name), words.say(`bank-statements:${verb}`, { name }))

const inNewTab = async (page: Page, press: () => Promise<void>): Promise<Page> => {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()])
  await tab.waitForURL('**/simulated-institution?**')
  return tab
}

type Way = { language: Language; how: 'keyboard' | 'mouse'; width: number }
const ways: Way[] = [
  { language: 'en', how: 'keyboard', width: 360 },
  ...onlyFull<Way>({ language: 'fr', how: 'mouse', width: 1280 }),
]
const handsOf = { keyboard, mouse }

describe('bank statements of a couple, shared at the simulated institution', () => {
  test.each(ways)('in $language, by $how at $width px', async ({ language, how, width }) => {
    const words = await wordsOf(language)
    const email = `statements.${language}@borrower.example`
    const { page, client, ids, complaints, close } = await visitSignedIn(browser, server, mail, email, {
      language,
      width,
    })
    const { application, base } = await fillUpToMortgage(client, ids)
    const hands = handsOf[how](page)
    const say = (key: string, values = {}) => words.say(`bank-statements:${key}`, values)

    await page.goto(`${base}/bankStatement`)
    if (language === 'fr') await hands.press(page.getByRole('button', { name: 'Français' }))
    await page.getByRole('heading', { level: 1, name: say('title') }).waitFor()
    await expectAccessible(page)

    // Returns without sharing, then completes.
    const first = await inNewTab(page, () => hands.press(connectOf(page, words, mainName, 'connectNamed')))
    await cardOf(page, mainName).getByText(say('status.requestSent')).waitFor()
    await expectAccessible(page)
    await handsOf[how](first).press(first.getByRole('link', { name: institutions[language].cancel }))
    await first.getByText(say('return.cancelled')).waitFor()
    await first.close()
    const names = [mainName, nameOf(spouse?.identification ?? persona.main.identification)]
    for (const name of names) {
      const verb = name === mainName ? 'againNamed' : 'connectNamed'
      const tab = await inNewTab(page, () => hands.press(connectOf(page, words, name, verb)))
      await walkInstitution(tab, handsOf[how](tab), language)
      await tab.getByText(say('return.saved')).waitFor()
      expect(new URL(tab.url()).search).toBe('')
      await cardOf(tab, name).getByText(institutions[language].accounts.chequing).waitFor()
      await expectAccessible(tab)
      await tab.close()
      await cardOf(page, name).getByText(institutions[language].institutions.fundy).waitFor()
    }
    await expectAccessible(page)
    await hands.press(button(page, say('next')))
    await page.waitForURL('**/summary')

    const operator = apiClient()
    const { MortgageApplicationID } = application
    const {
      Deal: { BankStatements },
    } = await operator.call(server.url, '/broker-api/ExportDeal', {
      SiteID: 'demo',
      MortgageApplicationID,
    })
    expect(BankStatements.map(({ ApplicantName, Statement }) => [ApplicantName, Statement.Accounts.length])).toEqual(
      names.map((name) => [name, 1]),
    )
    expect(complaints).toEqual([])
    await close()
  })
})

test('mismatches and a broker without credits are reported with a next step', async () => {
  const words = await wordsOf('en')
  const { page, client, ids, complaints, close } = await visitSignedIn(browser, server, mail, 'no@borrower.example')
  const { base } = await fillUpToMortgage(client, ids)
  await page.goto(`${base}/bankStatement?loginId=stolen&tag=demo.made-up&institution=maple`)
  await page.getByText(words.say('bank-statements:return.refused')).waitFor()
  expect(new URL(page.url()).search).toBe('')

  const operator = apiClient()
  const setCredits = (Credits: number) =>
    operator.call(server.url, '/broker-api/SaveCredits', { SiteID: 'demo', Credits })
  await setCredits(0)
  await connectOf(page, words, mainName, 'connectNamed').click()
  await page.getByText(words.say('errors:FeatureCreditInsufficientCredits')).waitFor()
  await expectAccessible(page)
  expect(page.context().pages()).toHaveLength(1)
  await setCredits(100)

  // A browser that blocks new tabs shows a plain link.
  await page.evaluate(() => {
    window.open = () => null
  })
  await connectOf(page, words, mainName, 'connectNamed').click()
  const link = page.getByRole('link', { name: words.say('bank-statements:open') })
  await link.waitFor()
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await tab.getByRole('heading', { level: 1, name: institutionEn.choose.title }).waitFor()
  await tab.close()
  await button(page, words.say('bank-statements:skip')).click()
  await page.waitForURL('**/summary')
  expect(complaints).toEqual([])
  await close()
})
