import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Applicant } from '@foyer/domain/application-fields.ts'
import { identificationAnswers, identificationTable } from '@foyer/domain/review/answers/applicant-answers.ts'
import { reasonAnswers } from '@foyer/domain/review/answers/reason-answers.ts'
import { fieldsBlock, section, textBlock } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { answerTable } from './answer-table.ts'
import { listSections } from './list-sections.ts'
import type { Words } from './words.ts'

/** An applicant who sends their part by their own link, and has not sent it yet. */
export const partToComeSection = (sheet: Sheet, words: Words, applicant: Applicant, number: number) =>
  section(sheet, words.t('applicant.heading', { number, name: fullName(applicant) }), [
    textBlock(sheet, words.t('applicant.toCome')),
  ])

/** The SIN of the applicant is masked already. Without a number the document has no other applicant. */
export const applicantSection = (
  sheet: Sheet,
  words: Words,
  application: Parameters<typeof reasonAnswers>[2],
  applicant: Applicant,
  number?: number,
) => {
  const { t, say, menu } = words
  const { Identification: one } = applicant
  const name = [menu('Salutation', one.SalutationDD), fullName(applicant)].filter(Boolean).join(' ')
  const under = section(sheet, number === undefined ? name : t('applicant.heading', { number, name }), [
    fieldsBlock(sheet, identificationAnswers(words, one, application.InterView)),
  ])
  const documents = answerTable(sheet, identificationTable(words, one))
  section(sheet, say('applicant.documents'), [documents], { level: 3, ...(under && { under }) })
  listSections(sheet, words, applicant, under)
  const kept = words.kept(applicant.Hidden)
  if (kept !== '')
    section(sheet, t('applicant.private'), [textBlock(sheet, kept)], { level: 3, ...(under && { under }) })
  const reasons = fieldsBlock(sheet, reasonAnswers(words, applicant, application))
  section(sheet, say('reasons'), [reasons], { level: 3, ...(under && { under }) })
}
