import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { InsuranceAnswers, InsuranceFacts, OwnAnswers, SecurityQuestion } from '@foyer/domain/insurance/fields.ts'
import { addMonths } from '@foyer/domain/kit/dates.ts'
import { answered, insuranceFacts } from '@foyer/domain/testing/insurance.ts'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import type { TestFoyer } from './start-test-foyer.ts'

const inTime = (foyer: TestFoyer, facts: InsuranceFacts): InsuranceFacts => {
  const today = todayOf(foyer.clock.now())
  const FundingDate = addMonths(today, 1)
  return { ...facts, LoanDetail: { ...facts.LoanDetail, FundingDate, FirstPaymentDate: addMonths(FundingDate, 1) } }
}

let made = 0

/** An application made by the broker's side, with a unique loan and unique addresses for a couple. */
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
  const partnerEmail = `noe.${made}@example.ca`
  const body = {
    SiteID: siteId,
    LanguageID: 1,
    ...facts,
    Applicants: [
      { ...ada, EmailAddress: email },
      { ...noe, EmailAddress: partnerEmail },
    ],
    LoanDetail: { ...facts.LoanDetail, LoanNumber: `L-${made}` },
    ...given,
  }
  const answer = await foyer.client().call('/broker-api/CreateInsuranceApplication', body)
  const primary = body.Applicants.find(({ PrimaryFl }) => PrimaryFl === 1)
  return {
    siteId,
    email: primary?.EmailAddress ?? email,
    partnerEmail,
    body,
    answer,
    id: answer.CliApplicationId,
    token: answer.Token,
  }
}

export type Insurance = Awaited<ReturnType<typeof makeInsurance>>

/** One person's link, and the address it was mailed to. */
export type InsuranceLink = Pick<Insurance, 'siteId' | 'token' | 'email'>

export const rightAnswers = { loanAmount: 400_000, postalCode: 'h2j2l3', dateOfBirth: '1988-03-04' }
export const partnerAnswers = { ...rightAnswers, dateOfBirth: '1979-06-01' }

/** The second person's link, from the `count`th mail to them. */
export const partnerLink = async (
  foyer: TestFoyer,
  { siteId, partnerEmail: email }: Insurance,
  count = 1,
): Promise<InsuranceLink> => {
  const { text } = await foyer.mailbox.arrived(email, count)
  const token = /\/cli\/application\/(\S+)/.exec(text)?.[1]
  if (token === undefined) throw new Error(`no link in: ${text}`)
  return { siteId, email, token }
}

/** Requests a code and reads it from the `count`th mail after the link's. */
export const mailedCode = async (
  foyer: TestFoyer,
  { siteId, token, email }: InsuranceLink,
  count = 1,
): Promise<string> => {
  await foyer
    .client({ ip: `10.0.${Math.floor(made / 250)}.${made % 250}` })
    .call('/cli-api/send-accesscode', { siteId, token, languageId: 1 })
  await foyer.mailbox.arrived(email, count + 1)
  // Two mails that are sent at the same moment may arrive in either order.
  const codes = foyer.mailbox.to(email).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
  return codes.at(-1) ?? ''
}

interface Opening {
  client?: ReturnType<TestFoyer['client']>
  securityQuestion?: SecurityQuestion
  /** One less than the number of mails the address received before the code. */
  count?: number
}

/** A browser that passed the security check of a link. */
export const openInsurance = async (
  foyer: TestFoyer,
  link: InsuranceLink,
  { client = foyer.client(), securityQuestion = rightAnswers, count = 1 }: Opening = {},
) => {
  const { siteId, token } = link
  const Code = await mailedCode(foyer, link, count)
  const place = { siteId, token, languageId: 1 }
  const opened = await client.call('/cli-api/validate-token', { ...place, securityQuestion, Code })
  if (opened.ReturnStatus.ReturnCode !== 200) throw new Error(opened.ReturnStatus.ReturnMessage)
  const loaded = await client.call('/cli-api/load-application-detail', place)
  const [first, second] = loaded.Applicants.map(({ ApplicantId }) => ApplicantId)
  const answers = answered([first ?? 0, second ?? 0])
  const quote = (applicationDetail: InsuranceAnswers = answers) =>
    client.call('/cli-api/:siteid/get-quote', { ...place, applicationDetail })
  const prepare = (applicationDetail: InsuranceAnswers = answers) =>
    client.call('/cli-api/prepare-application', { ...place, applicationDetail })
  const answer = (HealthQuestions: OwnAnswers['HealthQuestions']) =>
    client.call('/cli-api/save-health-answers', { ...place, HealthQuestions })
  return { client, place, loaded, answers, quote, prepare, answer }
}

