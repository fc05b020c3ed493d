import { operatorDocumentCalls } from '@foyer/contract/documents/calls.ts'
import { labelOf } from '@foyer/domain/codes/menus.ts'
import { givesBack, isNotAccepted } from '@foyer/domain/documents/statuses.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { findSite } from '../site/index.ts'
import { listedItems } from './listed-items.ts'
import { documentMails, requestUrl } from './mails.ts'
import { decisionProblems } from './operator-rules.ts'
import { findRequest } from './request-rows.ts'
import { findBorrower, findItem, type HeldRequest, holdRequest, listRecipients } from './request-store.ts'
import { saveRequest } from './save-request.ts'

const actor = 'operator'

export const operatorDocumentHandlers = (services: Services) => {
  const { publicUrl } = services
  const mails = documentMails(services)

  /** To every recipient by the link, and to the borrower by the dashboard where they are none of them. */
  const mailNotAccepted = async (
    trx: Trx,
    request: HeldRequest,
    { type, reason, now }: { type: number; reason: string; now: Date },
  ) => {
    const { site_id: siteId, request_id: requestId } = request
    const recipients = (await listRecipients(trx, siteId, requestId)).map(({ email, language }) => ({
      email,
      language,
      url: requestUrl(publicUrl, siteId, requestId),
    }))
    const borrower = await findBorrower(trx, siteId, request.application_id)
    const isThere = recipients.some(({ email }) => email === borrower?.email)
    const others = borrower && !isThere ? [{ ...borrower, url: `${publicUrl}/${siteId}/user/mydeals` }] : []
    for (const { email, language: code, url } of [...recipients, ...others]) {
      const language = languageOf(code)
      const document = labelOf('DFDocumentType', type, language)
      await mails.notAccepted(trx, { siteId, to: email, language, now }, { document, reason, url })
    }
  }

  return implementCalls(operatorDocumentCalls, {
    saveDocumentRequest: {
      async transaction({ body, now, refuse, refuseProblems }, trx) {
        if (!(await findSite(trx, body.SiteID))) return refuse('UnknownSite')
        return saveRequest(services, trx, { body, now, refuse: () => refuse('NoAccess'), refuseProblems })
      },
    },
    decideDocumentItem: {
      async transaction({ body, now, refuse, refuseProblems }, trx) {
        const { SiteID: siteId, DFRequestDocItemID: itemId, Status: status } = body
        const found = await findItem(trx, siteId, itemId)
        const request = found && (await holdRequest(trx, siteId, found.request_id))
        if (!request) return refuse('NoAccess')
        refuseProblems(decisionProblems(body))
        const reason = isNotAccepted(status) ? cleanLines(body.Reason ?? '') : ''
        await trx
          .updateTable('document_items')
          .set({ status, reason, decided_at: now })
          .where('site_id', '=', siteId)
          .where('item_id', '=', itemId)
          .execute()
        if (givesBack(status)) {
          await trx
            .updateTable('document_uploads')
            .set({ returned_at: now })
            .where('site_id', '=', siteId)
            .where('item_id', '=', itemId)
            .where('submitted_at', 'is not', null)
            .where('returned_at', 'is', null)
            .execute()
        }
        if (isNotAccepted(status)) await mailNotAccepted(trx, request, { type: found.type, reason, now })
        const applicationId = request.application_id ?? 0
        const details = { request: request.request_id, item: itemId, status }
        await audit(trx, { siteId, actor, action: 'document-decided', at: now, applicationId, details })
        return {}
      },
    },
    listUploads: {
      async transaction({ body, refuse }, trx) {
        const request = await findRequest(trx, body.SiteID, body.RequestDocID)
        return request ? { Items: listedItems(request) } : refuse('NoAccess')
      },
    },
  })
}
