import { hasRoom, largestUpload } from '@foyer/domain/documents/rules.ts'
import { takesUploads } from '@foyer/domain/documents/statuses.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { assembleUpload } from '../application/assemble-requests.ts'
import { getRequest, uploadsOf } from '../application/request-rows.ts'
import type { Trx } from '../db/open-database.ts'
import { brokerageOrSite } from '../kit/brokerage-of-site.ts'
import { authorizeStatement, type Entry, scopeFrom } from '../kit/guard.ts'
import { Refusal } from '../kit/refusal.ts'
import type { ScopeOf } from '../kit/scope.ts'
import type { Services } from '../kit/services.ts'
import { hashOfToken, type SessionCookies } from '../kit/session.ts'
import { inSite, transact } from '../kit/transaction.ts'
import { acceptUploads, type ReceivedFile, receiveUpload, type UploadOutcome, withoutIdling } from '../uploads/index.ts'
import { documentActor } from './actor.ts'
import { limits } from './limits.ts'
import { findItem } from './request-store.ts'
import { uploadSemaphore } from './upload-semaphore.ts'
import { insertUpload, keptFiles } from './upload-store.ts'

/** The page of the application, and those of recipients: two paths of one upload. */
export const documentUploadPaths = ['/WS/MTGAPPRDDZUpload', '/WS/RDDZUpload'] as const

export const documentUploadOperation = {
  post: {
    summary: 'Upload one file (at most 25 MB) to an item of a request for documents',
    tags: ['documents'],
    parameters: [{ name: 'itemid', in: 'path', required: true, schema: { type: 'integer' } }],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            properties: { SiteID: { type: 'string' }, file: { type: 'string', format: 'binary' } },
          },
        },
      },
    },
    responses: { 200: { description: 'DFRequestDocItemID, DFRequestDocItemUploadID, FileName, strUploadDate' } },
  },
}

interface Target {
  entry: Entry<'documentRequest'>
  scope: ScopeOf<'documentRequest'>
  itemId: number
}

/**
 * The routes that receive documents. No body is read before the guard has checked that the sender may upload to this
 * item, the item is open, and there is room.
 */
export const serveDocumentUploads = async (app: FastifyInstance, services: Services, cookies: SessionCookies) => {
  const semaphore = uploadSemaphore()
  await app.register((scope, _options, done) => {
    acceptUploads(scope)
    for (const path of documentUploadPaths) {
      scope.post<{ Params: { itemid: string } }>(`${path}/:itemid`, {
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store')
          const target = await authorizeItem(services, cookies, request, Number(request.params.itemid))
          const { db } = services.database
          const length = Number(request.headers['content-length'] ?? 0)
          await inSite(db, target.scope.siteId, (trx) => refuseClosed(trx, target, length))
          const gone = abortedWhenGone(request)
          const wait = () => semaphore.enter(senderOf(target), gone)
          const leave = await withoutIdling(request, wait)
          if (!leave) throw new Refusal('TooManyRequests', { retryAfter: 5 })
          try {
            return await receive(services, target, request, gone)
          } finally {
            leave()
          }
        },
      })
    }
    done()
  })
}

const senderOf = ({ scope }: Target) => `${scope.siteId}|${scope.requestId}`

const abortedWhenGone = ({ raw }: FastifyRequest): AbortSignal => {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.complete) gone.abort()
  })
  return gone.signal
}

/** The path names no site, so the session of this browser that may upload to the item determines it. */
const authorizeItem = async (
  { clock, keys, database }: Services,
  cookies: SessionCookies,
  request: FastifyRequest,
  itemId: number,
): Promise<Target> => {
  const now = clock.now()
  let refusal: unknown = new Refusal('Access_Denied')
  if (!Number.isSafeInteger(itemId)) throw refusal
  for (const siteId of cookies.sites(request).slice(0, 10)) {
    const token = cookies.read(request, siteId)
    const entry: Target['entry'] = {
      access: 'documentRequest',
      body: { SiteID: siteId },
      itemId,
      sessionHash: token === undefined ? undefined : hashOfToken(keys.tokens, token),
      lock: false,
      openToHandOff: true,
      now,
    }
    try {
      const { rows } = await authorizeStatement('foyer_authorize', entry).execute(database.db)
      return { entry, scope: scopeFrom(rows[0], entry), itemId }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.key === 'NoAccess') refusal = error
    }
  }
  throw refusal
}