/** The second person, after the security check of their own link. */
export const openPartner = async (foyer: TestFoyer, insurance: Insurance, count = 1) =>
  openInsurance(foyer, await partnerLink(foyer, insurance, count), { securityQuestion: partnerAnswers, count })

/** The token and the code in the `count`th mail to a person. */
export const mailedAccess = async (foyer: TestFoyer, email: string, count = 1) => {
  const { text } = await foyer.mailbox.arrived(email, count)
  const [, token = ''] = /\/cli\/application\/(\S+)/.exec(text) ?? []
  const [Code = ''] = /\b\d{6}\b/.exec(text) ?? []
  return { token, Code }
}

/** A browser that passed the security check with the code of the link's own mail. */
export const openWithMail = async (
  foyer: TestFoyer,
  siteId: string,
  email: string,
  { securityQuestion = rightAnswers, languageId = 1, count = 1 } = {},
) => {
  const { token, Code } = await mailedAccess(foyer, email, count)
  const client = foyer.client()
  const place = { siteId, token, languageId }
  const opened = await client.call('/cli-api/validate-token', { ...place, securityQuestion, Code })
  if (opened.ReturnStatus.ReturnCode !== 200) throw new Error(opened.ReturnStatus.ReturnMessage)
  return { client, place, load: () => client.call('/cli-api/load-application-detail', place) }
}

export type OpenedWithMail = Awaited<ReturnType<typeof openWithMail>>

/** An insurance application of a deal, opened by the first of the two whom it insures. */
export const openInsuranceOf = async (foyer: TestFoyer, siteId: string, applicationId: number) => {
  const insurance = await makeInsurance(foyer, siteId)
  await inSite(foyer.services.database.db, siteId, (trx) =>
    trx
      .updateTable('cli_applications')
      .set({ mortgage_application_id: applicationId })
      .where('cli_application_id', '=', insurance.id)
      .execute(),
  )
  const opened = await openWithMail(foyer, siteId, insurance.email)
  const { Applicants } = await opened.load()
  const answers = answered(Applicants.map(({ ApplicantId }) => ApplicantId) as [number, number])
  return { insurance, opened, answers }
}

/** Quotes and prepares, to be signed by each signer under their own link. */
export const prepareNow = async ({ client, place }: OpenedWithMail, applicationDetail: InsuranceAnswers) => {
  await client.call('/cli-api/:siteid/get-quote', { ...place, applicationDetail })
  const prepared = await client.call('/cli-api/prepare-application', { ...place, applicationDetail, SignNowFl: 1 })
  if (prepared.ReturnStatus.ReturnCode !== 200) throw new Error(prepared.ReturnStatus.ReturnMessage)
}

/** Quotes and prepares, then requests signatures on the page; returns the reply to each call's outcome. */
export const requestNow = async (opened: OpenedWithMail, answers: InsuranceAnswers) => {
  await prepareNow(opened, answers)
  return askNow(opened)
}

/** Requests signatures of a prepared application, each to be made under the signer's own link. */
export const askNow = async ({ client, place, load }: OpenedWithMail) => {
  const { MortgageApplicationId: MortgageApplicationID, ExistingApplication, CliApplicationId } = await load()
  const Signers = ExistingApplication.ApplicantStatuses.map(({ ApplicantId, Status: _, ...one }) => ({
    SignerID: ApplicantId,
    ...one,
  }))
  const ids = { CliApplicationId, MortgageApplicationID }
  return client.call('/cli-api/CreateDocuSignLink', { ...place, ...ids, Signers, SignNowFl: 1 })
}

/** Goes on to the page, and returns what it needs. */
export const deskOf = async ({ client, place }: OpenedWithMail) => {
  const { ReturnStatus, SigningRequestID, SignerID } = await client.call('/cli-api/sign-now', place)
  if (ReturnStatus.ReturnCode !== 200) throw new Error(ReturnStatus.ReturnMessage)
  return { client, token: '', ids: { SiteID: place.siteId, SigningRequestID, SignerID } }
}
