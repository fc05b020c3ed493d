import { type ErrorKey, errorCatalogue } from '@foyer/domain/errors.ts'
import { defaultPolicy } from '@foyer/domain/qualification/policy.ts'
import type { RawAnswer, Transport } from '../kit/client/transport.ts'
import type { UploadTransport } from '../kit/client/upload.ts'
import type { GalleryEntry } from './entry.ts'
import { application, signedInSite, visitorSite } from './fixtures.ts'
import { menuItems } from './menus.ts'

interface Asked {
  MenuCode?: string
  LanguageID?: number
  Category?: number
}

/** The default responses: site, menus, a blank application, successful saves. */
const byDefault = (path: string, body: Asked, isSignedIn: boolean): unknown => {
  const site = isSignedIn ? signedInSite : visitorSite
  const usual: Record<string, unknown> = {
    '/api/loadSiteConfiguration': site,
    '/api/loadMTGAppLink': site,
    '/api/loadMTGAppDD': { Items: menuItems(body.MenuCode ?? '', body.LanguageID ?? 1) },
    '/api/LoadDDWithCategory': { Items: menuItems(body.MenuCode ?? '', body.LanguageID ?? 1, body.Category) },
    '/api/MTGAPPLoad': application(),
    '/api/LoadLendingRules': { Policy: defaultPolicy, Overrides: [] },
    '/api/LoadLegalText': { Version: '', EffectiveDate: '', Sections: [] },
    '/api/RDACCESS': { AccessCode: 0, CodeSent: 0, ExpiredLink: '' },
    '/api/MTGAPPExtendSession': { IdleSeconds: 1800, TotalSeconds: 43_200 },
    '/api/MTGAPPExtendVisit': { IdleSeconds: 1800, TotalSeconds: 43_200 },
  }
  return usual[path] ?? {}
}

const ok = (reply: object): RawAnswer => ({
  status: 200,
  retryAfter: null,
  json: { ReturnStatus: { ReturnCode: 200, ReturnMessage: '' }, ...reply },
})

const refused = ({
  refused: key,
  errors,
  retryAfter,
}: {
  refused: ErrorKey
  errors?: object[]
  retryAfter?: number
}) => ({
  status: 200,
  retryAfter: retryAfter === undefined ? null : String(retryAfter),
  json: {
    ReturnStatus: { ReturnCode: errorCatalogue[key], ReturnMessage: key },
    ...(errors === undefined ? {} : { Errors: errors }),
  },
})

/** The entry's upload results. */
export const fakeUploads = ({ upload: given }: Pick<GalleryEntry, 'upload'>): UploadTransport => {
  const inTurn = Array.isArray(given) ? [...given] : undefined
  return async ({ onProgress }) => {
    const upload = inTurn === undefined ? given : inTurn.shift()
    if (upload === 'network') throw new TypeError('upload: error')
    if (upload === undefined || Array.isArray(upload)) return ok({})
    if ('refused' in upload) return refused(upload)
    onProgress(upload.part)
    return new Promise(() => {})
  }
}

/** Responds to every call from an entry's data; `settled` resolves when no call is pending. */
export const fakeTransport = (entry: GalleryEntry) => {
  let onItsWay = 0
  // Copies the lists of replies, which are consumed.
  const replies: Record<string, unknown> = Object.fromEntries(
    Object.entries(entry.replies ?? {}).map(([path, reply]) => [path, Array.isArray(reply) ? [...reply] : reply]),
  )
  const nextOf = (path: string): unknown => {
    const given = replies[path]
    if (!Array.isArray(given)) return given
    return given.length > 1 ? given.shift() : given[0]
  }
  const answer = async (path: string, body: object, given: unknown): Promise<RawAnswer> => {
    const reply = given ?? byDefault(path, body, entry.path.includes('/user/'))
    if (reply === 'pending') return new Promise(() => {})
    if (reply === 'network') throw new TypeError('Failed to fetch')
    if (typeof reply === 'function') return ok((await reply(body)) as object)
    if (typeof reply === 'object' && reply !== null && 'refused' in reply)
      return refused(reply as { refused: ErrorKey })
    return ok(reply as object)
  }
  const transport: Transport = async ({ path, body }) => {
    const given = nextOf(path)
    const isPending = given === 'pending'
    if (!isPending) onItsWay += 1
    try {
      return await answer(path, body, given)
    } finally {
      if (!isPending) onItsWay -= 1
    }
  }
  return { transport, isIdle: () => onItsWay === 0 }
}
