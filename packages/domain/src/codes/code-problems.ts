import type { Address } from '../addresses/fields.ts'
import { countryCodes, isInCanada } from '../addresses/rules.ts'
import { isAddressGroup } from '../addresses/vocabulary.ts'
import type { Identification } from '../applicants/fields.ts'
import { identificationVocabulary } from '../applicants/vocabulary.ts'
import type { InterviewAnswers } from '../interview/answers.ts'
import { subjectAddressPath } from '../interview/rules.ts'
import { interviewVocabulary } from '../interview/vocabulary.ts'
import { type Problem, problem, under } from '../kit/problem.ts'
import type { Vocabulary } from '../kit/vocabulary.ts'
import type { RequestedMortgage } from '../mortgage-request/fields.ts'
import { subjectPropertyVocabulary } from '../mortgage-request/vocabulary.ts'
import { isCodeOf, isMenuCode, type MenuCode } from './menus.ts'

/**
 * Codes that are in no menu. Only the server checks them, beside the rules of each feature: the browser offers only
 * menu items, and its bundle excludes the menus. -1 (not chosen) is checked by the rules.
 */
export const unknownCodes = <Fields extends object>(
  values: Fields,
  menuOf: { [Field in keyof Fields]?: MenuCode },
): Problem[] =>
  (Object.entries(menuOf) as [keyof Fields & string, MenuCode][]).flatMap(([field, menu]) => {
    const value = values[field]
    return problem(typeof value === 'number' && value !== -1 && !isCodeOf(menu, value), field, 'UnknownChoice')
  })

/** The same for a record's own choices, each with the menu named in its vocabulary. */
export const recordCodes = (values: object, vocabulary: Vocabulary): Problem[] =>
  unknownCodes<Record<string, unknown>>({ ...values }, menusOf(vocabulary))

const menusOf = (vocabulary: Vocabulary): Record<string, MenuCode> =>
  Object.fromEntries(
    Object.entries(vocabulary).flatMap(([name, field]) =>
      field.kind === 'choice' && field.menu !== undefined && isMenuCode(field.menu) ? [[name, field.menu]] : [],
    ),
  )

/** The same for a whole record: its own choices, those of its addresses and of its list elements. */
export const recordCodeProblems = (record: object, fields: Vocabulary): Problem[] => {
  const values = { ...record } as Record<string, unknown>
  return [
    ...recordCodes(record, fields),
    ...Object.entries(fields).flatMap(([name, field]) => {
      if (isAddressGroup(field)) return under(name, addressCodeProblems(values[name] as Address))
      if (field.kind !== 'list') return []
      return (values[name] as object[]).flatMap((one, index) => under(`${name}.${index}`, recordCodes(one, field.of)))
    }),
  ]
}

/** A country that contradicts CountryTypeDD is refused: the address would be stored in Canada. */
export const addressCodeProblems = (address: Address): Problem[] => [
  ...unknownCodes(address, {
    StreetTypeDD: 'StreetType',
    StreetDirectionDD: 'StreetDirection',
    CountryTypeDD: 'CountryType',
    CountryDD: 'IdentificationCountry',
    ProvinceDD: isInCanada(address) ? 'Province' : 'STATE',
  }),
  ...problem(isInCanada(address) && address.CountryDD > countryCodes.canada, 'CountryDD', 'UnknownChoice'),
]

export const interviewCodeProblems = ({ InterView, LandOwnership, Address }: InterviewAnswers): Problem[] => [
  ...under('InterView', recordCodes(InterView, interviewVocabulary)),
  ...unknownCodes({ LandOwnership }, { LandOwnership: 'LandOwnership' }),
  ...under(subjectAddressPath, addressCodeProblems(Address)),
]

export const identificationCodeProblems = (identification: Identification): Problem[] =>
  under('Identification', recordCodes(identification, identificationVocabulary))

export const mortgageRequestCodeProblems = ({ SubjectProperty }: RequestedMortgage): Problem[] =>
  under('RequestMortgage.SubjectProperty', recordCodeProblems(SubjectProperty, subjectPropertyVocabulary))
