import type { BodyOf, CallPath, ReplyOf } from '@foyer/contract/all-calls.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import type { RouteId } from '../app/step-routes.ts'

/** What a call is answered with: its reply (or what makes it of the body), no answer yet, none at all, or a refusal. */
export type GalleryReply<P extends CallPath> =
  | ReplyOf<P>
  | ((body: BodyOf<P>) => ReplyOf<P>)
  | 'pending'
  | 'network'
  | { refused: ErrorKey; errors?: Problem[]; retryAfter?: number }

/** A list is answered in turn, its last one from then on. */
export type GalleryReplies = { [P in CallPath]?: GalleryReply<P> | GalleryReply<P>[] }

/** So far, and no further; refused; or lost on the way. */
export type GalleryUpload = { part: number } | { refused: ErrorKey } | 'network'

/** One screen in one state, reached as a person reaches it: by its address, with the server answering from data. */
export interface GalleryEntry {
  screen: RouteId | 'kit'
  state: string
  path: string
  /** The site, menus and an unknown reader are answered by default; an entry says only what is its own. */
  replies?: GalleryReplies
  /** How an upload goes, or several one after the other. It is kept when left out. */
  upload?: GalleryUpload | GalleryUpload[]
  /** What this browser remembers when the screen is opened. */
  before?: () => void
  /** After the screen is there: press its main button, or do as a person would. */
  act?: 'submit' | ((page: Document) => Promise<void>)
}

/** The states of a screen, each with what is its own: its replies, what is done on it, perhaps another address. */
export const entriesOf =
  (screen: RouteId, path: string) =>
  (state: string, given: Partial<Pick<GalleryEntry, 'path' | 'replies' | 'act' | 'upload'>>): GalleryEntry => ({
    screen,
    state,
    path,
    ...given,
  })
