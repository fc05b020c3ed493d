import type { Language } from '@foyer/domain/kit/language.ts'
import sharp from 'sharp'
import { drawInWorker } from '../kit/pdf/draw-in-worker.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import type { MailAttachment } from '../ports/mail.ts'
import { findImage } from '../site/index.ts'
import type { applicationPdf } from './pdf/application-pdf.ts'
import { findSubmission, type Submission } from './submission-store.ts'

const drawer = { module: new URL('./pdf/application-pdf.ts', import.meta.url), name: 'applicationPdf' }

type PdfServices = Pick<Services, 'database' | 'texts'>

/** The document of a submission with the logo its broker had then, if it is still kept. */
export const pdfOfSubmission = async (
  { database, texts }: PdfServices,
  submission: Submission,
  language: Language,
): Promise<Buffer> => {
  const { siteId, snapshot } = submission
  const name = snapshot.Link.AgentProfile.BrokerageLogo
  const image = name && (await inSite(database.db, siteId, (trx) => findImage(trx, siteId, name)))
  const logo = image ? { logo: await sharp(image.bytes).png().toBuffer() } : {}
  return drawInWorker<typeof applicationPdf>(texts, drawer, { submission, language, ...logo })
}

/** The application as the mails of its submission carry it. */
export const applicationAttachment = async (
  services: PdfServices,
  siteId: string,
  { submissionId, language }: { submissionId: number; language: Language },
): Promise<MailAttachment> => {
  const submission = await inSite(services.database.db, siteId, (trx) => findSubmission(trx, siteId, submissionId))
  if (!submission) throw new Error('a mail names a submission that does not exist')
  const filename = services.texts.of(language)('review.mails:fileName', { reference: submission.applicationId })
  return {
    filename,
    contentType: 'application/pdf',
    content: await pdfOfSubmission(services, submission, language),
  }
}
