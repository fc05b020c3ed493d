import { addMonths } from '@foyer/domain/kit/dates.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { aGap, aJob, anAddress, anApplicantAddress, anArrival, anAsset } from '@foyer/domain/testing/records.ts'
import { afterAll, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { apiClient } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { answerLists, answerMortgage, applyAlone, passBankStatements, send, type Walk } from './support/borrower.ts'
import type { VisitOptions } from './support/browser.ts'
import { beginApplication } from './support/fill-application.ts'
import { button } from './support/pages.ts'
import { visitSignedIn } from './support/session.ts'
import { joinStage } from './support/stage.ts'
import { mouse } from './support/user-actions.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await joinStage()
afterAll(close)

const today = new Date().toISOString().slice(0, 10)
const arrived = addMonths(today, -6)
const abroad = { CountryTypeDD: 2, CountryDD: 250, ProvinceDD: -1, PostalFsa: '', PostalLdu: '' } as const
const rennes = anAddress({
  ...abroad,
  StreetNumber: '12',
  StreetName: 'rue de la Monnaie',
  StreetTypeDD: -1,
  StreetDirectionDD: -1,
  City: 'Rennes',
  Region: 'Bretagne',
  InternationalPostalCode: '35000',
})

/** Six months in Canada: a rented flat, work by the hour, and before that a home, a job and studies in France. */
const lists = {
  addresses: [
    anApplicantAddress({ ResidentialStatusDD: 2, Rent: 1450, MonthsAtAddress: 6 }),
    anApplicantAddress({ Address: rennes, ApplicantAddressTypeDD: 1, ResidentialStatusDD: 3, MonthsAtAddress: 40 }),
  ],
  incomes: [
    aJob({ HourlyFlag: 1, HourlyRate: 31.5, HoursPerWeek: 37.5, VariablePay: 1200, MonthsAtJob: 5 }),
    anArrival({ ArrivalDate: arrived, MonthsAtJob: 1 }),
    aJob({
      EmploymentHistoryStatusDD: 1,
      IncomeAmount: 38_000,
      MonthsAtJob: 20,
      EmployerName: 'Librairie du Thabor',
      EmployerPhoneNumber: '+33299791234',
      Address: rennes,
    }),
    aGap({ EmploymentGapDD: 1, MonthsAtJob: 14 }),
  ],
  properties: [],
  assets: [anAsset()],
  liabilities: [],
}

test.each<VisitOptions>([{ language: 'fr', width: 360 }, ...onlyFull<VisitOptions>({ language: 'en', width: 1280 })])(
  'in $language at $width px, a newcomer enters homes, work by the hour and abroad, and time without a job as they are, and states once that there is nothing else',
  async (options) => {
    const { language = 'fr' } = options
    const words = await wordsOf(language)
    const email = `newcomer.${language}@borrower.example`
    const { page, client, ids, complaints, close } = await visitSignedIn(browser, server, mail, email, options)
    const buyer = singleBuyerInOntario(today)
    const walk: Walk = { page, hands: mouse(page), words, mail, persona: buyer, email, isCheckedAlone: true }
    await client.call(server.url, '/api/MTGAPPSaveLanguage', { ...ids, LanguageID: languageId(language) })
    const made = await beginApplication(client, server.url, ids, buyer)
    const { MortgageApplicationID, MainApplicantID: ApplicantID } = made
    await client.call(server.url, '/api/MTGAPPSaveIdentification', {
      ...ids,
      MortgageApplicationID,
      ApplicantID,
      Identification: { ...buyer.main.identification, StatusInCanadaDD: 1, ArrivalDate: arrived },
    })
    // The dashboard leads to the step where they are, with how much is left.
    await page.goto(`${server.url}/demo/user/mydeals`)
    const goOn = { name: new RegExp(`^${words.say('deals:card.continue')}`) }
    await page.getByRole('link', goOn).or(page.getByRole('button', goOn)).first().click()
    await page.waitForURL('**/address')
    const left = words.say('shell:minutesLeft', { count: 99 })
    await page.getByText(new RegExp(left.replace('99', '\\d+'))).waitFor()
    await answerLists(walk, lists)

    // Nothing is a stored answer: back on the step, the button completes it without asking again.
    await page.goto(page.url().replace('/coApplicant', `/applicant/${ApplicantID}/liability`))
    await walk.hands.press(button(page, words.say('applicants.liabilities:none')))
    await page.waitForURL('**/coApplicant')
    await applyAlone(walk)
    await answerMortgage(walk)
    await passBankStatements(walk)
    for (const text of ['Rennes', 'Librairie du Thabor', words.menu('EmploymentGap', 1)])
      await page.locator('main').getByText(text).first().waitFor()
    await expectAccessible(page)
    await send(walk)
    expect(complaints).toEqual([])

    const operator = apiClient()
    const {
      Deal: { Application },
    } = await operator.call(server.url, '/broker-api/ExportDeal', {
      SiteID: 'demo',
      MortgageApplicationID,
    })
    const [applicant] = Application.Applicants
    expect(
      applicant?.Incomes.map((one) => [
        one.IncomeTypeDD,
        one.HourlyRate,
        one.EmployerPhoneNumber,
        one.Address.CountryDD,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [0, 31.5, '5195551234', expect.anything()],
        [0, null, '+33299791234', 250],
      ]),
    )
    expect(applicant?.Incomes.filter(({ IncomeTypeDD }) => IncomeTypeDD === 100)).toHaveLength(2)
    await close()
  },
  240_000,
)
