import { isDeepStrictEqual } from 'node:util'
import { operatorDealCalls } from '@foyer/contract/deals/operator-calls.ts'
import { reasonProblems } from '@foyer/domain/invites/staff-rules.ts'
import { withdrawn } from '@foyer/domain/office/stages.ts'
import { listRequests } from '../application/request-rows.ts'
import type { reopenParts } from '../invites/index.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { findSubmission, isUnsent, listConsents } from '../review/index.ts'
import { siteExists } from '../site/index.ts'
import { askForReview } from './ask-for-review.ts'
import { assembleDeal } from './assemble-deal.ts'
import { changeDeal } from './change-deal.ts'
import { dealProblems } from './deal-rules.ts'
import { countConditions, dealExists, holdDeal } from './deal-store.ts'
import { type ExportNeeds, exportDeal } from './export-deal.ts'
import { moveDeal } from './move-deal.ts'
import { askedOf, documentsOf, mayViewDocuments, readDeal, visibleTo, wholeDeal } from './read-deal.ts'
import { type DealRow, listDeals } from './store.ts'

const mostDeals = 500

interface Needs extends ExportNeeds {
  reopenParts: ReturnType<typeof reopenParts>
}

export const operatorDealHandlers = (services: Needs) => {
  const { texts } = services
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
        const found = await readDeal(services, trx, askedOf(body, { scope, language, now }))
        if (!found) return refuse('NoAccess')
        const { all, open } = await countConditions(trx, body.SiteID, body.MortgageApplicationID)
        return {
          ...wholeDeal(services, found, language),
          ConditionCounts: { All: all, Open: open },
          Terms: found.terms,
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
    exportDeal: exportDeal(services),
    exportDocuments: {
      async transaction({ body: { SiteID: siteId, MortgageApplicationID: applicationId }, note, refuse }, trx) {
        if (!(await dealExists(trx, siteId, applicationId))) return refuse('NoAccess')
        const Documents = documentsOf(await listRequests(trx, siteId, applicationId))
        note({ details: { count: Documents.flatMap(({ Items }) => Items).length } })
        return { Documents }
      },
    },
    saveDeal: {
      async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
        const { SiteID: siteId, MortgageApplicationID: applicationId, Before, Status, ...terms } = body
        const deal = await holdDeal(trx, siteId, applicationId)
        if (!deal) return refuse('NoAccess')
        assertNoProblems(dealProblems(body))
        const isMoved = Status !== undefined && Status !== withdrawn
        if (isMoved && (await isUnsent(trx, siteId, applicationId, deal.status)))
          return refuse('ApplicationNotSubmitted')
        if (Before !== undefined && !isDeepStrictEqual(Before, deal.terms)) return refuse('StaleEdit')
        const notified = await changeDeal(services, trx, {
          ...{ siteId, applicationId, deal, terms, actor: scope.actor, now },
          status: Status ?? deal.status,
        })
        note({
          details: {
            notified,
            ...(Status !== undefined && Status !== deal.status && { status: Status }),
            fields: [...(Status === undefined ? [] : ['Status']), ...Object.keys(terms)],
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
        if (await isUnsent(trx, siteId, applicationId, deal.status)) return refuse('ApplicationNotSubmitted')
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
