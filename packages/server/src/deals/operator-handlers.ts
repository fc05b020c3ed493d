import { operatorDealCalls } from '@foyer/contract/deals/operator-calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import { noRequestDocument } from '@foyer/domain/documents/blank.ts'
import type { DealInvite } from '@foyer/domain/invites/fields.ts'
import { reasonProblems } from '@foyer/domain/invites/staff-rules.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import type { DealPart } from '@foyer/domain/parts/fields.ts'
import { consentOf } from '../application/consent-text.ts'
import { listRequests } from '../application/request-rows.ts'
import { withoutStatements } from '../application/with-masks.ts'
import { listBankStatements } from '../bank-statements/index.ts'
import type { Trx } from '../db/open-database.ts'
import { listedItems } from '../documents/index.ts'
import type { reopenParts } from '../invites/index.ts'
import { safeError } from '../kit/errors-plugin.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { holdsAction } from '../kit/operator-caller.ts'
import { Refusal } from '../kit/refusal.ts'
import type { ScopeOf } from '../kit/scope.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import {
  type ComputedWorksheet,
  computeWorksheet,
  drawWorksheet,
  worksheetReply,
  worksheetWords,
} from '../qualification/index.ts'
import {
  findSubmission,
  listConsents,
  listSubmissions,
  newestSubmission,
  pdfOfSubmission,
  readForBroker,
  type Submission,
} from '../review/index.ts'
import { getSite, siteExists } from '../site/index.ts'
import { askForReview } from './ask-for-review.ts'
import { assembleDeal } from './assemble-deal.ts'
import { changeDeal } from './change-deal.ts'
import { dealProblems } from './deal-rules.ts'
import { dealExists, holdDeal } from './deal-store.ts'
import { exportedSubmission } from './exported-submission.ts'
import { moveDeal } from './move-deal.ts'
import { type DealRow, listDeals } from './store.ts'

const mostDeals = 500

interface Asked {
  siteId: string
  applicationId: number
  scope: ScopeOf<'operator'>
  language: Language
  now: Date
}

const askedOf = (
  body: { SiteID: string; MortgageApplicationID: number },
  context: Pick<Asked, 'scope' | 'language' | 'now'>,
): Asked => ({ siteId: body.SiteID, applicationId: body.MortgageApplicationID, ...context })

interface Needs extends Services {
  /** The invitations of the application with the sent parts; they belong to another feature. */
  dealInvites(
    trx: Trx,
    siteId: string,
    applicationId: number,
    now: Date,
    language: Language,
  ): Promise<{ Invites: DealInvite[]; Parts: DealPart[] }>
  reopenParts: ReturnType<typeof reopenParts>
  sentComments(
    trx: Trx,
    siteId: string,
    applicationId: number,
  ): Promise<CallReply<(typeof operatorDealCalls)['exportDeal']>['Comments']>
}

