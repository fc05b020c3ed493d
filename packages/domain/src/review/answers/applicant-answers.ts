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
    { label: say('applicant.role'), value: menu('ApplicantGroupType', one.ApplicantGroupTypeDD) },
    { label: say('applicant.relationship'), value: primary ? '' : menu('Relationship', one.RelationshipDD) },
    { label: say('applicant.birth'), value: date(one.DOB) },
    { label: say('applicant.sin'), value: one.SIN },
    { label: say('applicant.marital'), value: menu('MaritalStatus', one.MaritalStatusDD) },
    { label: say('applicant.status'), value: menu('StatusInCanada', one.StatusInCanadaDD) },
    { label: say('applicant.arrival'), value: month(one.ArrivalDate) },
    { label: say('applicant.firstTime'), value: asksFirstHome ? yesNo(one.FirstTimeHomeBuyerFlag) : '' },
    { label: say('applicant.email'), value: one.Email },
    { label: say('applicant.mobile'), value: phone(one.Mobile) },
    { label: say('applicant.home'), value: phone(one.HomePhone) },
  ]
}

const further = {
  placed: ['Type', 'Country', 'IdentificationNumber'],
  namespace: identificationDocumentKind.texts,
} as const

export const identificationTable = (words: AnswerWords, { IdentificationLst }: LoadedIdentification): AnswerTable => ({
  columns: [
    { title: words.say('applicant.type'), share: 3 },
    { title: words.say('applicant.country'), share: 2 },
    { title: words.say('applicant.number'), share: 2 },
  ],
  rows: IdentificationLst.map((document) => [
    lines(
      words.menu('IdentificationType', document.Type) || document.strType,
      ...furtherAnswers(words, identificationDocumentKind.fields, document, further),
    ),
    words.menu('IdentificationCountry', document.Country) || document.strCountry,
    maskNumber(document.IdentificationNumber),
  ]),
})
