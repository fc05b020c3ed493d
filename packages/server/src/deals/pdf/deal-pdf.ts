import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { Worksheet } from '@foyer/domain/qualification/worksheet.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import { textBlock } from '../../kit/pdf/blocks.ts'
import { openDocument } from '../../kit/pdf/open-document.ts'
import { titleBlock } from '../../kit/pdf/title-block.ts'
import type { ServerTexts } from '../../kit/texts.ts'
import { worksheetSections } from '../../qualification/pdf/index.ts'
import type { Submission } from '../../review/index.ts'
import { applicationSections, consentSection, isToComeIn, wordsIn } from '../../review/pdf/index.ts'
import { documentsSection, type IndexedDocument } from './documents-section.ts'
import { missingSection } from './missing-section.ts'

export interface DealPdf {
  /** As it was sent last; absent before. */
  submission?: Pick<Submission, 'snapshot' | 'consents' | 'submittedAt'>
  /** As it is now. */
  application: Application
  /** Absent where it could not be computed. */
  computed?: { worksheet: Worksheet; computedAt: Date }
  /** Absent for a reader who may not see documents. */
  documents?: readonly IndexedDocument[]
  link: Pick<Link, 'PrimaryColor' | 'AgentProfile'>
  language: Language
  /** Who made it; empty for a program. */
  person: string
  at: Date
  /** The day at the brokerage, YYYY-MM-DD. */
  today: string
  timeZone: string
  /** The broker's logo as PNG or JPEG. */
  logo?: Uint8Array
}

/** Who fills in their part by their own link, of an application that was never sent. */
const isAwaitedIn = ({ OpenInvites = [], ChangedParts = [] }: Application) => {
  const awaited = new Set([...OpenInvites, ...ChangedParts].map(({ ApplicantID }) => ApplicantID))
  return (applicantId: number) => awaited.has(applicantId)
}

/** Everything of a deal to print and to keep: the application, the figures, what is missing, the documents and the consents. */
export const dealPdf = (texts: ServerTexts, given: DealPdf): Promise<Buffer> => {
  const { submission, application, computed, link, language, person, at, timeZone, logo } = given
  const words = wordsIn(texts, language, timeZone)
  const t = (key: string, values = {}) => texts.of(language)(`deals.pdf:${key}`, values)
  const reference = application.MortgageApplicationID
  const { sheet, finish } = openDocument(words, {
    ...{ title: t('documentTitle', { reference }), link, language, createdAt: at, logo },
    made: t('made', { person: person || t('program'), at: words.instant(at) }),
  })
  titleBlock(sheet, words, {
    ...{ title: t('title'), names: application.Applicants.map(fullName), reference, sent: t('exported'), at },
  })
  const sent = submission === undefined ? t('unsent') : t('sent', { at: words.instant(submission.submittedAt) })
  textBlock(sheet, sent)?.draw()
  applicationSections(
    sheet,
    words,
    submission?.snapshot.Application ?? application,
    submission === undefined ? isAwaitedIn(application) : isToComeIn(submission.consents),
  )
  if (computed !== undefined) {
    const { worksheet, computedAt } = computed
    worksheetSections(sheet, texts, { worksheet, computedAt: words.instant(computedAt), language })
  }
  const section = { words, t, texts, language }
  missingSection(sheet, section, given)
  documentsSection(sheet, section, given.documents)
  if (submission !== undefined) consentSection(sheet, words, submission)
  return finish()
}