export const operatorDealHandlers = (services: Needs) => {
  const { texts, crypto } = services
  const read = async (trx: Trx, { siteId, applicationId, scope, language, now }: Asked) => {
    if (!(await siteExists(trx, siteId))) return undefined
    const found = await readForBroker(trx, siteId, applicationId, {
      language,
      vault: { siteId, crypto },
      consent: consentOf(texts),
      now,
    })
    if (!found) return undefined
    const Application = visibleTo(scope, found.application)
    const newest = await newestSubmission(trx, siteId, applicationId)
    const whole = {
      Application,
      Status: Application.MortgageApplicationStatusDD,
      SubmittedAt: newest?.submittedAt.toISOString() ?? '',
      ...(await services.dealInvites(trx, siteId, applicationId, now, language)),
    }
    const requests = await listRequests(trx, siteId, applicationId)
    const computed = await computedOrNone(services, trx, siteId, Application, now)
    return { whole, newest, requests, computed }
  }
  return implementCalls(operatorDealCalls, {
    listDeals: {
      async transaction({ body: { SiteID: siteId }, scope, language, refuse }, trx) {
        if (!(await siteExists(trx, siteId))) return refuse('UnknownSite')
        const rows = await listDeals(trx, { siteId, most: mostDeals })
        const visible = (row: DealRow) => (mayViewDocuments(scope) ? row : { ...row, requests: [] })
        return { Deals: rows.map((row) => ({ ...assembleDeal(visible(row), language, texts), UserID: row.user_id })) }
      },
    },
    loadDeal: {
      async transaction({ body, scope, language, now, refuse }, trx) {
        const found = await read(trx, askedOf(body, { scope, language, now }))
        if (!found) return refuse('NoAccess')
        return {
          ...found.whole,
          Worksheet: found.computed ? worksheetIn(services, found.computed, language) : null,
          Documents: mayViewDocuments(scope) ? documentsOf(found.requests) : [],
        }
      },
    },
    loadSubmission: {
      async transaction({ body, scope, note, refuse }, trx) {
        const { SiteID: siteId, MortgageApplicationID: applicationId, SubmissionID: asked } = body
        if (!(await dealExists(trx, siteId, applicationId))) return refuse('NoAccess')
        const all = await listConsents(trx, siteId, applicationId)
        const shown = all.find(({ submissionId }) => submissionId === (asked ?? all[0]?.submissionId))
        if (asked !== undefined && shown === undefined) return refuse('NoAccess')
        const found = shown && (await findSubmission(trx, siteId, shown.submissionId))
        if (found) note({ details: { submission: found.submissionId } })
        return {
          Submissions: all.map(({ submissionId, review, consents, submittedAt }) => ({
            SubmissionID: submissionId,
            SubmittedAt: submittedAt.toISOString(),
            ReviewFl: review ? 1 : 0,
            Consents: consents.map(({ ApplicantID, Name, AcceptedAt }) => ({ ApplicantID, Name, AcceptedAt })),
          })),
          SubmissionID: found?.submissionId ?? 0,
          Application: found ? visibleTo(scope, found.snapshot.Application) : null,
        }
      },
    },
    exportDeal: {
      async free({ body, scope, language, now, note, refuse, transaction }) {
        const found = await transaction((trx) => read(trx, askedOf(body, { scope, language, now })))
        if (!found) return refuse('NoAccess')
        const { whole, newest, requests, computed } = found
        const { SubmissionID } = body
        const drawn =
          SubmissionID === undefined
            ? newest
            : await transaction((trx) => findSubmission(trx, body.SiteID, SubmissionID))
        if (SubmissionID !== undefined && drawn?.applicationId !== body.MortgageApplicationID) return refuse('NoAccess')
        const asked = body.LanguageID === undefined ? drawn?.snapshot.Language : languageOf(body.LanguageID)
        const { Pdf, PdfFailed } = await exportedPdf(services, scope, drawn, asked ?? language)
        const WorksheetPdf = await exportedWorksheet(
          services,
          body.SiteID,
          whole.Application,
          computed,
          asked ?? language,
        )
        const { submissions, leftOut } = await transaction((trx) =>
          listSubmissions(trx, body.SiteID, body.MortgageApplicationID),
        )
        const Comments = await transaction((trx) => services.sentComments(trx, body.SiteID, body.MortgageApplicationID))
        const vault = { siteId: body.SiteID, crypto }
        const BankStatements = holdsAction(scope.rights, 'statement.view')
          ? await transaction((trx) => listBankStatements(trx, vault, whole.Application))
          : []
        const details = { bankStatements: BankStatements.length, ...(drawn && { submission: drawn.submissionId }) }
        note({ details })
        return {
          ...whole,
          Worksheet: computed ? worksheetIn(services, computed, asked ?? language) : null,
          Submissions: submissions.map(exportedSubmission).map((one) => ({
            ...one,
            Application: visibleTo(scope, one.Application),
          })),
          SubmissionsLeftOut: leftOut,
          Documents: mayViewDocuments(scope) ? documentsOf(requests) : [],
          Pdf,
          PdfFailed,
          WorksheetPdf,
          Comments,
          BankStatements,
        }
      },
    },
    saveDeal: {
      async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
        const { SiteID: siteId, MortgageApplicationID: applicationId, Status, ...terms } = body
        const deal = await holdDeal(trx, siteId, applicationId)
        if (!deal) return refuse('NoAccess')
        assertNoProblems(dealProblems(body))
        const notified = await changeDeal(services, trx, {
          ...{ siteId, applicationId, deal, terms, actor: scope.actor, now },
          status: Status ?? deal.status,
        })
        note({
          details: {
            notified,
            ...(Status !== undefined && Status !== deal.status && { status: Status }),
            fields: Object.keys(body).filter((name) => name !== 'SiteID' && name !== 'MortgageApplicationID'),
          },
        })
        return {}
      },
    },
    moveDeal: moveDeal(services),
    requestReview: {
      async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
        const { SiteID: siteId, MortgageApplicationID: applicationId, DisplayMortgage, DisplayIncome } = body
        const { Parts: parts = [] } = body
        assertNoProblems(parts.flatMap(({ Reason }, at) => reasonProblems(Reason, `Parts.${at}.Reason`)))
        const deal = await holdDeal(trx, siteId, applicationId)
        if (!deal) return refuse('NoAccess')
        await askForReview(services, trx, {
          ...{ siteId, applicationId, actor: scope.actor, now, userId: deal.userId },
          ...{ DisplayMortgage, DisplayIncome },
        })
        const reopened = parts.map(({ ApplicantID: applicantId, Reason: reason }) => ({ applicantId, reason }))
        await services.reopenParts(trx, { siteId, applicationId, actor: scope.actor, now, note }, reopened)
        note({ details: { DisplayMortgage, DisplayIncome, parts: parts.length } })
        return {}
      },
    },
  })
}

/** Without the right to documents, the answers name none either; without the right to statements, no account. */
const visibleTo = (scope: ScopeOf<'operator'>, application: Application): Application => {
  const visible = holdsAction(scope.rights, 'statement.view') ? application : withoutStatements(application)
  return mayViewDocuments(scope) ? visible : { ...visible, Requests: [], RequestDocument: noRequestDocument }
}

const mayViewDocuments = ({ rights }: ScopeOf<'operator'>): boolean => holdsAction(rights, 'document.view')

const documentsOf = (requests: Awaited<ReturnType<typeof listRequests>>) =>
  requests.map((request) => ({
    RequestDocID: request.request_id,
    RequestName: request.name,
    DueDate: request.due_on ?? '',
    WithdrawnAt: request.withdrawn_at === null ? '' : new Date(request.withdrawn_at).toISOString(),
    Items: listedItems(request),
  }))

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

/** A deal is read and exported also where it cannot be computed, which is an error of ours. */
const computedOrNone = async (services: Services, trx: Trx, siteId: string, application: Application, now: Date) => {
  try {
    return await computeWorksheet(trx, siteId, application, { now })
  } catch (error) {
    services.log.error({
      event: 'worksheet-failed',
      application: application.MortgageApplicationID,
      ...safeError(error),
    })
    return undefined
  }
}

const worksheetIn = ({ texts }: Pick<Services, 'texts'>, computed: ComputedWorksheet, language: Language) =>
  worksheetReply(worksheetWords(texts, language, computed.worksheet.asOf), computed)

/** The worksheet as a document; empty where it cannot be computed or drawn, since the answers are exported too. */
const exportedWorksheet = async (
  services: Services,
  siteId: string,
  { MortgageApplicationID, Applicants }: Application,
  computed: ComputedWorksheet | undefined,
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
