/** What can have happened to a deal, as its page states it. Each kind has words in both languages. */
export const activityKinds = [
  ...([
    'begun',
    'answers',
    'answersFor',
    'applicantAdded',
    'applicantRemoved',
    'consent',
    'submitted',
    'reviewAsked',
  ] as const),
  ...([
    'invited',
    'inviteOpened',
    'inviteWish',
    'inviteSent',
    'inviteWithdrawn',
    'partReopened',
    'commentsSent',
    'commentDone',
  ] as const),
  ...([
    'statementAsked',
    'statementAuthorised',
    'statementReceived',
    'statementMissed',
    'statementsDone',
    'statementViewed',
  ] as const),
  ...([
    'viewed',
    'exported',
    'dealChanged',
    'statusChanged',
    'moved',
    'figuresSaved',
    'assigned',
    'unassigned',
  ] as const),
  ...([
    'revealedSin',
    'revealedNumber',
    'noteWritten',
    'noteChanged',
    'noteRemoved',
    'notePinned',
    'noteUnpinned',
    'messageSent',
    'messageWritten',
    'messagesSettled',
  ] as const),
  ...([
    'documentsRequested',
    'requestedAgain',
    'requestWithdrawn',
    'requestOpened',
    'reminded',
    'uploaded',
    'removed',
  ] as const),
  ...([
    'notAvailable',
    'available',
    'documentsSent',
    'documentsDone',
    'accepted',
    'refused',
    'decided',
    'decisionUndone',
  ] as const),
  ...(['downloaded', 'documentViewed', 'infected', 'offerMade', 'offerAnswered', 'offerViewed'] as const),
  ...(['insuranceCreated', 'insuranceOpened', 'insuranceAnswered', 'insuranceChanged', 'insuranceInvited'] as const),
  ...(['insurancePrepared', 'insuranceSent', 'insuranceViewed', 'insuranceDownloaded', 'insuranceExported'] as const),
  ...(['signingRequested', 'signingOpened', 'signed', 'signingDeclined', 'signingCancelled', 'signingDone'] as const),
  ...(['signingLinkSent', 'signingDownloaded'] as const),
] as const

export type ActivityKind = (typeof activityKinds)[number]

/** Who did it. A person with a link is known by what the link is for. */
export const activityActors = [
  ...(['staff', 'program', 'operator', 'client', 'invited', 'insured', 'signer', 'recipient', 'partner'] as const),
  ...(['visitor', 'system'] as const),
] as const
export type ActivityActor = (typeof activityActors)[number]

export const activityFilters = ['all', 'staff', 'client'] as const
export type ActivityFilter = (typeof activityFilters)[number]

/** Events of one page. */
export const activityPage = 50

/** Repeated within this time by the same person, these are one line: saves of a form, looks at a page. */
const minutesTogether = 30
const trivial: ReadonlySet<ActivityKind> = new Set([
  ...(['answers', 'answersFor', 'viewed', 'documentViewed', 'downloaded', 'figuresSaved', 'requestOpened'] as const),
  ...(['noteChanged', 'insuranceOpened', 'insuranceAnswered', 'insuranceViewed', 'offerViewed'] as const),
])

interface Grouped {
  At: string
  Kind: ActivityKind
}

/** One line of the activity: its newest event, how many there are of it, and the place of the line. */
export type ActivityLine<E> = E & { Count: number; Place: number }

/**
 * The lines of events, the newest first. `sameAs` names who did what to what: equal names of trivial events are one line,
 * also where others happened between them.
 */
export const groupActivity = <E extends Grouped>(
  events: readonly E[],
  sameAs: (event: E) => string,
): ActivityLine<E>[] => {
  const lines: ActivityLine<E>[] = []
  const open = new Map<string, { line: ActivityLine<E>; oldest: number }>()
  for (const event of events) {
    const at = Date.parse(event.At)
    const name = sameAs(event)
    const found = trivial.has(event.Kind) ? open.get(name) : undefined
    if (found !== undefined && found.oldest - at <= minutesTogether * 60_000) {
      found.line.Count += 1
      found.oldest = at
      continue
    }
    const line = { ...event, Count: 1, Place: lines.length }
    lines.push(line)
    open.set(name, { line, oldest: at })
  }
  return lines
}
