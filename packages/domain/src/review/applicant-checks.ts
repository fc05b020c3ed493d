import { addressHistoryProblems, sameAddressEnabled } from '../applicants/addresses/kind.ts'
import { contradictionsOf, reasonProblems } from '../applicants/contradictions.ts'
import { identificationProblems } from '../applicants/identification-rules.ts'
import { kinds, type ListName, listKinds } from '../applicants/kinds/all-kinds.ts'
import type { AnyKind } from '../applicants/kinds/define-kind.ts'
import { spouseConflict } from '../applicants/spouse.ts'
import type { Applicant } from '../application-fields.ts'
import type { Situation } from '../interview/conditions.ts'
import type { Problem } from '../kit/problem.ts'
import type { ApplicationSettings } from '../site/fields.ts'

/** What the rules of an applicant's steps read beside the applicant. */
export interface ApplicantCheckContext {
  settings: ApplicationSettings
  interview: Situation
  applicants: readonly Applicant[]
  mainApplicantId: number
  today: string
}

export type ApplicantCheck = (applicant: Applicant, context: ApplicantCheckContext) => Problem[]

/**
 * Converts the paths of one record's rules, which begin with its name in a body, to paths in the list of a loaded
 * applicant.
 */
const inList = (list: string, name: string, problemsOf: readonly Problem[][]): Problem[] =>
  problemsOf.flatMap((problems, index) =>
    problems.map(({ Field, Key }) => ({ Field: Field.replace(name, `${list}.${index}`), Key })),
  )

const checkList =
  (kind: AnyKind & { readonly list: ListName }, given: Partial<ApplicationSettings> = {}): ApplicantCheck =>
  (applicant, { settings, today }) => {
    const context = { settings: { ...settings, ...given }, today }
    const records = applicant[kind.list]
    return [
      ...kind.listProblems(records, context),
      ...inList(
        kind.list,
        kind.name,
        records.map((record) => kind.problems(record, context)),
      ),
    ]
  }

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

const checkProperties: ApplicantCheck = (applicant, context) => [
  ...checkList(kinds.property)(applicant, context),
  ...reasonProblems(contradictionsOf(applicant, context), applicant),
]

/** The rules of each step of an applicant again, by step. */
export const applicantChecks: Readonly<Record<string, ApplicantCheck>> = {
  ...Object.fromEntries(listKinds.map((kind) => [kind.kind, checkList(kind)])),
  identification: checkIdentification,
  address: checkAddresses,
  property: checkProperties,
  // An income that was offered when it was saved stays valid, though the site has asked for employment only since.
  income: checkList(kinds.income, { EmploymentOnly: 0 }),
}
