import type { Language } from '@foyer/domain/kit/language.ts'
import { forMainApplicant } from '../application/for-main-applicant.ts'
import { drawInWorker } from '../kit/pdf/draw-in-worker.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import type { MailAttachment } from '../ports/mail.ts'
import { findLogo } from '../site/index.ts'
import { limits } from './limits.ts'
import type { applicationPdf } from './pdf/application-pdf.ts'
import type { partPdf, SentPart } from './pdf/part-pdf.ts'
import type { Snapshot } from './snapshot.ts'
import { findSubmission, type Submission } from './submission-store.ts'

const moduleOf = (siteId: string, name: 'application-pdf' | 'part-pdf') => ({
  siteId,
  module: new URL(`./pdf/${name}.ts`, import.meta.url),
})

export type PdfServices = Pick<Services, 'database' | 'texts' | 'limiter' | 'clock'>

const keyOf = ({ siteId, submissionId, snapshot }: Submission, language: Language) => {
  const isPartial = snapshot.Application.Applicants.some(({ Hidden }) => Hidden !== undefined)
  return `${siteId}|${submissionId}|${language}${isPartial ? '|borrower' : ''}`
}

interface Drawing {
  siteId: string
  /** Failures are counted by it. */
  key: string
  snapshot: Snapshot
  inWorker(logo: { logo?: Uint8Array }): Promise<Buffer>
}

/** Draws with the broker's logo of that time, if the file still exists. */
const draw = async (
  { database, limiter, clock }: PdfServices,
  { siteId, key, snapshot, inWorker }: Drawing,
): Promise<Buffer> => {
  try {
    return await inWorker(await findLogo(database.db, siteId, snapshot.Link.AgentProfile.BrokerageLogo))
  } catch (error) {
    // A full queue is not a failed drawing.
    if (!(error instanceof Refusal)) await limiter.take(limits.failedDrawings, key, clock.now())
    throw error
  }
}

/** Undefined if drawing it failed too often in the last hour. */
const unlessFailing = async (
  { limiter, clock }: PdfServices,
  key: string,
  drawing: () => Promise<Buffer>,
): Promise<Buffer | undefined> =>
  (await limiter.secondsLeft(limits.failedDrawings, key, clock.now())) > 0 ? undefined : drawing()

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

const drawOnce = (services: PdfServices, submission: Submission, language: Language): Promise<Buffer> => {
  const { siteId, snapshot } = submission
  const key = keyOf(submission, language)
  const inWorker: Drawing['inWorker'] = (logo) =>
    drawInWorker<typeof applicationPdf>(
      services.texts,
      { ...moduleOf(siteId, 'application-pdf'), name: 'applicationPdf' },
      { submission, language, ...logo },
    )
  return drawn.get(key) ?? keep(key, draw(services, { siteId, key, snapshot, inWorker }))
}

/** The document of a submission; undefined if drawing it failed too often in the last hour. */
export const pdfOfSubmission = (
  services: PdfServices,
  submission: Submission,
  language: Language,
): Promise<Buffer | undefined> =>
  unlessFailing(services, keyOf(submission, language), () => drawOnce(services, submission, language))

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
  return unlessFailing(services, key, () => draw(services, { siteId, key, snapshot, inWorker }))
}

/** The submission without what the site hides from the main applicant. */
const forBorrower = (submission: Submission, language: Language): Submission => {
  const { snapshot } = submission
  const Application = forMainApplicant(snapshot.Application, language)
  return Application === snapshot.Application ? submission : { ...submission, snapshot: { ...snapshot, Application } }
}

/** The application as attached to the mails of its submission; undefined if it cannot be drawn. */
export const applicationAttachment = async (
  services: PdfServices,
  siteId: string,
  { submissionId, language, reader }: { submissionId: number; language: Language; reader: 'borrower' | 'broker' },
): Promise<MailAttachment | undefined> => {
  const submission = await inSite(services.database.db, siteId, (trx) => findSubmission(trx, siteId, submissionId))
  if (!submission) throw new Error('a mail names a submission that does not exist')
  const content = await pdfOfSubmission(
    services,
    reader === 'broker' ? submission : forBorrower(submission, language),
    language,
  )
  const filename = services.texts.of(language)('review.mails:fileName', { reference: submission.applicationId })
  return content && { filename, contentType: 'application/pdf', content }
}
