import type { Language } from '@foyer/domain/kit/language.ts'
import { forMainApplicant } from '../application/for-main-applicant.ts'
import { drawInWorker } from '../kit/pdf/draw-in-worker.ts'
import { unlessFailing } from '../kit/pdf/unless-failing.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import type { MailAttachment } from '../ports/mail.ts'
import { findLogo } from '../site/index.ts'
import type { applicationPdf } from './pdf/application-pdf.ts'
import type { partPdf, SentPart } from './pdf/part-pdf.ts'
import type { Snapshot } from './snapshot.ts'
import { findSubmission, type Submission } from './submission-store.ts'

const moduleOf = (siteId: string, name: 'application-pdf' | 'part-pdf') => ({
  siteId,
  module: new URL(`./pdf/${name}.ts`, import.meta.url),
})

export type PdfServices = Pick<Services, 'database' | 'texts' | 'limiter' | 'clock'>

/** Whose document it is: readers of different parts of a submission never share one. */
export type PdfReader = 'borrower' | 'broker' | 'brokerWithoutDocuments'

interface Asked {
  language: Language
  reader: PdfReader
}

const keyOf = ({ siteId, submissionId }: Submission, { language, reader }: Asked) =>
  `${siteId}|${submissionId}|${language}|${reader}`

interface Drawing {
  siteId: string
  snapshot: Snapshot
  inWorker(logo: { logo?: Uint8Array }): Promise<Buffer>
}

/** Draws with the broker's logo of that time, if the file still exists. */
const draw = async ({ database }: PdfServices, { siteId, snapshot, inWorker }: Drawing): Promise<Buffer> =>
  inWorker(await findLogo(database.db, siteId, snapshot.Link.AgentProfile.BrokerageLogo))

/** The newest documents: a submission never changes, and both of its mails carry the same document if nothing is hidden. */
const drawn = new Map<string, Promise<Buffer>>()
const mostDrawn = 20

const keep = (key: string, drawing: Promise<Buffer>) => {
  drawn.set(key, drawing)
  const [oldest] = drawn.size > mostDrawn ? drawn.keys() : []
  if (oldest !== undefined) drawn.delete(oldest)
  drawing.catch(() => drawn.delete(key))
  return drawing
}

const drawOnce = (services: PdfServices, submission: Submission, asked: Asked): Promise<Buffer> => {
  const { siteId, snapshot } = submission
  const { language } = asked
  const key = keyOf(submission, asked)
  const inWorker: Drawing['inWorker'] = (logo) =>
    drawInWorker<typeof applicationPdf>(
      services.texts,
      { ...moduleOf(siteId, 'application-pdf'), name: 'applicationPdf' },
      { submission, language, ...logo },
    )
  return drawn.get(key) ?? keep(key, draw(services, { siteId, snapshot, inWorker }))
}

/**
 * The document of a submission, which has only what its reader may see; undefined if drawing it failed too often in the last
 * hour.
 */
export const pdfOfSubmission = (
  services: PdfServices,
  submission: Submission,
  asked: Asked,
): Promise<Buffer | undefined> =>
  unlessFailing(services, keyOf(submission, asked), () => drawOnce(services, submission, asked))

/** The copy of a part for its person; undefined if drawing it failed too often in the last hour. */
export const pdfOfPart = (
  services: PdfServices,
  { siteId, inviteId, ...part }: SentPart & { siteId: string; inviteId: number },
  language: Language,
): Promise<Buffer | undefined> => {
  const { snapshot } = part
  const key = `${siteId}|part ${inviteId}|${language}`
  const inWorker: Drawing['inWorker'] = (logo) =>
    drawInWorker<typeof partPdf>(
      services.texts,
      { ...moduleOf(siteId, 'part-pdf'), name: 'partPdf' },
      { part, language, ...logo },
    )
  return unlessFailing(services, key, () => draw(services, { siteId, snapshot, inWorker }))
}

/** The application as attached to the mails of its submission; undefined if it cannot be drawn. */
export const applicationAttachment = async (
  services: PdfServices,
  siteId: string,
  { submissionId, language, reader }: { submissionId: number; language: Language; reader: 'borrower' | 'broker' },
): Promise<MailAttachment | undefined> => {
  const submission = await inSite(services.database.db, siteId, (trx) => findSubmission(trx, siteId, submissionId))
  if (!submission) throw new Error('a mail names a submission that does not exist')
  const { snapshot } = submission
  const Application = reader === 'broker' ? snapshot.Application : forMainApplicant(snapshot.Application, language)
  const content = await pdfOfSubmission(
    services,
    { ...submission, snapshot: { ...snapshot, Application } },
    // With nothing hidden, both mails carry the same document.
    { language, reader: Application === snapshot.Application ? 'broker' : reader },
  )
  const filename = services.texts.of(language)('review.mails:fileName', { reference: submission.applicationId })
  return content && { filename, contentType: 'application/pdf', content }
}
