import type { DealExport } from '@foyer/contract/deals/deal-export.ts'
import type { operatorDealCalls } from '@foyer/contract/deals/operator-calls.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import { type Language, languageId, languageOf } from '@foyer/domain/kit/language.ts'
import { actorNames } from '../application/actor-names.ts'
import { listBankStatements } from '../bank-statements/index.ts'
import type { Trx } from '../db/open-database.ts'
import { serverSite } from '../kit/audit.ts'
import { safeError } from '../kit/errors-plugin.ts'
import type { CallContext, Handler } from '../kit/implement-calls.ts'
import { holdsAction } from '../kit/operator-caller.ts'
import { drawInWorker } from '../kit/pdf/draw-in-worker.ts'
import { unlessFailing } from '../kit/pdf/unless-failing.ts'
import { Refusal } from '../kit/refusal.ts'
import type { ScopeOf } from '../kit/scope.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import {
  findSubmission,
  listSubmissions,
  newestSubmission,
  pdfOfSubmission,
  type Submission,
  snapshotHash,
} from '../review/index.ts'
import { findLogo, getSite } from '../site/index.ts'
import type { DealPdf, dealPdf } from './pdf/deal-pdf.ts'
import type { IndexedDocument } from './pdf/documents-section.ts'
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

type Context = CallContext<Calls['exportDeal']>

export interface ExportNeeds extends DealNeeds {
  /** Undefined for a call without a certificate; they belong to another feature. */
  sealedSins(context: Context, application: Application): Promise<DealExport['Sins']>
  sentComments(trx: Trx, siteId: string, applicationId: number): Promise<DealExport['Comments']>
}

export const exportDeal = (services: ExportNeeds): Handler<Calls['exportDeal']> => ({
  async free(context) {
    const { body, scope, language, now, today, note, refuse, transaction } = context
    const { SiteID: siteId, MortgageApplicationID: applicationId, SubmissionID } = body
    const read = await transaction(async (trx) => {
      const deal = await readDeal(services, trx, askedOf(body, { scope, language, now }))
      if (!deal) return undefined
      const newest = await newestSubmission(trx, siteId, applicationId)
      // One may have come meanwhile, and the data and the document are of the same.
      return { found: { ...deal, submittedAt: newest?.submittedAt }, newest }
    })
    if (!read) return refuse('NoAccess')
    const { found, newest } = read
    const asked =
      SubmissionID === undefined ? undefined : await transaction((trx) => findSubmission(trx, siteId, SubmissionID))
    if (SubmissionID !== undefined && asked?.applicationId !== applicationId) return refuse('NoAccess')
    const drawn = asked ?? newest
    const words = body.LanguageID === undefined ? (drawn?.snapshot.Language ?? language) : languageOf(body.LanguageID)
    const Sins = await services.sealedSins(context, found.application)
    const data = await transaction((trx) => exportOf(services, trx, found, { scope, siteId, words, now }))
    const Deal = { ...data, ...(Sins && { Sins }) }
    note({
      details: { bankStatements: Deal.BankStatements.length, ...(drawn && { submission: drawn.submissionId }) },
    })
    if (body.PdfFl === 0) return { Deal, Pdf: '', PdfFailed: 0 }
    const drawing = asked
      ? pdfOfSubmission(services, visibleSubmission(scope, asked), { language: words, reader: readerOf(scope) })
      : pdfOfDeal(services, found, { newest, scope, siteId, language: words, now, today })
    return { Deal, ...(await exportedPdf(services, drawing)) }
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
    Terms: found.terms,
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

const readerOf = (scope: ScopeOf<'operator'>) => (mayViewDocuments(scope) ? 'broker' : 'brokerWithoutDocuments')

const visibleSubmission = (scope: ScopeOf<'operator'>, submission: Submission): Submission => {
  const { snapshot } = submission
  return { ...submission, snapshot: { ...snapshot, Application: visibleTo(scope, snapshot.Application) } }
}

/** The data are exported also where the document cannot be drawn. A full line is a refusal: it may be asked again. */
const exportedPdf = async ({ log }: Services, drawing: Promise<Buffer | undefined>) => {
  try {
    const pdf = await drawing
    return { Pdf: pdf?.toString('base64') ?? '', PdfFailed: pdf ? 0 : 1 }
  } catch (error) {
    if (error instanceof Refusal) throw error
    log.error({ event: 'drawing-failed', ...safeError(error) })
    return { Pdf: '', PdfFailed: 1 }
  }
}

const usualZone = 'America/Toronto'

/** Of the brokerage of a site; a row of the server. */
const timeZoneOf = async ({ database: { db } }: Services, siteId: string): Promise<string> => {
  const row = await inSite(db, serverSite, (trx) =>
    trx
      .selectFrom('brokerage_sites')
      .innerJoin('brokerages', 'brokerages.brokerage_id', 'brokerage_sites.brokerage_id')
      .select('time_zone')
      .where('slug', '=', siteId)
      .executeTakeFirst(),
  )
  return row?.time_zone ?? usualZone
}

const indexOf = ({ requests, application }: FoundDeal): IndexedDocument[] =>
  requests.flatMap(({ items, withdrawn_at, asks_borrower, recipients }) =>
    items.map((item) => ({
      ...{ type: item.type, description: item.description, status: item.status, notAvailable: item.not_available },
      person: asks_borrower ? application.Applicants.slice(0, 1).map(fullName).join() : recipients.join(', '),
      isWithdrawn: withdrawn_at !== null,
      files: item.uploads.flatMap(({ file_name: name, pages, submitted_at, returned_at }) =>
        submitted_at === null || returned_at !== null ? [] : [{ name, pages, at: new Date(submitted_at) }],
      ),
    })),
  )

interface Drawing {
  newest: Submission | undefined
  scope: ScopeOf<'operator'>
  siteId: string
  language: Language
  now: Date
  today: string
}

/** Everything of a deal as one document, by the brand of today. */
const pdfOfDeal = async (
  services: Services,
  found: FoundDeal,
  { newest, scope, siteId, language, now, today }: Drawing,
): Promise<Buffer | undefined> => {
  const { database, texts } = services
  const { application, computed } = found
  const timeZone = await timeZoneOf(services, siteId)
  const { link, person } = await inSite(database.db, siteId, async (trx) => ({
    link: (await getSite(trx, siteId)).link,
    person: (await actorNames(trx, siteId, [scope.actor])).get(scope.actor) ?? '',
  }))
  const given: DealPdf = {
    ...(newest && { submission: visibleSubmission(scope, newest) }),
    ...(computed && { computed: { worksheet: computed.worksheet, computedAt: computed.computedAt } }),
    ...(mayViewDocuments(scope) && { documents: indexOf(found) }),
    ...{ application, link, language, person, at: now, today, timeZone },
    ...(await findLogo(database.db, siteId, link.AgentProfile.BrokerageLogo)),
  }
  const drawer = { siteId, module: new URL('./pdf/deal-pdf.ts', import.meta.url), name: 'dealPdf' }
  return unlessFailing(
    services,
    `${siteId}|deal ${application.MortgageApplicationID}|${language}|${readerOf(scope)}`,
    () => drawInWorker<typeof dealPdf>(texts, drawer, given),
  )
}
