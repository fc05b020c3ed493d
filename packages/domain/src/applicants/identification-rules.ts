import { firstOf, optionalDate, requiredChoice, requiredText } from '../kit/checks.ts'
import { addYears, isDate } from '../kit/dates.ts'
import { isEmail } from '../kit/email.ts'
import { isPhone } from '../kit/phone.ts'
import { type Problem, problem, under } from '../kit/problem.ts'
import { isMaskedSin, isValidSin } from '../kit/sin.ts'
import { isBlank } from '../kit/text.ts'
import type { ApplicationSettings } from '../site/fields.ts'
import { arrivalInTime, asksArrival } from './arrival.ts'
import type { Identification } from './fields.ts'
import { isSpouse } from './spouse.ts'

/** Ages accepted; the label asks for 18 or older. */
export const youngest = 17
export const oldest = 120

/** ReqSin on the wire: 1 required, 2 not. */
export type IdentificationSettings = Pick<ApplicationSettings, 'showSin' | 'ReqSin' | 'showType' | 'ReqType'>

export interface IdentificationContext {
  settings: IdentificationSettings
  /** The primary applicant has no relationship to themself. */
  primary: boolean
  /** A SIN is stored: its mask counts as given. */
  sinOnFile: boolean
  /** The number of stored identification documents. */
  documents: number
  /** The name of the applicant who is spouse or common-law already; see spouseConflict. */
  otherSpouseName?: string | undefined
}

export const asksSin = ({ showSin }: Pick<IdentificationSettings, 'showSin'>): boolean => showSin === 1
export const asksDocument = ({ showType }: Pick<IdentificationSettings, 'showType'>): boolean => showType === 1
export const requiresSin = (settings: IdentificationSettings): boolean => asksSin(settings) && settings.ReqSin === 1
export const requiresDocument = (settings: IdentificationSettings): boolean =>
  asksDocument(settings) && settings.ReqType === 1

const birthProblems = (birth: string, today: string) =>
  firstOf<Problem['Key']>(
    requiredText(birth, 'DOB', 'IdentificationMissingDOB'),
    problem(!isDate(birth), 'DOB', 'InvalidDate'),
    problem(birth < addYears(today, -oldest) || birth > addYears(today, -youngest), 'DOB', 'DateOfBirthOutOfRange'),
  )

const emailProblems = (email: string) =>
  firstOf<Problem['Key']>(
    requiredText(email, 'Email', 'RequiredEmailAddress'),
    problem(!isEmail(email.trim()), 'Email', 'InvalidEmail'),
  )

const phoneProblems = ({ Mobile, HomePhone }: Identification) => [
  ...problem(isBlank(Mobile) && isBlank(HomePhone), 'Mobile', 'IdentificationMissingPhone'),
  ...problem(!isBlank(Mobile) && !isPhone(Mobile), 'Mobile', 'InvalidPhone'),
  ...problem(!isBlank(HomePhone) && !isPhone(HomePhone), 'HomePhone', 'InvalidPhone'),
]

const sinProblems = (sin: string, { settings, sinOnFile }: IdentificationContext) => {
  const kept = sinOnFile && isMaskedSin(sin)
  return firstOf<Problem['Key']>(
    problem(isBlank(sin) && requiresSin(settings), 'SIN', 'IdentificationSIN'),
    problem(!isBlank(sin) && !kept && !isValidSin(sin), 'SIN', 'InvalidSin'),
  )
}

const arrivalProblems = (one: Identification, today: string) =>
  asksArrival(one)
    ? firstOf<Problem['Key']>(optionalDate(one.ArrivalDate, 'ArrivalDate'), arrivalInTime(one.ArrivalDate, today))
    : []

const relationshipProblems = (relationship: number, { primary, otherSpouseName }: IdentificationContext) =>
  primary
    ? []
    : firstOf<Problem['Key']>(
        requiredChoice(relationship, 'RelationshipDD', 'IdentificationMissingRelationship'),
        problem(isSpouse(relationship) && otherSpouseName !== undefined, 'RelationshipDD', 'AlreadyHasSpouse'),
      )

/** All problems of personal details, with field paths as in the body of SaveIdentification. */
export const identificationProblems = (
  identification: Identification,
  context: IdentificationContext,
  today: string,
): Problem[] =>
  under('Identification', [
    ...requiredChoice(
      identification.ApplicantGroupTypeDD,
      'ApplicantGroupTypeDD',
      'IdentificationMissingApplicantGroupType',
    ),
    ...requiredText(identification.FirstName, 'FirstName', 'IdentificationMissingFirstName'),
    ...requiredText(identification.LastName, 'LastName', 'IdentificationMissingLastName'),
    ...birthProblems(identification.DOB, today),
    ...emailProblems(identification.Email),
    ...phoneProblems(identification),
    ...sinProblems(identification.SIN, context),
    ...requiredChoice(identification.MaritalStatusDD, 'MaritalStatusDD', 'IdentificationMissingMaritalStatus'),
    ...arrivalProblems(identification, today),
    ...relationshipProblems(identification.RelationshipDD, context),
    ...problem(
      requiresDocument(context.settings) && context.documents < 1,
      'IdentificationLst',
      'IdentificationRequiredRecord',
    ),
  ])

/** The last document cannot be removed where the site requires one. */
export const deleteDocumentProblems = (settings: IdentificationSettings, documents: number): Problem[] =>
  problem(requiresDocument(settings) && documents <= 1, 'IdentificationID', 'DeleteIdentificationRequiredRecord')
