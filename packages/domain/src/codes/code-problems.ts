import type { Address } from '../addresses/fields.ts'
import { isInCanada } from '../addresses/rules.ts'
import type { Identification, IdentificationDocument } from '../applicants/fields.ts'
import type { InterviewAnswers } from '../interview/answers.ts'
import { subjectAddressPath } from '../interview/rules.ts'
import { type Problem, problem, under } from '../kit/problem.ts'
import type { RequestedMortgage, SubjectMortgage, SubjectProperty } from '../mortgage-request/fields.ts'
import { isCodeOf, type MenuCode } from './menus.ts'

/**
 * Codes that no menu has. Only the server checks them, beside the rules of each feature: the browser offers nothing but
 * the items of a menu, and the menus do not travel with its code. -1, not chosen, is the business of the rules.
 */
export const unknownCodes = <Fields extends object>(
  values: Fields,
  menuOf: { [Field in keyof Fields]?: MenuCode },
): Problem[] =>
  (Object.entries(menuOf) as [keyof Fields & string, MenuCode][]).flatMap(([field, menu]) => {
    const value = values[field]
    return problem(typeof value === 'number' && value !== -1 && !isCodeOf(menu, value), field, 'UnknownChoice')
  })

export const addressCodeProblems = (address: Address): Problem[] =>
  unknownCodes(address, {
    StreetTypeDD: 'StreetType',
    StreetDirectionDD: 'StreetDirection',
    CountryTypeDD: 'CountryType',
    ProvinceDD: isInCanada(address) ? 'Province' : 'STATE',
  })

export const interviewCodeProblems = ({ InterView, LandOwnership, Address }: InterviewAnswers): Problem[] => [
  ...under(
    'InterView',
    unknownCodes(InterView, {
      DealPurposeDD: 'DealPurpose',
      SearchStageDD: 'SearchStage',
      PropertyTypeDD: 'PropertyType',
      OccupancyDD: 'OccupancyType',
    }),
  ),
  ...unknownCodes({ LandOwnership }, { LandOwnership: 'LandOwnership' }),
  ...under(subjectAddressPath, addressCodeProblems(Address)),
]

export const identificationCodeProblems = (identification: Identification): Problem[] =>
  under(
    'Identification',
    unknownCodes(identification, {
      ApplicantGroupTypeDD: 'ApplicantGroupType',
      SalutationDD: 'Salutation',
      MaritalStatusDD: 'MaritalStatus',
      RelationshipDD: 'Relationship',
    }),
  )

export const documentCodeProblems = (document: IdentificationDocument): Problem[] =>
  under('Identification', unknownCodes(document, { Type: 'IdentificationType', Country: 'IdentificationCountry' }))

export const mortgageCodes: { [Field in keyof SubjectMortgage]?: MenuCode } = {
  TypeofMortgage: 'TypeofMortgage',
  PaymentFrequencyDD: 'PaymentFrequency',
  TermTypeDD: 'TermType',
  RateTypeDD: 'RateType',
  LoanTypeDD: 'LoanType',
  MortgageTypeDD: 'MortgageType',
}

const propertyCodes: { [Field in keyof SubjectProperty]?: MenuCode } = {
  DwellingTypeDD: 'PropertyType',
  DwellingStyleDD: 'DwellingStyle',
  NewConstructionDD: 'NewConstruction',
  PropertyTypeDD: 'Tenure',
  HeatTypeDD: 'HeatType',
  WaterTypeDD: 'WaterType',
  SewageTypeDD: 'SewageType',
  GarageSizeDD: 'GarageSize',
  GarageTypeDD: 'GarageType',
}

export const mortgageRequestCodeProblems = ({ SubjectProperty }: RequestedMortgage): Problem[] =>
  under('RequestMortgage.SubjectProperty', [
    ...unknownCodes(SubjectProperty, propertyCodes),
    ...under('Address', addressCodeProblems(SubjectProperty.Address)),
    ...SubjectProperty.Mortgages.flatMap((mortgage, index) =>
      under(`Mortgages.${index}`, unknownCodes(mortgage, mortgageCodes)),
    ),
  ])