const refuseClosed = async (trx: Trx, { scope, itemId }: Target, size: number): Promise<void> => {
  const item = await findItem(trx, scope.siteId, itemId)
  if (!item) throw new Refusal('NoAccess')
  if (!takesUploads(item.status)) throw new Refusal('DocumentClosed')
  // A form is slightly larger than its file: smaller excesses are found when the file has arrived.
  const kept = await keptFiles(trx, scope)
  if (!hasRoom(kept, Math.max(0, size - 64 * 1024))) throw new Refusal('TooManyUploads')
}

const receive = async (services: Services, target: Target, request: FastifyRequest, signal: AbortSignal) => {
  const { fileStore, scanner, limiter, clock } = services
  const now = clock.now()
  await limiter.takeOrRefuse(limits.uploadsOfSender, senderOf(target), now)
  const counted = [
    { limit: limits.unsafeOfRequest, subject: senderOf(target) },
    { limit: limits.unsafeFromCaller, subject: request.ip },
  ]
  const taken: (typeof counted)[number][] = []
  let isUnsafe = false
  let outcome: UploadOutcome
  try {
    for (const one of counted) {
      await limiter.takeOrRefuse(one.limit, one.subject, now)
      taken.push(one)
    }
    outcome = await receiveUpload(request, {
      fileStore,
      scanner,
      maximumBytes: largestUpload,
      sender: senderOf(target),
      group: await brokerageOrSite(services.database, target.scope.siteId),
      signal,
    })
    isUnsafe = !outcome.ok && outcome.key === 'FileUnsafe'
  } finally {
    if (!isUnsafe) for (const { limit, subject } of taken) await limiter.giveBack(limit, subject, now)
  }
  if (!outcome.ok) throw new Refusal(outcome.key)
  const { file } = outcome
  try {
    return await keep(services, target, file, languageFor(request, target.scope))
  } catch (error) {
    // Any other error may have happened after the row was written; files without a row are deleted later.
    if (error instanceof Refusal) await fileStore.remove(file.storageKey)
    throw error
  }
}

const languageFor = (request: FastifyRequest, { sessionLanguage }: Target['scope']): Language => {
  const asked = request.headers['accept-language']
  if (asked === undefined) return languageOf(sessionLanguage ?? 1)
  return asked.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

/**
 * Writes the row of a stored file. All checks are repeated, because a slow upload may have outlasted its permission.
 */
const keep = async (services: Services, { entry, itemId }: Target, file: ReceivedFile, language: Language) => {
  const { database, clock } = services
  const now = clock.now()
  return transact(database.db, async (trx) => {
    const again = { ...entry, lock: true, now }
    const { rows } = await authorizeStatement('foyer_authorize', again).execute(trx)
    const scope = scopeFrom(rows[0], again)
    const { siteId, requestId, applicationId } = scope
    const { SiteID = siteId } = file.fields
    if (SiteID !== siteId) throw new Refusal('Access_Denied')
    await refuseClosed(trx, { entry: again, scope, itemId }, file.size + 64 * 1024)
    const actor = documentActor(scope)
    const uploadId = await insertUpload(trx, services, { siteId, requestId, applicationId, itemId, actor, file, now })
    const row = await getRequest(trx, siteId, requestId)
    const upload = uploadsOf(row).find(({ upload_id }) => upload_id === uploadId)
    const status = row.items.find(({ item_id }) => item_id === itemId)?.status
    if (!upload || status === undefined) throw new Error('an upload was not found right after it was written')
    return {
      ReturnStatus: { ReturnCode: 200, ReturnMessage: '' },
      DFRequestDocItemID: itemId,
      ...assembleUpload(upload, status, language, now),
    }
  })
}
