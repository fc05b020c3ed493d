import type { BodyOf, CallPath, ReplyOf } from '@foyer/contract/all-calls.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'

/** A call's response: a reply (or a function of the body), pending, no connection, or a refusal. */
export type GalleryReply<P extends CallPath> =
  | ReplyOf<P>
  | ((body: BodyOf<P>) => ReplyOf<P> | Promise<ReplyOf<P>>)
  | 'pending'
  | 'network'
  | { refused: ErrorKey; errors?: Problem[]; retryAfter?: number }

/** The replies of a list are used in order; the last one is repeated. */
export type GalleryReplies = { [P in CallPath]?: GalleryReply<P> | GalleryReply<P>[] }

/** Stopped at a part; refused; or lost. */
export type GalleryUpload = { part: number } | { refused: ErrorKey } | 'network'

/** One screen in one state, opened by its address, with a server that responds from data. */
export interface GalleryEntryOf<Screen extends string> {
  screen: Screen
  state: string
  path: string
  /** The app's usual replies are provided by default; an entry declares only its own. */
  replies?: GalleryReplies
  /** The result of one upload or of several in order. Stored by default. */
  upload?: GalleryUpload | GalleryUpload[]
  /** Prepares the browser's storage before the screen is opened. */
  before?: () => void
  /** After the screen has loaded: presses its main button, or runs a function. */
  act?: 'submit' | ((page: Document) => Promise<void>)
}

/** An entry of any app. */
export type AnyEntry = GalleryEntryOf<string>
