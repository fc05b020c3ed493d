import { addMonths } from '@foyer/domain/kit/dates.ts'
import { homeEquityLine } from '@foyer/domain/mortgages/rules.ts'
import { type Persona, singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import {
  aJob,
  aLiability,
  anApplicantAddress,
  anAsset,
  anOwnedMortgage,
  aPension,
  aProperty,
  aSupport,
} from '@foyer/domain/testing/records.ts'
import { afterAll, expect, test } from 'vitest'
import { onlyFull } from '../tools/testing/repetitions.ts'
import { apiClient } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import {
  answerIdentification,
  answerLists,
  applyAlone,
  choosePropertyType,
  passBankStatements,
  send,
  startWithEmail,
  type Walk,
} from './support/borrower.ts'
import { newContext, openPage, type VisitOptions } from './support/browser.ts'
import { fillAddress } from './support/lists.ts'
import { answerMenu, button, field, nextPart, radio } from './support/pages.ts'
import { joinStage } from './support/stage.ts'
import { mouse } from './support/user-actions.ts'
import { wordsOf } from './support/words.ts'

const { mail, server, browser, close } = await joinStage()
afterAll(close)

const today = new Date().toISOString().slice(0, 10)
const both: VisitOptions[] = [
  { language: 'fr', width: 360 },
  ...onlyFull<VisitOptions>({ language: 'en', width: 1280 }),
]

const base = singleBuyerInOntario(today)
const person = (identification: Partial<Persona['main']['identification']>, interview: Persona['interview']) => ({
  ...base,
  interview,
  main: { ...base.main, identification: { ...base.main.identification, SIN: '', ...identification } },
})

type Visit = VisitOptions & { persona: Persona; email: string }

/** A new user on the broker's page, until their application is sent; then it is loaded as the broker's side does. */
const apply = async ({ persona, email, ...options }: Visit, walkOn: (walk: Walk) => Promise<void>) => {
  const context = await newContext(browser, options)
  const complaints: string[] = []
  const page = await openPage(context, complaints)
  const words = await wordsOf(options.language)
  const walk: Walk = { page, hands: mouse(page), words, mail, persona, email, isCheckedAlone: true }
  await startWithEmail(walk, server.url)
  await walkOn(walk)
  await passBankStatements(walk)
  await send(walk)
  const MortgageApplicationID = Number(new URL(page.url()).pathname.split('/')[3])
  expect(complaints).toEqual([])
  await context.close()
  const operator = apiClient()
  const {
    Deal: { Application },
  } = await operator.call(server.url, '/broker-api/ExportDeal', {
    SiteID: 'demo',
    MortgageApplicationID,
  })
  return Application
}

const startOf = async (walk: Walk, purpose: 'renewal' | 'refinance', dateLabel: string, date: string) => {
  const { page, hands, words, persona } = walk
  const say = (key: string) => words.say(`interview:${key}`)
  await hands.choose(radio(page, say(`purpose.${purpose}.label`)))
  await nextPart(walk)
  await hands.fill(field(page, say(`fields.${dateLabel}.label`)), date)
  await hands.fill(field(page, say('fields.Balance.label')), String(persona.interview.Balance))
  await fillAddress(walk, page, persona.address)
  await hands.press(button(page, say('submit')))
  await page.waitForURL('**/identification')
}

const ask = ({ words }: Walk, name: string) => words.say(`mortgage-request:fields.${name}.label`)

/** A mortgage on the property, in its dialog. */
const describe = async (walk: Walk, open: string, mortgage: Record<string, string>, loanType: number) => {
  const { page, hands, words } = walk
  await hands.press(button(page, open))
  const dialog = page.getByRole('dialog')
  await answerMenu(walk, dialog, ask(walk, 'LoanTypeDD'), words.menu('LoanType', loanType))
  for (const [name, value] of Object.entries(mortgage)) await hands.fill(field(dialog, ask(walk, name)), value)
  await answerMenu(walk, dialog, ask(walk, 'PaymentFrequencyDD'), words.menu('PaymentFrequency', 0))
  await expectAccessible(page)
  await hands.press(button(dialog, words.say('mortgage-request:mortgages.save')))
  await dialog.waitFor({ state: 'detached' })
}

test.each(both)(
  'in $language at $width px, a separated person renews with a former spouse on the title, support received and paid, and a line of credit',
  async (options) => {
    const persona = person(
      { FirstName: 'Dana', LastName: 'Whitfield', MaritalStatusDD: 3 },
      { DealPurposeDD: 4, Balance: 286_000, RenewingDate: addMonths(today, 3) },
    )
    const email = `separated.${options.language}@borrower.example`
    const application = await apply({ ...options, persona, email }, async (walk) => {
      const { page, hands, words } = walk
      await startOf(walk, 'renewal', 'RenewingDate', addMonths(today, 3))
      await answerIdentification(walk)
      await answerLists(walk, {
        addresses: [anApplicantAddress({ ResidentialStatusDD: 0, MonthsAtAddress: 84 })],
        incomes: [aJob({ MonthsAtJob: 72 }), aPension({ IncomeTypeDD: 5, IncomePeriodDD: 3, IncomeAmount: 900 })],
        properties: [],
        assets: [anAsset()],
        liabilities: [aSupport()],
      })
      await applyAlone(walk)
      await hands.fill(field(page, words.say('mortgage-request:renewal.value')), '545000')
      await hands.fill(field(page, ask(walk, 'CoOwners')), 'Terry Whitfield')
      const name = words.say('mortgage-request:mortgages.name', { number: 1 })
      const edit = words.say('kit:records.editName', { name })
      const figures = {
        MortgageHolder: 'Scotia',
        TotalLoanAmount: '340000',
        PAndIPayment: '1710',
        InterestRate: '2.89',
      }
      await describe(walk, edit, figures, 0)
      const line = { MortgageHolder: 'Scotia', Balance: '18500', PAndIPayment: '110', InterestRate: '7.2' }
      await describe(walk, words.say('mortgage-request:mortgages.add'), line, homeEquityLine)
      await hands.press(button(page, words.say('mortgage-request:submit')))
      await page.waitForURL('**/bankStatement')
    })
    const { SubjectProperty } = application.RequestedMortgage
    expect(SubjectProperty.CoOwners).toBe('Terry Whitfield')
    expect(SubjectProperty.Mortgages.map((one) => [one.LoanTypeDD, one.Balance, one.MaturityDate])).toEqual([
      [0, 286_000, addMonths(today, 3)],
      [homeEquityLine, 18_500, ''],
    ])
    const [applicant] = application.Applicants
    expect(applicant?.Identification.MaritalStatusDD).toBe(3)
    expect(applicant?.Incomes.map((one) => one.IncomeTypeDD).sort()).toEqual([0, 5])
    expect(applicant?.Liabilities.map((one) => [one.LiabilityType, one.MonthlyPayment])).toEqual([
      [aSupport().LiabilityType, aSupport().MonthlyPayment],
    ])
  },
  240_000,
)

test.each(both)(
  'in $language at $width px, a self-employed person refinances with two years of their company, a rental, and debts to pay off',
  async (options) => {
    const date = addMonths(today, 2)
    const persona = person(
      { FirstName: 'Mathieu', LastName: 'Gervais', MaritalStatusDD: 2 },
      { DealPurposeDD: 2, Balance: 240_000, RefinanceDate: date },
    )
    const email = `own.business.${options.language}@borrower.example`
    const application = await apply({ ...options, persona, email }, async (walk) => {
      const { page, hands, words } = walk
      await startOf(walk, 'refinance', 'RefinanceDate', date)
      await answerIdentification(walk)
      await answerLists(walk, {
        addresses: [anApplicantAddress({ ResidentialStatusDD: 0, MonthsAtAddress: 108 })],
        incomes: [aJob({ IncomeTypeDD: 6, IncomeAmount: 84_500, EarlierAmount: 71_200, MonthsAtJob: 60 })],
        properties: [
          aProperty({
            OccupancyTypeDD: 2,
            RentalIncome: 1450,
            Mortgages: [anOwnedMortgage({ LoanTypeDD: homeEquityLine, MaturityDate: '' })],
          }),
        ],
        assets: [anAsset()],
        liabilities: [
          aLiability({ LiabilityType: 2, Balance: 14_200, Limit: null, PaidOffFlag: 1 }),
          aLiability({ LiabilityType: 10, Balance: 21_000, Limit: 25_000, PaidOffFlag: 1 }),
        ],
      })
      await applyAlone(walk)
      const say = (key: string) => words.say(`mortgage-request:${key}`)
      await hands.fill(field(page, say('refinance.value')), '620000')
      const amount = field(page, ask(walk, 'RequestedMortgageAmount'))
      await hands.fill(amount, '250000')
      await page.getByText(say('repaid.short')).waitFor()
      await hands.fill(amount, '290000')
      const left = page.locator('dl > div').filter({ hasText: say('repaid.left') })
      await left.getByText(options.language === 'fr' ? /14\s800\s\$/ : '$14,800').waitFor()
      await hands.fill(field(page, ask(walk, 'FundsPurpose')), 'Rénover la cuisine')
      await choosePropertyType(walk, 0)
      await hands.press(button(page, say('submit')))
      await page.waitForURL('**/bankStatement')
    })
    const [applicant] = application.Applicants
    expect(applicant?.Incomes.map((one) => [one.IncomeAmount, one.EarlierAmount])).toEqual([[84_500, 71_200]])
    expect(applicant?.Liabilities.map((one) => one.PaidOffFlag)).toEqual([1, 1])
    expect(applicant?.Properties[0]?.Mortgages[0]).toMatchObject({ LoanTypeDD: homeEquityLine, MaturityDate: '' })
    expect(application.RequestedMortgage.RequestedMortgageAmount).toBe(290_000)
  },
  240_000,
)
