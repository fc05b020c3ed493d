import type { RequestState } from './states.ts'

/** Which signing requests the office lists: those that wait for someone, those that everyone signed, those that ended without, all. */
export const signingViews = ['open', 'done', 'stopped', 'all'] as const
export type SigningView = (typeof signingViews)[number]

export const statesOfView: Readonly<Record<Exclude<SigningView, 'all'>, readonly RequestState[]>> = {
  open: ['preparing', 'open', 'sealing'],
  done: ['completed'],
  stopped: ['declined', 'cancelled'],
}

/** Requests of one page. */
export const signingsPage = 25
