import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { blankApplicant } from '@foyer/domain/applicants/blank.ts'
import { aLiability } from '@foyer/domain/testing/records.ts'
import { loaded } from './deal.ts'
import { minutesAgo } from './deals.ts'

type Reply = ReplyOf<'/console-api/LoadSubmission'>

const { Application } = loaded()
const people = Application.Applicants
const [main, ...others] = people
const nameOf = ({ FirstName, LastName }: { FirstName: string; LastName: string }) => `${FirstName} ${LastName}`
const consent = (one: (typeof people)[number], minutes: number) => ({
  ...{ ApplicantID: one.ApplicantID, Name: nameOf(one), AcceptedAt: minutesAgo(minutes) },
})

const submission = (SubmissionID: number, minutes: number, ReviewFl: number, of: typeof people) => ({
  ...{ SubmissionID, ReviewFl, SubmittedAt: minutesAgo(minutes) },
  Consents: of.map((one) => consent(one, minutes)),
})

/** What was sent is what there is now. */
export const unchanged: Reply = {
  Submissions: [submission(12, 4000, 1, people), submission(11, 9000, 0, [])],
  SubmissionID: 12,
  Application,
}

/** The main applicant changed answers, another had not consented, a third was removed and a fourth is new. */
export const changed: Reply = {
  ...unchanged,
  Submissions: [submission(12, 4000, 1, main ? [main] : []), submission(11, 9000, 0, [])],
  Application: {
    ...Application,
    Applicants: [
      ...(main
        ? [
            {
              ...main,
              Identification: { ...main.Identification, Mobile: '5145550123' },
              Liabilities: [
                aLiability({ LiabilityID: 900, LiabilityType: 4, Balance: 12_000, MonthlyPayment: 340 }),
              ].map((one) => ({ ...one, strLiabilityType: '', strLimit: '', strBalance: '', strMonthlyPayment: '' })),
            },
          ]
        : []),
      ...others,
      ...(main ? [{ ...main, ApplicantID: 8090, FirstName: 'Paul', LastName: 'Lavoie' }] : []),
    ],
    RequestedMortgage: { ...Application.RequestedMortgage, RequestedMortgageAmount: 250_000 },
  },
}

/** Today the part of the others waits for their consent: the deal has their names alone. */
export const withheldToday = loaded({
  Application: {
    ...Application,
    Applicants: people.map((one, place) =>
      place === 0
        ? one
        : { ...blankApplicant, ...{ ApplicantID: one.ApplicantID, FirstName: one.FirstName, LastName: one.LastName } },
    ),
  },
})

/** Of two submissions, the later one without the consent of the others. */
export const twice = ({ SubmissionID }: { SubmissionID?: number }): Reply => ({
  ...changed,
  Submissions: [submission(12, 4000, 1, main ? [main] : []), submission(11, 9000, 0, people)],
  SubmissionID: SubmissionID ?? 12,
  Application: SubmissionID === 11 ? Application : withheldToday.Application,
})

/** The other applicants are new. */
export const alone: Reply = {
  ...unchanged,
  Submissions: [submission(12, 4000, 0, main ? [main] : [])],
  Application: { ...Application, Applicants: main ? [main] : [] },
}
