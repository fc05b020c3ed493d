import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Applicant } from '@foyer/domain/application-fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { ConsentRecord } from '@foyer/domain/review/consent-record.ts'
import { section, textBlock } from '../../kit/pdf/blocks.ts'
import { openDocument } from '../../kit/pdf/open-document.ts'
import { titleBlock } from '../../kit/pdf/title-block.ts'
import type { ServerTexts } from '../../kit/texts.ts'
import type { Snapshot } from '../snapshot.ts'
import { applicantSection } from './applicant-section.ts'
import { consentSection } from './consent-section.ts'
import { wordsIn } from './words.ts'

/** The part of one applicant as they sent it by their own link. */
export interface SentPart {
  applicationId: number
  applicantId: number
  snapshot: Snapshot
  consent: ConsentRecord
  submittedAt: Date
}

export interface PartPdf {
  part: SentPart
  language: Language
  /** The broker's logo as PNG or JPEG. */
  logo?: Uint8Array
}

/** Without the SIN, and without the numbers of identification documents. */
const withoutNumbers = (applicant: Applicant): Applicant => {
  const { Identification } = applicant
  const IdentificationLst = Identification.IdentificationLst.map((one) => ({ ...one, IdentificationNumber: '' }))
  return { ...applicant, Identification: { ...Identification, SIN: '', IdentificationLst } }
}

/** A person's copy of their own part: nothing of another applicant, and not the mortgage, which is shared. */
export const partPdf = (texts: ServerTexts, { part, language, logo }: PartPdf): Promise<Buffer> => {
  const { snapshot, applicationId, applicantId, consent, submittedAt } = part
  const { Application, Link } = snapshot
  const own = Application.Applicants.filter(({ ApplicantID }) => ApplicantID === applicantId).map(withoutNumbers)
  const words = wordsIn(texts, language)
  const title = words.t('part.documentTitle', { reference: applicationId })
  const { sheet, finish } = openDocument(words, { title, link: Link, language, createdAt: submittedAt, logo })
  titleBlock(sheet, words, {
    ...{ title: words.t('part.title'), names: own.map(fullName), reference: applicationId },
    ...{ sent: words.t('submitted'), at: submittedAt },
  })
  for (const applicant of own) applicantSection(sheet, words, Application, applicant)
  section(sheet, words.t('comments.heading'), [textBlock(sheet, Application.Comments)])
  consentSection(sheet, words, {
    snapshot: { ...snapshot, Application: { ...Application, Applicants: own } },
    consents: [consent],
  })
  return finish()
}
