import type { DealExport } from '@foyer/contract/deals/deal-export.ts'
import type { operatorDealCalls } from '@foyer/contract/deals/operator-calls.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { blankDealTerms } from '@foyer/domain/deals/fields.ts'
import { type Language, languageId, languageOf } from '@foyer/domain/kit/language.ts'
import { listBankStatements } from '../bank-statements/index.ts'
import type { Trx } from '../db/open-database.ts'
import { safeError } from '../kit/errors-plugin.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { holdsAction } from '../kit/operator-caller.ts'
import { Refusal } from '../kit/refusal.ts'
import type { ScopeOf } from '../kit/scope.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { drawWorksheet } from '../qualification/index.ts'
import { findSubmission, listSubmissions, pdfOfSubmission, type Submission, snapshotHash } from '../review/index.ts'
import { getSite } from '../site/index.ts'
import { getTerms } from './deal-store.ts'
import {
  askedOf,
  type DealNeeds,
  type FoundDeal,
  mayViewDocuments,
  readDeal,
  visibleTo,
  wholeDeal,
} from './read-deal.ts'

type Calls = typeof operatorDealCalls

export interface ExportNeeds extends DealNeeds {
  sentComments(trx: Trx, siteId: string, applicationId: number): Promise<DealExport['Comments']>
}

export const exportDeal = (services: ExportNeeds): Handler<Calls['exportDeal']> => ({
  async free({ body, scope, language, now, note, refuse, transaction }) {
    const { SiteID: siteId, MortgageApplicationID: applicationId, SubmissionID } = body
    const found = await transaction((trx) => readDeal(services, trx, askedOf(body, { scope, language, now })))
    if (!found) return refuse('NoAccess')
    const drawn =
      SubmissionID === undefined ? found.newest : await transaction((trx) => findSubmission(trx, siteId, SubmissionID))
    if (SubmissionID !== undefined && drawn?.applicationId !== applicationId) return refuse('NoAccess')
    const words = body.LanguageID === undefined ? (drawn?.snapshot.Language ?? language) : languageOf(body.LanguageID)
    const Deal = await transaction((trx) => exportOf(services, trx, found, { scope, siteId, words, now }))
    note({
      details: { bankStatements: Deal.BankStatements.length, ...(drawn && { submission: drawn.submissionId }) },
    })
    return {
      Deal,
      ...(await exportedPdf(services, scope, drawn, words)),
      WorksheetPdf: await exportedWorksheet(services, siteId, found, words),
    }
  },
})

const exportOf = async (
  services: ExportNeeds,
  trx: Trx,
  found: FoundDeal,
  { scope, siteId, words, now }: { scope: ScopeOf<'operator'>; siteId: string; words: Language; now: Date },
): Promise<DealExport> => {
  const { application } = found
  const { MortgageApplicationID: applicationId } = application
  const { submissions, leftOut } = await listSubmissions(trx, siteId, applicationId)
  return {
    Format: 'foyer.deal',
    FormatVersion: 1,
    ExportedAt: now.toISOString(),
    LanguageID: languageId(words),
    ...wholeDeal(services, found, words),
    Terms: { ...blankDealTerms, ...(await getTerms(trx, siteId, applicationId)) },
    Submissions: submissions.map((one) => exportedSubmission(scope, one)),
    SubmissionsLeftOut: leftOut,
    Comments: await services.sentComments(trx, siteId, applicationId),
    BankStatements: holdsAction(scope.rights, 'statement.view')
      ? await listBankStatements(trx, { siteId, crypto: services.crypto }, application)
      : [],
  }
}

/** As sent, with the consents and the hash in the audit trail. */
const exportedSubmission = (
  scope: ScopeOf<'operator'>,
  { submissionId, submittedAt, review, consents, snapshot }: Submission,
): DealExport['Submissions'][number] => ({
  SubmissionID: submissionId,
  SubmittedAt: submittedAt.toISOString(),
  ReviewFl: review ? 1 : 0,
  Hash: snapshotHash(snapshot),
  Consents: consents,
  Language: snapshot.Language,
  Link: snapshot.Link,
  Application: visibleTo(scope, snapshot.Application),
})

/** The data are exported also where the document of the newest submission cannot be drawn. A full line is a refusal: it may be asked again. */
const exportedPdf = async (
  services: Services,
  scope: ScopeOf<'operator'>,
  submission: Submission | undefined,
  language: Language,
) => {
  if (!submission) return { Pdf: '', PdfFailed: 0 }
  const { snapshot } = submission
  const visible = { ...submission, snapshot: { ...snapshot, Application: visibleTo(scope, snapshot.Application) } }
  const reader = mayViewDocuments(scope) ? 'broker' : 'brokerWithoutDocuments'
  try {
    const pdf = await pdfOfSubmission(services, visible, { language, reader })
    return { Pdf: pdf?.toString('base64') ?? '', PdfFailed: pdf ? 0 : 1 }
  } catch (error) {
    if (error instanceof Refusal) throw error
    services.log.error({ event: 'drawing-failed', submission: submission.submissionId, ...safeError(error) })
    return { Pdf: '', PdfFailed: 1 }
  }
}

/** The worksheet as a document; empty where it cannot be computed or drawn, since the answers are exported too. */
const exportedWorksheet = async (
  services: Services,
  siteId: string,
  { application: { MortgageApplicationID, Applicants }, computed }: FoundDeal,
  language: Language,
): Promise<string> => {
  if (computed === undefined) return ''
  const { worksheet, computedAt } = computed
  const { link } = await inSite(services.database.db, siteId, (trx) => getSite(trx, siteId))
  const given = {
    worksheet,
    applicationId: MortgageApplicationID,
    names: Applicants.map(fullName),
    computedAt,
    link,
    language,
  }
  try {
    return (await drawWorksheet(services, siteId, given)).toString('base64')
  } catch (error) {
    if (error instanceof Refusal) throw error
    services.log.error({ event: 'drawing-failed', worksheet: MortgageApplicationID, ...safeError(error) })
    return ''
  }
}
