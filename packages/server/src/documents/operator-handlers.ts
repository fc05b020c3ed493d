import { operatorDocumentCalls } from '@foyer/contract/documents/calls.ts'
import { isNotAccepted } from '@foyer/domain/documents/statuses.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import { findRequest } from '../application/request-rows.ts'
import type { Trx } from '../db/open-database.ts'
import { brokerageOrSite } from '../kit/brokerage-of-site.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { type Limit, rateLimiter } from '../kit/rate-limit.ts'
import type { Services } from '../kit/services.ts'
import { findSite } from '../site/index.ts'
import { decideItem, undoDecision } from './decisions.ts'
import { eraseRequest } from './erase-request.ts'
import { listedItems } from './listed-items.ts'
import { loadUploadPage } from './load-page.ts'
import { decisionProblems } from './operator-rules.ts'
import { remindOfDeal } from './remind.ts'
import { findBorrower, holdItem, holdRequest, type ItemRow } from './request-store.ts'
import { saveRequest } from './save-request.ts'
import { withdrawRequest } from './withdraw-request.ts'

/** What its staff see of an item, as they see it: when the client sent something to it last. */
const sentAt = async (trx: Trx, { site_id, request_id, item_id }: ItemRow): Promise<string | undefined> => {
  const request = await findRequest(trx, site_id, request_id)
  return request && listedItems(request).find(({ DFRequestDocItemID }) => DFRequestDocItemID === item_id)?.SentAt
}

/** Deals of a brokerage, each of which is up to twenty mails. */
const remindersByHand: Limit = { name: 'document-reminders', max: 200, seconds: 60 * 60 }

export const operatorDocumentHandlers = (services: Services) =>
  implementCalls(operatorDocumentCalls, {
    saveDocumentRequest: {
      async transaction({ body, now, today, note, refuse, assertNoProblems }, trx) {
        if (!(await findSite(trx, body.SiteID))) return refuse('UnknownSite')
        return saveRequest(services, trx, {
          ...{ body, now, today, note, assertNoProblems },
          refuse: () => refuse('NoAccess'),
        })
      },
    },
    withdrawDocumentRequest: {
      async transaction({ body: { SiteID: siteId, RequestDocID: requestId }, now, note, refuse }, trx) {
        const request = await holdRequest(trx, siteId, requestId)
        if (!request) return refuse('NoAccess')
        note({
          applicationId: request.application_id ?? 0,
          details: await withdrawRequest(trx, services, request, now),
        })
        return {}
      },
    },
    eraseDocumentRequest: {
      async transaction({ body: { SiteID: siteId, RequestDocID: requestId }, note, refuse }, trx) {
        const request = await holdRequest(trx, siteId, requestId)
        const files = request && (await eraseRequest(trx, services, request))
        if (files === undefined) return refuse('NoAccess')
        note({ details: { RequestDocID: requestId, files } })
        return {}
      },
    },
    remindOfDocuments: {
      async free({ body, now, note, refuse, transaction }) {
        const { SiteID: siteId, MortgageApplicationID: applicationId } = body
        if (!(await transaction((trx) => findBorrower(trx, siteId, applicationId)))) return refuse('NoAccess')
        const subject = await brokerageOrSite(services.database, siteId)
        const { reminded, missing, wasQuiet } = await transaction(async (trx) => {
          const done = await remindOfDeal(services, trx, { siteId, applicationId, now })
          // Counted with the mails: a reminder that mails no one takes nothing from colleagues.
          if (done.reminded > 0) await rateLimiter(trx, services.keys.codes).takeOrRefuse(remindersByHand, subject, now)
          return done
        })
        if (reminded === 0) return refuse(wasQuiet ? 'RemindedRecently' : 'NothingToRemind')
        note({ applicationId, details: { missing } })
        return { Reminded: reminded }
      },
    },
    decideDocumentItem: {
      async transaction({ body, now, note, refuse, assertNoProblems }, trx) {
        const { SiteID: siteId, DFRequestDocItemID: itemId, Status: status, Reason = '' } = body
        const held = await holdItem(trx, siteId, itemId)
        if (!held) return refuse('NoAccess')
        const { request, item } = held
        if (body.FromStatus !== undefined && body.FromStatus !== item.status) return refuse('StaleEdit')
        if (body.SeenSentAt !== undefined && body.SeenSentAt !== (await sentAt(trx, item))) return refuse('StaleEdit')
        assertNoProblems(decisionProblems(body, { isWithdrawn: request.withdrawn_at !== null }))
        await decideItem(trx, services, item, { status, reason: isNotAccepted(status) ? cleanLines(Reason) : '', now })
        note({ applicationId: request.application_id ?? 0, details: { RequestDocID: request.request_id, status } })
        return { DecidedAt: now.toISOString() }
      },
    },
    undoDocumentDecision: {
      async transaction({ body, now, note, refuse }, trx) {
        const { SiteID: siteId, DFRequestDocItemID: itemId, DecidedAt } = body
        const held = await holdItem(trx, siteId, itemId)
        if (!held) return refuse('NoAccess')
        const { request, item } = held
        if (request.withdrawn_at !== null || !(await undoDecision(trx, services, item, { decidedAt: DecidedAt, now })))
          return refuse('DecisionStays')
        note({ applicationId: request.application_id ?? 0, details: { RequestDocID: request.request_id } })
        return {}
      },
    },
    loadUploadPage: loadUploadPage(services),
    listUploads: {
      async transaction({ body, refuse }, trx) {
        const request = await findRequest(trx, body.SiteID, body.RequestDocID)
        return request ? { Items: listedItems(request) } : refuse('NoAccess')
      },
    },
  })
