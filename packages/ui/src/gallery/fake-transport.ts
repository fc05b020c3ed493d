import { type ErrorKey, errorCatalogue } from '@foyer/domain/errors.ts'
import type { RawAnswer, Transport } from '../client/transport.ts'
import type { UploadTransport } from '../client/upload.ts'
import type { AnyEntry } from './entry.ts'
import { menuItems } from './menus.ts'

/** What a server of the gallery replies to a call that its entry declares no reply for. */
export type UsualReplies = (path: string, body: object, entry: Pick<AnyEntry, 'path'>) => unknown

interface Asked {
  MenuCode?: string
  LanguageID?: number
  Category?: number
  SiteID?: string
}

const menuPaths: readonly string[] = ['/api/loadMTGAppDD', '/api/LoadDDWithCategory']

/** The menus that the fields ask for. They are those of a site, so the server refuses them without one. */
export const usualMenus: UsualReplies = (path, body: Asked) => {
  if (menuPaths.includes(path) && body.SiteID === '') return { refused: 'UnknownSite' }
  if (path === '/api/loadMTGAppDD') return { Items: menuItems(body.MenuCode ?? '', body.LanguageID ?? 1) }
  if (path !== '/api/LoadDDWithCategory') return undefined
  return { Items: menuItems(body.MenuCode ?? '', body.LanguageID ?? 1, body.Category) }
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
export const fakeUploads = ({ upload: given }: Pick<AnyEntry, 'upload'>): UploadTransport => {
  const inTurn = Array.isArray(given) ? [...given] : undefined
  return async ({ onProgress }) => {
    const upload = inTurn === undefined ? given : inTurn.shift()
    if (upload === 'network') throw new TypeError('upload: error')
    if (upload === undefined || Array.isArray(upload)) return ok({ Name: 'stored.png' })
    if ('refused' in upload) return refused(upload)
    onProgress(upload.part)
    return new Promise(() => {})
  }
}

/** Responds to every call from an entry's data; `settled` resolves when no call is pending. */
export const fakeTransport = (entry: Pick<AnyEntry, 'path' | 'replies'>, usual: UsualReplies = usualMenus) => {
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
    const reply = given ?? usual(path, body, entry) ?? {}
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
