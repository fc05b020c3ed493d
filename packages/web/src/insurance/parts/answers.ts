import { coverageCodes } from '@foyer/domain/insurance/codes.ts'
import { coverageOf, typesOf } from '@foyer/domain/insurance/coverage.ts'
import type { InsuranceAnswers, InsuranceApplication, InsuranceType } from '@foyer/domain/insurance/fields.ts'
import { healthQuestionsFor, sameCoverage } from '@foyer/domain/insurance/health.ts'
import { isRecord } from '@foyer/domain/kit/is-record.ts'

export type Person = InsuranceApplication['Applicants'][number]

/** The person whose link this is. */
export const ownIn = ({ Applicants, OwnApplicantId }: InsuranceApplication): Person | undefined =>
  Applicants.find(({ ApplicantId }) => ApplicantId === OwnApplicantId)

/** The primary applicant comes first; only they choose, pay and request signatures. */
export const isPrimary = (application: InsuranceApplication): boolean => ownIn(application)?.PrimaryFl === 1

/** The insured people with missing health answers, without which no one can sign. */
export const awaitedIn = ({ Applicants }: InsuranceApplication): Person[] =>
  Applicants.filter(({ AnsweredFl }) => AnsweredFl === 0)

/** The state of a person's signature, empty before it is requested or if they do not sign. */
const signatureOf = ({ ExistingApplication }: InsuranceApplication, id: number): string =>
  ExistingApplication.ApplicantStatuses.find(({ ApplicantId }) => ApplicantId === id)?.Status ?? ''

/** Whether the person of this link can sign now, on our page. */
export const canSign = (application: InsuranceApplication): boolean =>
  application.Status === 'sent' &&
  application.SignNowFl === 1 &&
  signatureOf(application, application.OwnApplicantId) === 'invited'

/** The other people who can sign now and have not; the primary applicant may remind them. */
export const signersAwaitedIn = (application: InsuranceApplication): Person[] =>
  application.SignNowFl === 1 && isPrimary(application)
    ? application.Applicants.filter(
        ({ ApplicantId }) =>
          ApplicantId !== application.OwnApplicantId && signatureOf(application, ApplicantId) === 'invited',
      )
    : []

/** Whether the rates offer a person anything, by the premiums of a quote. */
export const isOffered = (quoted: readonly Pick<InsuranceType, 'MonthlyPremium'>[] = []): boolean =>
  quoted.some(({ MonthlyPremium }) => MonthlyPremium !== null)
type Choice = InsuranceAnswers['Applicants'][number]

const textIn = (value: unknown, allowed: readonly string[], otherwise: string): string =>
  typeof value === 'string' && allowed.includes(value) ? value : otherwise

/** A draft's coverages, normalized by the domain's rules; a draft of another form is ignored. */
const typesIn = (draft: Record<string, unknown>, stored: Choice) =>
  Array.isArray(draft.InsuranceTypes) && draft.InsuranceTypes.every(isRecord)
    ? typesOf(
        coverageOf({
          DeclinedFl: Number(draft.DeclinedFl),
          InsuranceTypes: draft.InsuranceTypes.map(({ Code, SelectedFl, DisabledFl }) => ({
            Code: String(Code),
            SelectedFl: Number(SelectedFl),
            DisabledFl: Number(DisabledFl),
          })),
        }),
      )
    : stored.InsuranceTypes

const choiceOf = ({ ApplicantId, SmokerFl, DeclinedFl, InsuranceTypes, HealthQuestions }: Person): Choice => ({
  ApplicantId,
  SmokerFl,
  DeclinedFl,
  InsuranceTypes: typesOf(coverageOf({ DeclinedFl, InsuranceTypes })),
  HealthQuestions,
})

/** Health answers are never in a draft: they stay while the same coverages are chosen. */
const withDraft = (stored: Choice, draft: unknown, isOwn: boolean): Choice => {
  if (!isRecord(draft)) return stored
  const DeclinedFl = draft.DeclinedFl === 1 ? 1 : 0
  const InsuranceTypes = typesIn(draft, stored)
  const now = coverageOf({ DeclinedFl, InsuranceTypes })
  return {
    ...stored,
    SmokerFl: textIn(draft.SmokerFl, ['Y', 'N'], stored.SmokerFl),
    DeclinedFl,
    InsuranceTypes,
    HealthQuestions: isOwn
      ? healthQuestionsFor(now, sameCoverage(now, coverageOf(stored)) ? stored.HealthQuestions : [])
      : [],
  }
}

/** The initial values: what the server stores, merged with the draft. */
export const startingAnswers = (application: InsuranceApplication): InsuranceAnswers => {
  const draft = isRecord(application.Draft) ? application.Draft : {}
  const applicants = Array.isArray(draft.Applicants) ? draft.Applicants.filter(isRecord) : []
  const loan = isRecord(draft.LoanDetail) ? draft.LoanDetail : {}
  const amount = isRecord(draft.InsuranceDetail) ? draft.InsuranceDetail.CoverageAmount : undefined
  const { AccountOnFile: _, ...PaymentDetail } = application.PaymentDetail
  return {
    Applicants: application.Applicants.map((person) =>
      withDraft(
        choiceOf(person),
        applicants.find(({ ApplicantId }) => ApplicantId === person.ApplicantId),
        person.ApplicantId === application.OwnApplicantId,
      ),
    ),
    LoanDetail: {
      InsuranceEffectiveType: textIn(
        loan.InsuranceEffectiveType,
        ['F', 'A'],
        application.LoanDetail.InsuranceEffectiveType,
      ),
    },
    InsuranceDetail: {
      CoverageAmount: typeof amount === 'number' ? amount : application.InsuranceDetail.CoverageAmount,
    },
    PaymentDetail,
    AgreementFl: application.AgreementFl,
  }
}

/** The premiums of the last quote by ApplicantId; undefined without one. */
export const startingCoverages = ({
  Applicants,
}: InsuranceApplication): Record<string, InsuranceType[]> | undefined => {
  const isQuoted = Applicants.some(({ InsuranceTypes }) =>
    InsuranceTypes.some(({ MonthlyPremium }) => MonthlyPremium !== null),
  )
  return isQuoted
    ? Object.fromEntries(Applicants.map(({ ApplicantId, InsuranceTypes }) => [ApplicantId, InsuranceTypes]))
    : undefined
}

/** The inputs of a premium: when they change, the quote is requested again. */
export const quotedFor = ({ Applicants, LoanDetail, InsuranceDetail }: InsuranceAnswers): string =>
  JSON.stringify([
    Applicants.map(({ SmokerFl, DeclinedFl }) => [SmokerFl, DeclinedFl]),
    LoanDetail.InsuranceEffectiveType,
    InsuranceDetail.CoverageAmount,
  ])

/** One applicant's chosen coverages with their premiums. */
export const pricedTypes = (choice: Choice, quoted: readonly InsuranceType[] = []) => {
  const coverage = coverageOf(choice)
  return coverageCodes.map((Code) => ({
    Code,
    SelectedFl: coverage[Code] ? 1 : 0,
    MonthlyPremium: quoted.find((one) => one.Code === Code)?.MonthlyPremium ?? null,
  }))
}
