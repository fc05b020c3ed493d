import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { takesUploads } from '@foyer/domain/documents/statuses.ts'
import { flow, type Position } from '@foyer/domain/flow.ts'
import { missingBeforeSubmit } from '@foyer/domain/review/missing-before-submit.ts'
import { section, textBlock } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import type { DealPdf } from './deal-pdf.ts'
import { nameOf } from './documents-section.ts'
import type { SectionWords } from './section-words.ts'

/** What keeps the application from being sent, who has not sent their part, and which documents are still to be sent. */
export const missingSection = (
  sheet: Sheet,
  { words, t, texts, language }: SectionWords,
  { application, documents = [], today }: Pick<DealPdf, 'application' | 'documents' | 'today'>,
): void => {
  const text = texts.of(language)
  const { Applicants, OpenInvites = [] } = application
  const nameIn = (applicantId: number | undefined) => {
    const person = Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)
    return person === undefined ? '' : fullName(person)
  }
  const placeOf = ({ step, applicantId }: Position) => {
    const { texts: list } = flow.stepOf(step)
    const named = list === undefined ? text(`shell:steps.${step}`) : text(`${list}:step`)
    const name = nameIn(applicantId)
    return name === '' ? named : t('missing.step', { name, step: named })
  }
  const answers = missingBeforeSubmit(application, today).map(({ position, problems }) => [
    placeOf(position),
    [...new Set(problems.map(({ Key }) => text(`errors:${Key}`)))].join(' ') || t('missing.notFinished'),
  ])
  const people = OpenInvites.map(({ ApplicantID, Name = '', Contact }) => [
    nameIn(ApplicantID) || Name || Contact,
    t('missing.invited'),
  ])
  const toSend = documents
    .filter((one) => !one.isWithdrawn && one.notAvailable === '' && one.files.length === 0 && takesUploads(one.status))
    .map((one) => [t('missing.document'), nameOf(words, one)])
  const rows = [...answers, ...people, ...toSend]
  section(sheet, t('missing.heading'), [
    rows.length === 0 ? textBlock(sheet, t('missing.none')) : undefined,
    tableBlock(
      sheet,
      [
        { title: t('missing.place'), share: 2 },
        { title: t('missing.what'), share: 3 },
      ],
      rows,
    ),
  ])
}
