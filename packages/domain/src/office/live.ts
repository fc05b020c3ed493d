/**
 * What about a deal changed, or that a lead did, as an event states it: the page asks for the rest. `signing`: what is signed, or insurance, which may
 * belong to no deal.
 */
export const changeKinds = ['answers', 'documents', 'message', 'signing', 'deal', 'lead'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Streams of one session; another one closes the oldest. */
export const mostStreamsOfSession = 3
/** Seconds between two signs of life of a stream. */
export const beatSeconds = 20
/** Seconds after which a page without a stream asks again. */
export const pollSeconds = 20
