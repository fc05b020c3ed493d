import { documentCalls } from '@foyer/contract/documents/calls.ts'
import { missingProblems } from '@foyer/domain/documents/rules.ts'
import { madeRowsOf } from '../application/application-rows.ts'
import { assembleRequest, assembleRequests } from '../application/assemble-requests.ts'
import { assertNotStale, assertStepOpen, countersAfter, flowFacts } from '../application/flow-facts.ts'
import { assertNotHeld } from '../application/is-held.ts'
import { getRequest, uploadsOf } from '../application/request-rows.ts'
import { actorOf, saveApplication } from '../application/save-application.ts'
import { audit } from '../kit/audit.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { linkIdOf } from '../kit/request-link.ts'
import type { Services } from '../kit/services.ts'
import { documentActor } from './actor.ts'
import { joinPhotosOfItem } from './join-photos.ts'
import { loadPage } from './load-page.ts'
import { stateNotAvailable, takeBackNotAvailable } from './not-available.ts'
import { accessRequest } from './open-request.ts'
import { removeFiles } from './remove-files.ts'
import { resendAccessCode } from './resend-code.ts'
import { submitAllOf } from './submit-all.ts'
import { removeUploadRow, submitUploads } from './upload-store.ts'

const step = { step: 'request' } as const

export const documentHandlers = (services: Services) =>
  implementCalls(documentCalls, {
    accessRequest: accessRequest(services),
    resendAccessCode: resendAccessCode(services),
    loadRequest: {
      async transaction({ scope: { siteId, requestId, actor }, language, now }, trx) {
        const request = await getRequest(trx, siteId, requestId)
        // Whole, so that the page can ask for a code once the session has ended; not for staff in a hand-off.
        const RequestDocID = actor === undefined ? linkIdOf(services.keys, siteId, requestId) : requestId
        return {
          Docs: { ...assembleRequest(request, language, now), RequestDocID },
          AccessCode: request.use_access_code ? 1 : 0,
          ExpiredLink: '',
        }
      },
    },
    submitRequest: {
      async transaction({ scope, now }, trx) {
        const { siteId, requestId, applicationId } = scope
        const submitting = { siteId, requestId, applicationId, actor: documentActor(scope), now }
        return { Submitted: await submitUploads(trx, services, submitting) }
      },
    },
    removeUpload: {
      async transaction({ body, scope, now, language, refuse }, trx) {
        const { siteId, requestId, applicationId } = scope
        const row = await getRequest(trx, siteId, requestId)
        const uploadId = body.DFRequestDocItemUploadID
        const { Items } = assembleRequest(row, language, now)
        const isUpload = (one: { DFRequestDocItemUploadID: number }) => one.DFRequestDocItemUploadID === uploadId
        const item = Items.find(({ Uploads }) => Uploads.some(isUpload))
        const upload = item?.Uploads.find(isUpload)
        if (!upload) return refuse('NoAccess')
        if (upload.RemoveFlag === 0) return refuse('DocumentSubmitted')
        await assertNotHeld(trx, siteId, applicationId)
        const storageKey = await removeUploadRow(trx, siteId, uploadId, now)
        if (storageKey !== undefined) await removeFiles(trx, services.jobs, siteId, [storageKey])
        const sha256 = uploadsOf(row).find((one) => one.upload_id === uploadId)?.sha256
        const details = { request: requestId, item: item?.DFRequestDocItemID, upload: uploadId, sha256 }
        await audit(trx, {
          siteId,
          actor: documentActor(scope),
          action: 'document-removed',
          at: now,
          application: applicationId,
          details,
        })
        return {}
      },
    },
    loadPage: loadPage(services),
    joinPhotos: joinPhotosOfItem(services),
    stateNotAvailable: stateNotAvailable(services),
    takeBackNotAvailable,
    doneRequestDocument: {
      async save({ body, scope, now, language, assertNoProblems }, trx, given) {
        const rows = madeRowsOf(given)
        const facts = flowFacts(rows, scope)
        assertStepOpen(step, facts)
        assertNotStale(body.Version, rows)
        assertNoProblems(missingProblems(assembleRequests(rows.requests, language, now), 'RequestDocumentReqUploads'))
        const { siteId, applicationId } = scope
        await submitAllOf(trx, services, { siteId, applicationId, actor: actorOf(scope), now })
        await saveApplication(trx, {
          siteId,
          applicationId,
          changes: { step: countersAfter(step, facts).step },
          event: { actor: actorOf(scope), action: 'documents-finished' },
          now,
        })
        return {}
      },
    },
  })
