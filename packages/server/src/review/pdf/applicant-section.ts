import { identificationDocumentKind } from '@foyer/domain/applicants/identification-documents/kind.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Applicant } from '@foyer/domain/application-fields.ts'
import { fieldsBlock, section, textBlock } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import { furtherAnswers } from './further-answers.ts'
import { listSections } from './list-sections.ts'
import type { Words } from './words.ts'

/** The document is sent by mail, so it shows only the last characters of a number. */
const maskNumber = (number: string): string => {
  const signs = number.replace(/[^\p{L}\p{N}]/gu, '')
  const shown = signs.length > 6 ? 4 : signs.length > 3 ? 2 : 0
  return `•••• ${signs.slice(signs.length - shown)}`.trim()
}

const further = {
  placed: ['Type', 'Country', 'IdentificationNumber'],
  namespace: identificationDocumentKind.texts,
} as const

/** An applicant who sends their part by their own link, and has not sent it yet. */
export const partToComeSection = (sheet: Sheet, words: Words, applicant: Applicant, number: number) =>
  section(sheet, words.t('applicant.heading', { number, name: fullName(applicant) }), [
    textBlock(sheet, words.t('applicant.toCome')),
  ])

/** The SIN of the applicant is masked already. */
export const applicantSection = (sheet: Sheet, words: Words, applicant: Applicant, number: number) => {
  const { t, date, menu, phone, yesNo } = words
  const { Identification: one } = applicant
  const primary = one.PrimaryFlag === 1
  const name = [menu('Salutation', one.SalutationDD), fullName(applicant)].filter(Boolean).join(' ')
  const under = section(sheet, t('applicant.heading', { number, name }), [
    fieldsBlock(sheet, [
      { label: t('applicant.role'), value: menu('ApplicantGroupType', one.ApplicantGroupTypeDD) },
      { label: t('applicant.relationship'), value: primary ? '' : menu('Relationship', one.RelationshipDD) },
      { label: t('applicant.birth'), value: date(one.DOB) },
      { label: t('applicant.sin'), value: one.SIN },
      { label: t('applicant.marital'), value: menu('MaritalStatus', one.MaritalStatusDD) },
      { label: t('applicant.firstTime'), value: primary ? yesNo(one.FirstTimeHomeBuyerFlag) : '' },
      { label: t('applicant.email'), value: one.Email },
      { label: t('applicant.mobile'), value: phone(one.Mobile) },
      { label: t('applicant.home'), value: phone(one.HomePhone) },
    ]),
  ])
  const documents = tableBlock(
    sheet,
    [
      { title: t('applicant.type'), share: 3 },
      { title: t('applicant.country'), share: 2 },
      { title: t('applicant.number'), share: 2 },
    ],
    one.IdentificationLst.map((document) => [
      [
        menu('IdentificationType', document.Type) || document.strType,
        ...furtherAnswers(words, identificationDocumentKind.fields, document, further),
      ]
        .filter(Boolean)
        .join('\n'),
      menu('IdentificationCountry', document.Country) || document.strCountry,
      maskNumber(document.IdentificationNumber),
    ]),
  )
  section(sheet, t('applicant.documents'), [documents], { level: 3, ...(under && { under }) })
  listSections(sheet, words, applicant, under)
}
