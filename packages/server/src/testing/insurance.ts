import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { InsuranceAnswers, InsuranceFacts } from '@foyer/domain/insurance/fields.ts'
import { addMonths } from '@foyer/domain/kit/dates.ts'
import { answered, insuranceFacts } from '@foyer/domain/testing/insurance.ts'
import { todayOf } from '../ports/clock.ts'
import type { TestFoyer } from './start-test-foyer.ts'

const inTime = (foyer: TestFoyer, facts: InsuranceFacts): InsuranceFacts => {
  const today = todayOf(foyer.clock.now())
  const FundingDate = addMonths(today, 1)
  return { ...facts, LoanDetail: { ...facts.LoanDetail, FundingDate, FirstPaymentDate: addMonths(FundingDate, 1) } }
}

let made = 0

/** An application that the broker's side has made, each of a loan and with an address of its own. */
export const makeInsurance = async (
  foyer: TestFoyer,
  siteId: string,
  given: Partial<BodyOf<'/broker-api/CreateInsuranceApplication'>> = {},
) => {
  made += 1
  const facts = inTime(foyer, insuranceFacts())
  const [ada, noe] = facts.Applicants
  if (!ada || !noe) throw new Error('the sample is a couple')
  const email = `ada.${made}@example.ca`
  const body = {
    SiteID: siteId,
    LanguageID: 1,
    ...facts,
    Applicants: [{ ...ada, EmailAddress: email }, noe],
    LoanDetail: { ...facts.LoanDetail, LoanNumber: `L-${made}` },
    ...given,
  }
  const answer = await foyer.client().call('/broker-api/CreateInsuranceApplication', body)
  const primary = body.Applicants.find(({ PrimaryFl }) => PrimaryFl === 1)
  return {
    siteId,
    email: primary?.EmailAddress ?? email,
    body,
    answer,
    id: answer.CliApplicationId,
    token: answer.Token,
  }
}

export type Insurance = Awaited<ReturnType<typeof makeInsurance>>

export const rightAnswers = { loanAmount: 400_000, postalCode: 'h2j2l3', dateOfBirth: '1988-03-04' }

/** Asks for a code and reads it from the count-th mail after the link's. */
export const mailedCode = async (foyer: TestFoyer, { siteId, token, email }: Insurance, count = 1): Promise<string> => {
  await foyer
    .client({ ip: `10.0.${Math.floor(made / 250)}.${made % 250}` })
    .call('/cli-api/send-accesscode', { siteId, token, languageId: 1 })
  const mail = await foyer.mailbox.arrived(email, count + 1)
  return /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
}

/** A browser that passed the security check. */
export const openInsurance = async (foyer: TestFoyer, insurance: Insurance, client = foyer.client()) => {
  const { siteId, token } = insurance
  const Code = await mailedCode(foyer, insurance)
  const place = { siteId, token, languageId: 1 }
  const opened = await client.call('/cli-api/validate-token', { ...place, securityQuestion: rightAnswers, Code })
  if (opened.ReturnStatus.ReturnCode !== 200) throw new Error(opened.ReturnStatus.ReturnMessage)
  const loaded = await client.call('/cli-api/load-application-detail', place)
  const [first, second] = loaded.Applicants.map(({ ApplicantId }) => ApplicantId)
  const answers = answered([first ?? 0, second ?? 0])
  const quote = (applicationDetail: InsuranceAnswers = answers) =>
    client.call('/cli-api/:siteid/get-quote', { ...place, applicationDetail })
  const prepare = (applicationDetail: InsuranceAnswers = answers) =>
    client.call('/cli-api/prepare-application', { ...place, applicationDetail })
  return { client, place, loaded, answers, quote, prepare }
}
