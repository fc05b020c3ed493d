import { operatorDealCalls } from '@foyer/contract/operator/calls.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import { listBankStatements } from '../bank-statements/index.ts'
import type { Trx } from '../db/open-database.ts'
import { assembleDeal, listDeals } from '../deals/index.ts'
import { listedItems, listRequests } from '../documents/index.ts'
import { consentOf, readApplication, saveApplication } from '../interview/index.ts'
import { audit } from '../kit/audit.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { listSubmissions, pdfOfSubmission } from '../review/index.ts'
import { dealProblems } from './deal-rules.ts'
import { holdDeal } from './deal-store.ts'
import { exportedSubmission } from './exported-submission.ts'
import { operatorMails } from './mails.ts'
import { siteExists } from './site-store.ts'

const mostDeals = 500
const actor = 'operator'

interface DealRef {
  SiteID: string
  MortgageApplicationID: number
}

/** Statements show what people earn and spend: who looked is on record. */
const noteView = (trx: Trx, { SiteID, MortgageApplicationID }: DealRef, bankStatements: number, now: Date) =>
  audit(trx, {
    siteId: SiteID,
    actor,
    action: 'sensitive-viewed',
    at: now,
    applicationId: MortgageApplicationID,
    details: { bankStatements },
  })

export const operatorDealHandlers = (services: Services) => {
  const { texts, crypto } = services
  const read = async (trx: Trx, siteId: string, applicationId: number, language: Language, now: Date) => {
    if (!(await siteExists(trx, siteId))) return undefined
    const Application = await readApplication(trx, siteId, applicationId, {
      language,
      vault: { siteId, crypto },
      consent: consentOf(texts),
      now,
    })
    if (!Application) return undefined
    const [newest, ...older] = await listSubmissions(trx, siteId, applicationId)
    const whole = {
      Application,
      Status: Application.MortgageApplicationStatusDD,
      SubmittedAt: newest?.submittedAt.toISOString() ?? '',
    }
    const requests = await listRequests(trx, siteId, applicationId)
    return { whole, newest, submissions: newest ? [newest, ...older] : [], requests }
  }
  return implementCalls(operatorDealCalls, {
    listDeals: {
      async transaction({ body: { SiteID: siteId }, language, refuse }, trx) {
        if (!(await siteExists(trx, siteId))) return refuse('UnknownSite')
        const rows = await listDeals(trx, { siteId, most: mostDeals })
        return { Deals: rows.map((row) => ({ ...assembleDeal(row, language, texts), UserID: row.user_id })) }
      },
    },
    loadDeal: {
      async transaction({ body, language, now, refuse }, trx) {
        const found = await read(trx, body.SiteID, body.MortgageApplicationID, language, now)
        return found ? found.whole : refuse('NoAccess')
      },
    },
    exportDeal: {
      async free({ body, language, now, refuse, transaction }) {
        const found = await transaction((trx) => read(trx, body.SiteID, body.MortgageApplicationID, language, now))
        if (!found) return refuse('NoAccess')
        const { whole, newest, submissions, requests } = found
        const asked = body.LanguageID === undefined ? newest?.snapshot.Language : languageOf(body.LanguageID)
        const pdf = newest && (await pdfOfSubmission(services, newest, asked ?? language))
        const BankStatements = await transaction(async (trx) => {
          const vault = { siteId: body.SiteID, crypto }
          const statements = await listBankStatements(trx, vault, whole.Application)
          if (statements.length > 0) await noteView(trx, body, statements.length, now)
          return statements
        })
        return {
          ...whole,
          Submissions: submissions.map(exportedSubmission),
          Documents: requests.map((request) => ({
            RequestDocID: request.request_id,
            RequestName: request.name,
            Items: listedItems(request),
          })),
          Pdf: pdf?.toString('base64') ?? '',
          BankStatements,
        }
      },
    },
    saveDeal: {
      async transaction({ body, now, refuse, refuseProblems }, trx) {
        const { SiteID: siteId, MortgageApplicationID: applicationId, Status, ...terms } = body
        const deal = await holdDeal(trx, siteId, applicationId)
        if (!deal) return refuse('NoAccess')
        refuseProblems(dealProblems(body))
        await saveApplication(trx, {
          siteId,
          applicationId,
          changes: { ...(Status !== undefined && { status: Status }), deal_terms: { ...deal.terms, ...terms } },
          event: { actor, action: 'deal-saved', details: { fields: Object.keys({ Status, ...terms }) } },
          now,
        })
        return {}
      },
    },
    requestReview: {
      async transaction({ body, now, refuse }, trx) {
        const { SiteID: siteId, MortgageApplicationID: applicationId, DisplayMortgage, DisplayIncome } = body
        const deal = await holdDeal(trx, siteId, applicationId)
        if (!deal) return refuse('NoAccess')
        await saveApplication(trx, {
          siteId,
          applicationId,
          changes: { request_review: 1, display_mortgage: DisplayMortgage, display_income: DisplayIncome },
          event: { actor, action: 'review-requested', details: { DisplayMortgage, DisplayIncome } },
          now,
        })
        await operatorMails(services).reviewRequested(trx, siteId, deal.userId, now)
        return {}
      },
    },
  })
}
