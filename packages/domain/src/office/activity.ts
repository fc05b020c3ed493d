/**
 * What can have happened to a deal, as its page and the audit log state it, by subject. Each kind has words in both languages.
 */
const dealKinds = {
  application: [
    ...(['begun', 'answers', 'answersFor', 'applicantAdded', 'applicantRemoved', 'consent', 'submitted'] as const),
    ...(['reviewAsked', 'invited', 'inviteOpened', 'inviteWish', 'inviteSent', 'inviteWithdrawn'] as const),
    ...(['partReopened', 'commentsSent', 'commentDone'] as const),
    ...(['statementAsked', 'statementAuthorised', 'statementReceived', 'statementMissed', 'statementsDone'] as const),
  ],
  deal: [
    ...(['dealChanged', 'statusChanged', 'moved', 'figuresSaved', 'assigned', 'unassigned'] as const),
    ...(['noteWritten', 'noteChanged', 'noteRemoved', 'notePinned', 'noteUnpinned'] as const),
    ...(['messageSent', 'messageWritten', 'messagesSettled'] as const),
    ...(['conditionsAdded', 'conditionChanged', 'conditionRemoved'] as const),
    ...(['held', 'released', 'erasureAsked', 'erasureWithdrawn', 'erasureDeclined'] as const),
  ],
  /** What was looked at, or taken out. */
  views: [
    ...([
      'viewed',
      'handedOff',
      'exported',
      'statementViewed',
      'revealedSin',
      'revealedNumber',
      'sinsExported',
      'documentsExported',
    ] as const),
    ...(['documentViewed', 'downloaded', 'offerViewed'] as const),
    ...(['insuranceViewed', 'insuranceDownloaded', 'insuranceExported', 'signingDownloaded'] as const),
  ],
  documents: [
    ...(['documentsRequested', 'requestedAgain', 'requestWithdrawn', 'requestOpened', 'reminded'] as const),
    ...(['uploaded', 'removed', 'notAvailable', 'available', 'documentsSent', 'documentsDone'] as const),
    ...(['accepted', 'refused', 'decided', 'decisionUndone', 'infected'] as const),
  ],
  insurance: [
    ...([
      'offerMade',
      'offerEnded',
      'offerAnswered',
      'insuranceCreated',
      'insuranceOpened',
      'insuranceAnswered',
    ] as const),
    ...(['insuranceChanged', 'insuranceInvited', 'insurancePrepared', 'insuranceSent'] as const),
  ],
  signing: [
    ...(['signingRequested', 'signingOpened', 'signed', 'signingDeclined', 'signingCancelled', 'signingDone'] as const),
    'signingLinkSent',
  ],
} as const

/** What the audit log has beside them: what a page loads of a deal beside the deal itself, and what happened to no deal. */
const otherKinds = {
  application: [
    ...(['accountMade', 'clientSignedIn', 'clientSignedOut', 'passwordReset', 'handOffAsked', 'profileSaved'] as const),
    ...(['accountDeleted', 'applicationDeleted'] as const),
  ],
  deal: ['commentChanged'],
  /** Of no deal. */
  documents: ['requestErased'],
  views: [
    ...(['moreViewed', 'dealsListed', 'insuranceListed', 'signingsListed', 'settingsViewed'] as const),
    ...(['leadsListed', 'leadViewed', 'leadsExported', 'dealsExported', 'logViewed', 'logExported'] as const),
  ],
  leads: [
    ...(['leadReceived', 'leadAssigned', 'leadInvited', 'leadInviteUsed', 'leadErased', 'leadNotSentOn'] as const),
  ],
  people: [
    ...(['staffSignedIn', 'staffConfirmed', 'sessionsEnded', 'officeSetUp', 'brokerageMade'] as const),
    ...(['personInvited', 'invitationWithdrawn', 'invitationAccepted', 'personChanged', 'personEnded'] as const),
    ...(['ownLinkSaved', 'factorAdded', 'factorRemoved', 'factorsReset', 'recoveryCodesMade'] as const),
    ...(['signOnLinked', 'signOnUnlinked', 'signOnTested', 'signOnSaved', 'signOnRemoved'] as const),
  ],
  systems: [
    ...(['programRefused', 'keyMade', 'keyReplaced', 'keyEnded'] as const),
    ...(['webhookSaved', 'webhookRemoved', 'webhookSecretMade', 'webhookTested', 'webhookResent'] as const),
    ...(['webhookReplayed', 'webhookTurnedOff', 'deliveryViewed'] as const),
  ],
  settings: [
    ...([
      'siteCreated',
      'siteAdopted',
      'siteLeadChanged',
      'siteSaved',
      'demoSet',
      'brandDrafted',
      'brandPublished',
      'formSaved',
      'formPublished',
    ] as const),
    ...(['formRemoved', 'reasonsSaved', 'setsSaved', 'viewSaved', 'viewRemoved'] as const),
    ...(['messagesSaved', 'conditionListsSaved'] as const),
    ...(['legalTextSaved', 'legalTextApproved', 'legalTextWithdrawn'] as const),
    ...(['lendingPolicySaved', 'ruleSaved', 'ruleRemoved'] as const),
    ...(['ratesLoaded', 'institutionSaved', 'addressesImported'] as const),
  ],
  record: ['chainChecked', 'incidentSaved', 'retentionViewed', 'erased'],
} as const

type KindsOf<Groups extends Record<string, readonly string[]>> = Groups[keyof Groups][number]

export type ActivityKind = KindsOf<typeof dealKinds>
/** What the audit log has. */
export type LogKind = ActivityKind | KindsOf<typeof otherKinds>

export const activityKinds: readonly ActivityKind[] = Object.values(dealKinds).flat()
export const logKinds: readonly LogKind[] = [...activityKinds, ...Object.values(otherKinds).flat()]

/** Subjects by which the audit log is filtered. */
export const logGroups = [
  ...(['application', 'deal', 'views', 'documents', 'insurance', 'signing', 'leads'] as const),
  ...(['people', 'systems', 'settings', 'record'] as const),
] as const
export type LogGroup = (typeof logGroups)[number]

const groups: Partial<Record<LogGroup, readonly LogKind[]>>[] = [dealKinds, otherKinds]

export const kindsOfGroup = (group: LogGroup): LogKind[] => groups.flatMap((one) => [...(one[group] ?? [])])

/** Who did it. A person with a link is known by what the link is for. */
export const activityActors = [
  ...(['staff', 'program', 'operator', 'client', 'invited', 'insured', 'signer', 'recipient', 'partner'] as const),
  ...(['visitor', 'system'] as const),
] as const
export type ActivityActor = (typeof activityActors)[number]

/** Everything, what staff or the client did, or who looked at the deal. */
export const activityFilters = ['all', 'staff', 'client', 'views'] as const
export type ActivityFilter = (typeof activityFilters)[number]

/** Events of one page. */
export const activityPage = 50

/** Repeated within this time by the same person, these are one line: saves of a form, looks at a page. */
const minutesTogether = 30
const trivial: ReadonlySet<LogKind> = new Set([
  ...(['answers', 'answersFor', 'viewed', 'documentViewed', 'downloaded', 'figuresSaved', 'requestOpened'] as const),
  ...(['noteChanged', 'insuranceOpened', 'insuranceAnswered', 'insuranceViewed', 'offerViewed'] as const),
  ...(['moreViewed', 'statementViewed'] as const),
])

interface Grouped {
  At: string
  Kind: LogKind
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
