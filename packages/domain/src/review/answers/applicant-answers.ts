import { identificationDocumentKind } from '../../applicants/identification-documents/kind.ts'
import type { LoadedIdentification } from '../../application-fields.ts'
import { isAboutOwned, type Situation } from '../../interview/conditions.ts'
import { maskNumber } from '../../kit/mask-number.ts'
import { furtherAnswers } from './further-answers.ts'
import { type Answer, type AnswerTable, type AnswerWords, lines } from './words.ts'

/** The SIN is written as it is given: masked. */
export const identificationAnswers = (
  { say, date, menu, month, phone, yesNo }: AnswerWords,
  one: LoadedIdentification,
  interview: Situation,
): Answer[] => {
  const primary = one.PrimaryFlag === 1
  const asksFirstHome = primary && isAboutOwned(interview) !== true
  return [
    {
      field: 'ApplicantGroupTypeDD',
      label: say('applicant.role'),
      value: menu('ApplicantGroupType', one.ApplicantGroupTypeDD),
    },
    {
      field: 'RelationshipDD',
      label: say('applicant.relationship'),
      value: primary ? '' : menu('Relationship', one.RelationshipDD),
    },
    { field: 'DOB', label: say('applicant.birth'), value: date(one.DOB) },
    { field: 'SIN', label: say('applicant.sin'), value: one.SIN },
    { field: 'MaritalStatusDD', label: say('applicant.marital'), value: menu('MaritalStatus', one.MaritalStatusDD) },
    { field: 'StatusInCanadaDD', label: say('applicant.status'), value: menu('StatusInCanada', one.StatusInCanadaDD) },
    { field: 'ArrivalDate', label: say('applicant.arrival'), value: month(one.ArrivalDate) },
    {
      field: 'FirstTimeHomeBuyerFlag',
      label: say('applicant.firstTime'),
      value: asksFirstHome ? yesNo(one.FirstTimeHomeBuyerFlag) : '',
    },
    { field: 'Email', label: say('applicant.email'), value: one.Email },
    { field: 'Mobile', label: say('applicant.mobile'), value: phone(one.Mobile) },
    { field: 'HomePhone', label: say('applicant.home'), value: phone(one.HomePhone) },
  ]
}

const further = {
  placed: ['Type', 'Country', 'IdentificationNumber'],
  namespace: identificationDocumentKind.texts,
} as const

export const identificationTable = (words: AnswerWords, { IdentificationLst }: LoadedIdentification): AnswerTable => ({
  columns: [
    { field: 'Type', title: words.say('applicant.type'), share: 3 },
    { field: 'Country', title: words.say('applicant.country'), share: 2 },
    { field: 'IdentificationNumber', title: words.say('applicant.number'), share: 2 },
  ],
  ids: IdentificationLst.map(({ IdentificationID }) => IdentificationID),
  rows: IdentificationLst.map((document) => [
    lines(
      words.menu('IdentificationType', document.Type) || document.strType,
      ...furtherAnswers(words, identificationDocumentKind.fields, document, further),
    ),
    words.menu('IdentificationCountry', document.Country) || document.strCountry,
    maskNumber(document.IdentificationNumber),
  ]),
})
