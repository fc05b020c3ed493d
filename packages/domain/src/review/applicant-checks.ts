import { addressHistoryProblems, sameAddressEnabled } from '../applicants/addresses/rules.ts'
import { assetProblems, assetStepProblems } from '../applicants/assets/rules.ts'
import { identificationProblems } from '../applicants/identification-rules.ts'
import { incomeProblems, incomeStepProblems } from '../applicants/incomes/rules.ts'
import { liabilityProblems, liabilityStepProblems } from '../applicants/liabilities/rules.ts'
import { propertyProblems } from '../applicants/properties/rules.ts'
import { spouseConflict } from '../applicants/spouse.ts'
import type { Applicant } from '../application-fields.ts'
import type { Problem } from '../kit/problem.ts'
import type { ApplicationSettings } from '../site/fields.ts'

/** What the rules of an applicant's steps read beside the applicant. */
export interface ApplicantCheckContext {
  settings: ApplicationSettings
  applicants: readonly Applicant[]
  mainApplicantId: number
  today: string
}

export type ApplicantCheck = (applicant: Applicant, context: ApplicantCheckContext) => Problem[]

/** The rules of one record, whose paths begin with its name in a body, as paths in the list of a loaded applicant. */
const inList = (list: string, name: string, problemsOf: readonly Problem[][]): Problem[] =>
  problemsOf.flatMap((problems, index) =>
    problems.map(({ Field, Key }) => ({ Field: Field.replace(name, `${list}.${index}`), Key })),
  )

const checkIdentification: ApplicantCheck = ({ ApplicantID, Identification }, { settings, applicants, today }) =>
  identificationProblems(
    Identification,
    {
      settings,
      primary: Identification.PrimaryFlag === 1,
      sinOnFile: Identification.SINOnFile === 1,
      documents: Identification.IdentificationLst.length,
      otherSpouseName: spouseConflict(applicants, ApplicantID),
    },
    today,
  )

const checkAddresses: ApplicantCheck = (applicant, { settings, applicants, mainApplicantId }) => {
  const main = applicants.find(({ ApplicantID }) => ApplicantID === mainApplicantId)
  return addressHistoryProblems(
    { ApplicantAddresses: applicant.Addresses, SameAddressFlag: applicant.SameAddressFlag },
    {
      settings,
      sameAddressEnabled: sameAddressEnabled({
        primary: applicant.Identification.PrimaryFlag === 1,
        primaryAddresses: main?.Addresses ?? [],
      }),
    },
  )
}

/** The rules of each step of an applicant again, by step. */
export const applicantChecks = {
  identification: checkIdentification,
  address: checkAddresses,
  income: ({ Incomes }, { settings }) => [
    ...incomeStepProblems(Incomes, settings),
    ...inList(
      'Incomes',
      'Income',
      // What was told while it was offered stands, though a site has asked for employment only since.
      Incomes.map((income) => incomeProblems(income, { EmploymentOnly: 0 })),
    ),
  ],
  property: ({ Properties }, { today }) =>
    inList(
      'Properties',
      'Property',
      Properties.map((property) => propertyProblems(property, today)),
    ),
  asset: ({ Assets }, { settings }) => [
    ...assetStepProblems(Assets, settings),
    ...inList('Assets', 'Asset', Assets.map(assetProblems)),
  ],
  liability: ({ Liabilities }, { settings }) => [
    ...liabilityStepProblems(Liabilities, settings),
    ...inList('Liabilities', 'Liability', Liabilities.map(liabilityProblems)),
  ],
} as const satisfies Record<string, ApplicantCheck>
