import { type ErrorKey, errorCatalogue } from '@foyer/domain/errors.ts'
import type { RawAnswer, Transport } from '../kit/client/transport.ts'
import type { GalleryEntry } from './entry.ts'
import { application, signedInSite, visitorSite } from './fixtures.ts'
import { menuItems } from './menus.ts'

interface Asked {
  MenuCode?: string
  LanguageID?: number
  Category?: number
}

/** What a screen may take for granted: its site, the menus, a blank application, saves that succeed. */
const byDefault = (path: string, body: Asked, isSignedIn: boolean): unknown => {
  const site = isSignedIn ? signedInSite : visitorSite
  const usual: Record<string, unknown> = {
    '/api/loadSiteConfiguration': site,
    '/api/loadMTGAppLink': site,
    '/api/loadMTGAppDD': { Items: menuItems(body.MenuCode ?? '', body.LanguageID ?? 1) },
    '/api/LoadDDWithCategory': { Items: menuItems(body.MenuCode ?? '', body.LanguageID ?? 1, body.Category) },
    '/api/MTGAPPLoad': application(),
    '/api/MTGAPPExtendSession': { IdleSeconds: 1800, TotalSeconds: 43_200 },
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

/** Answers every call from an entry's data; `settled` tells when nothing is on its way any more. */
export const fakeTransport = (entry: GalleryEntry) => {
  let onItsWay = 0
  const replies: Record<string, unknown> = { ...entry.replies }
  const answer = async (path: string, body: object): Promise<RawAnswer> => {
    const reply = replies[path] ?? byDefault(path, body, entry.path.includes('/user/'))
    if (reply === 'pending') return new Promise(() => {})
    if (reply === 'network') throw new TypeError('Failed to fetch')
    if (typeof reply === 'function') return ok(reply(body) as object)
    if (typeof reply === 'object' && reply !== null && 'refused' in reply)
      return refused(reply as { refused: ErrorKey })
    return ok(reply as object)
  }
  const transport: Transport = async ({ path, body }) => {
    const isPending = replies[path] === 'pending'
    if (!isPending) onItsWay += 1
    try {
      return await answer(path, body)
    } finally {
      if (!isPending) onItsWay -= 1
    }
  }
  return { transport, isIdle: () => onItsWay === 0 }
}
