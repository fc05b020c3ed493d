import { operatorDocumentCalls } from '@foyer/contract/documents/calls.ts'
import { givesBack, isNotAccepted } from '@foyer/domain/documents/statuses.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import { findRequest } from '../application/request-rows.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { findSite } from '../site/index.ts'
import { listedItems } from './listed-items.ts'
import { loadUploadPage } from './load-page.ts'
import { mailNotAccepted } from './mail-not-accepted.ts'
import { setNotAvailable } from './not-available-store.ts'
import { noteDecision } from './notify-accepted.ts'
import { decisionProblems } from './operator-rules.ts'
import { findItem, holdRequest } from './request-store.ts'
import { saveRequest } from './save-request.ts'
import { withdrawRequest } from './withdraw-request.ts'

export const operatorDocumentHandlers = (services: Services) =>
  implementCalls(operatorDocumentCalls, {
    saveDocumentRequest: {
      async transaction({ body, now, note, refuse, assertNoProblems }, trx) {
        if (!(await findSite(trx, body.SiteID))) return refuse('UnknownSite')
        return saveRequest(services, trx, { body, now, note, refuse: () => refuse('NoAccess'), assertNoProblems })
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
    decideDocumentItem: {
      async transaction({ body, now, note, refuse, assertNoProblems }, trx) {
        const { SiteID: siteId, DFRequestDocItemID: itemId, Status: status } = body
        const found = await findItem(trx, siteId, itemId)
        const request = found && (await holdRequest(trx, siteId, found.request_id))
        if (!request) return refuse('NoAccess')
        assertNoProblems(decisionProblems(body, { isWithdrawn: request.withdrawn_at !== null }))
        const reason = isNotAccepted(status) ? cleanLines(body.Reason ?? '') : ''
        await trx
          .updateTable('document_items')
          .set({ status, reason, decided_at: now })
          .where('site_id', '=', siteId)
          .where('item_id', '=', itemId)
          .execute()
        const { request_id: requestId } = request
        await noteDecision(trx, services, { siteId, requestId, itemId, before: found.status, status, now })
        if (givesBack(status)) {
          await setNotAvailable(trx, { siteId, itemId }, undefined)
          await trx
            .updateTable('document_uploads')
            .set({ returned_at: now })
            .where('site_id', '=', siteId)
            .where('item_id', '=', itemId)
            .where('submitted_at', 'is not', null)
            .where('returned_at', 'is', null)
            .execute()
        }
        if (isNotAccepted(status))
          await mailNotAccepted(trx, services, request, { item: found, reasonIn: () => reason, now })
        note({ applicationId: request.application_id ?? 0, details: { RequestDocID: requestId, status } })
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
