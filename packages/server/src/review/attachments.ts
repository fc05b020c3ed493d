import type { Language } from '@foyer/domain/kit/language.ts'
import sharp from 'sharp'
import { drawInWorker } from '../kit/pdf/draw-in-worker.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import type { MailAttachment } from '../ports/mail.ts'
import { findImage } from '../site/index.ts'
import { limits } from './limits.ts'
import type { applicationPdf } from './pdf/application-pdf.ts'
import { findSubmission, type Submission } from './submission-store.ts'

const drawerOf = (siteId: string) => ({
  siteId,
  module: new URL('./pdf/application-pdf.ts', import.meta.url),
  name: 'applicationPdf',
})

export type PdfServices = Pick<Services, 'database' | 'texts' | 'limiter' | 'clock'>

const keyOf = ({ siteId, submissionId }: Submission, language: Language) => `${siteId}|${submissionId}|${language}`

/** The document of a submission with the broker's logo of that time, if the file still exists. */
const draw = async ({ database, texts, limiter, clock }: PdfServices, submission: Submission, language: Language) => {
  const { siteId, snapshot } = submission
  const name = snapshot.Link.AgentProfile.BrokerageLogo
  const image = name && (await inSite(database.db, siteId, (trx) => findImage(trx, siteId, name)))
  try {
    const logo = image ? { logo: await sharp(image.bytes).png().toBuffer() } : {}
    const given = { submission, language, ...logo }
    return await drawInWorker<typeof applicationPdf>(texts, drawerOf(siteId), given)
  } catch (error) {
    // A full queue is not a failed drawing.
    if (!(error instanceof Refusal)) await limiter.take(limits.failedDrawings, keyOf(submission, language), clock.now())
    throw error
  }
}

/** The newest documents: a submission never changes, and both of its mails carry the same document. */
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
  const key = keyOf(submission, language)
  return drawn.get(key) ?? keep(key, draw(services, submission, language))
}

/** The document of a submission; undefined if drawing it failed too often in the last hour. */
export const pdfOfSubmission = async (
  services: PdfServices,
  submission: Submission,
  language: Language,
): Promise<Buffer | undefined> => {
  const { limiter, clock } = services
  const wait = await limiter.secondsLeft(limits.failedDrawings, keyOf(submission, language), clock.now())
  return wait > 0 ? undefined : drawOnce(services, submission, language)
}

/** The application as attached to the mails of its submission; undefined if it cannot be drawn. */
export const applicationAttachment = async (
  services: PdfServices,
  siteId: string,
  { submissionId, language }: { submissionId: number; language: Language },
): Promise<MailAttachment | undefined> => {
  const submission = await inSite(services.database.db, siteId, (trx) => findSubmission(trx, siteId, submissionId))
  if (!submission) throw new Error('a mail names a submission that does not exist')
  const content = await pdfOfSubmission(services, submission, language)
  const filename = services.texts.of(language)('review.mails:fileName', { reference: submission.applicationId })
  return content && { filename, contentType: 'application/pdf', content }
}
