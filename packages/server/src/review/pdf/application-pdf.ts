import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { section, textBlock } from '../../kit/pdf/blocks.ts'
import { openDocument } from '../../kit/pdf/open-document.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { titleBlock } from '../../kit/pdf/title-block.ts'
import type { ServerTexts } from '../../kit/texts.ts'
import { isToComeIn } from '../snapshot.ts'
import type { Submission } from '../submission-store.ts'
import { applicantSection, partToComeSection } from './applicant-section.ts'
import { consentSection } from './consent-section.ts'
import { enclosedSection } from './enclosed-section.ts'
import { totalsBlock } from './list-sections.ts'
import { mortgageSection } from './mortgage-section.ts'
import { projectSection } from './project-section.ts'
import { type Words, wordsIn } from './words.ts'

export interface ApplicationPdf {
  submission: Submission
  language: Language
  /** The broker's logo as PNG or JPEG. */
  logo?: Uint8Array
}

/** A submission as a printable document. It depends only on the snapshot, so the bytes are always the same. */
export const applicationPdf = (texts: ServerTexts, { submission, language, logo }: ApplicationPdf): Promise<Buffer> => {
  const { snapshot, applicationId, consents, submittedAt, review } = submission
  const { Application, Link } = snapshot
  const words = wordsIn(texts, language)
  const title = words.t('documentTitle', { reference: applicationId })
  const { sheet, finish } = openDocument(words, { title, link: Link, language, createdAt: submittedAt, logo })
  titleBlock(sheet, words, {
    title: words.t('title'),
    names: Application.Applicants.map(fullName),
    reference: applicationId,
    sent: words.t(review ? 'submittedAgain' : 'submitted'),
    at: submittedAt,
  })
  applicationSections(sheet, words, Application, isToComeIn(consents))
  consentSection(sheet, words, submission)
  return finish()
}

/** The answers of all applicants and the mortgage; of an applicant whose part is to come the name alone. */
export const applicationSections = (
  sheet: Sheet,
  words: Words,
  Application: Application,
  isToCome: (applicantId: number) => boolean,
): void => {
  projectSection(sheet, words, Application)
  for (const [index, applicant] of Application.Applicants.entries())
    if (isToCome(applicant.ApplicantID)) partToComeSection(sheet, words, applicant, index + 1)
    else applicantSection(sheet, words, Application, applicant, index + 1)
  const isWhole = !Application.Applicants.some(
    ({ ApplicantID, Hidden }) => isToCome(ApplicantID) || Hidden !== undefined,
  )
  if (isWhole && Application.Applicants.length > 1)
    section(sheet, words.say('totals.everybody'), [totalsBlock(sheet, words, Application.Applicants)])
  mortgageSection(sheet, words, Application)
  enclosedSection(sheet, words, Application)
  section(sheet, words.t('comments.heading'), [textBlock(sheet, Application.Comments)])
}
