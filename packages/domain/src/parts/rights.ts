import type { ErrorKey } from '../errors.ts'
import { inProgress } from '../flow-conditions.ts'
import { waitsForInvited } from '../invites/rules.ts'

/**
 * A part is everything one applicant fills in: identification, addresses, incomes and so on. Answers that belong to
 * no applicant (interview, mortgage request) form the shared part.
 */
export type PartAction =
  /** Saves answers, or completes a step. */
  | 'write'
  /** Deletes an answer: a record of a list, a mortgage of a property. */
  | 'erase'
  /** Stores unsaved input. */
  | 'draft'
  /** Removes the applicant with the whole part. */
  | 'remove'
  /** Authorizes a bank statement of the applicant. */
  | 'bankStatement'
  /** Invites a person to fill in the part, at a contact entered by the main applicant. */
  | 'invite'
  /** Resends an invitation to the same contact. */
  | 'inviteAgain'
  /** Asks the person of a part that was sent to correct it, by a new link. */
  | 'reopen'
  /** Sends the part with its person's consent. */
  | 'consent'
  /** Notifies the broker that the person wants to be the main applicant. */
  | 'wish'

export type PartState =
  /** The main applicant fills it in. */
  | 'open'
  /** Its person was invited and has not sent it. */
  | 'invited'
  /** Its person sent it with a valid consent. */
  | 'sent'
  /** Its person sent it, but it changed since the consent. */
  | 'changed'
  /** Its person is asked again, because it changed since the consent. */
  | 'reopened'
  /** The application is submitted. */
  | 'submitted'
  /** The application is submitted, and the person of the part sent it by their own link. */
  | 'submittedSent'
  /** The application is submitted without this part, which may still be sent. */
  | 'late'
  /** The application is submitted, and the person of a part that was sent is asked for it again. */
  | 'lateReopened'
  /** The broker asked for a review of the submitted application. */
  | 'returned'
  /** The same, with an invited person who has not sent it. */
  | 'returnedInvited'

export type PartPrincipal =
  /** The signed-in owner of the application. */
  | 'main'
  /** The owner, of a part that its person is filling in by their own link and of which the site hides some. */
  | 'keptOut'
  /** An operator in a session of the owner that was handed over. */
  | 'helper'
  /** The person invited to fill in this part, while the invitation is open. */
  | 'invited'
  /** A person invited to this part who has sent it. */
  | 'sender'
  /** A person invited to another part. */
  | 'otherInvited'
  /** The broker's side. It asks people for their parts and never writes one itself. */
  | 'operator'

export const partRefusals = [
  'NoAccess',
  'ApplicationSubmitted',
  /** In place of the former, where the application was closed before its client sent it. */
  'ApplicationWithdrawn',
  'InviteCoApplicantSubmitted',
  'ApplicantNotRemovable',
  'HandOffNotAllowed',
  'PartIsPrivate',
] as const satisfies readonly ErrorKey[]
export type PartRefusal = (typeof partRefusals)[number]
export type PartVerdict = 'allowed' | PartRefusal

interface Verdicts {
  main: PartVerdict
  invited: PartVerdict
}
type ByState = Record<PartState, Verdicts>

const both = { main: 'allowed', invited: 'allowed' } as const
const mainOnly = { main: 'allowed', invited: 'NoAccess' } as const
const invitedOnly = { main: 'NoAccess', invited: 'allowed' } as const
const neither = { main: 'NoAccess', invited: 'NoAccess' } as const
const wasSent = { main: 'InviteCoApplicantSubmitted', invited: 'InviteCoApplicantSubmitted' } as const
const wasSentByInvited = { main: 'InviteCoApplicantSubmitted', invited: 'allowed' } as const
const lateToInvited = { main: 'ApplicationSubmitted', invited: 'allowed' } as const
const wasSubmitted = { main: 'ApplicationSubmitted', invited: 'ApplicationSubmitted' } as const

const answers: ByState = {
  open: mainOnly,
  invited: both,
  sent: wasSent,
  changed: wasSent,
  reopened: wasSentByInvited,
  submitted: wasSubmitted,
  submittedSent: wasSubmitted,
  late: lateToInvited,
  lateReopened: lateToInvited,
  returned: mainOnly,
  returnedInvited: both,
}

/** Only the person consents or wishes; no one else can do so for them. */
const ofThePerson: ByState = {
  open: neither,
  invited: invitedOnly,
  sent: { main: 'NoAccess', invited: 'InviteCoApplicantSubmitted' },
  changed: { main: 'NoAccess', invited: 'InviteCoApplicantSubmitted' },
  reopened: invitedOnly,
  submitted: { main: 'NoAccess', invited: 'InviteCoApplicantSubmitted' },
  submittedSent: { main: 'NoAccess', invited: 'InviteCoApplicantSubmitted' },
  late: invitedOnly,
  lateReopened: invitedOnly,
  returned: neither,
  returnedInvited: invitedOnly,
}

const stays = { main: 'ApplicantNotRemovable', invited: 'NoAccess' } as const
const submittedToMain = { main: 'ApplicationSubmitted', invited: 'NoAccess' } as const
const sentToMain = { main: 'InviteCoApplicantSubmitted', invited: 'NoAccess' } as const

/** Common to both kinds of invitation. */
const invitations = {
  open: mainOnly,
  invited: mainOnly,
  sent: sentToMain,
  submitted: submittedToMain,
  submittedSent: submittedToMain,
  late: submittedToMain,
  lateReopened: submittedToMain,
  returned: mainOnly,
  returnedInvited: mainOnly,
} as const satisfies Omit<ByState, 'changed' | 'reopened'>

/**
 * What the main applicant and the person of a part may do, by action and by state. The flow then decides which steps
 * are open.
 */
const verdicts: Record<PartAction, ByState> = {
  write: answers,
  erase: answers,
  draft: answers,
  remove: {
    open: mainOnly,
    invited: mainOnly,
    sent: stays,
    changed: stays,
    reopened: stays,
    submitted: submittedToMain,
    submittedSent: submittedToMain,
    late: submittedToMain,
    lateReopened: submittedToMain,
    returned: stays,
    returnedInvited: stays,
  },
  bankStatement: {
    open: mainOnly,
    invited: mainOnly,
    sent: sentToMain,
    changed: sentToMain,
    reopened: sentToMain,
    submitted: submittedToMain,
    submittedSent: submittedToMain,
    late: submittedToMain,
    lateReopened: submittedToMain,
    returned: mainOnly,
    returnedInvited: mainOnly,
  },
  // A part that was sent once is never offered to another contact.
  invite: { ...invitations, changed: sentToMain, reopened: sentToMain },
  // The same person and contact: a link may expire after the submission too.
  inviteAgain: { ...invitations, changed: mainOnly, reopened: mainOnly, late: mainOnly, lateReopened: mainOnly },
  // The person is asked; the part stays theirs. One that changed since is asked for by `inviteAgain`; after the submission the
  // broker asks.
  reopen: {
    ...{ open: neither, invited: neither, sent: mainOnly, changed: neither, reopened: neither },
    ...{
      submitted: submittedToMain,
      submittedSent: submittedToMain,
      late: submittedToMain,
      lateReopened: submittedToMain,
    },
    ...{ returned: neither, returnedInvited: neither },
  },
  consent: ofThePerson,
  wish: ofThePerson,
}

/** In which states the broker's side may act on a part, whose answers it never writes. */
const ofOperator: Partial<Record<PartAction, readonly PartState[]>> = {
  invite: ['open', 'late', 'returned'],
  inviteAgain: ['invited', 'reopened', 'late', 'lateReopened', 'returnedInvited'],
  reopen: ['sent', 'changed', 'submittedSent'],
  // Before the submission the main applicant decides who is on the application. What was submitted stays.
  remove: ['late', 'returnedInvited'],
}

/** Parts whose person has not sent them yet. The broker's side receives them only with that person's consent. */
export const isToCome: Readonly<Record<PartState, boolean>> = {
  open: false,
  invited: true,
  sent: false,
  changed: true,
  reopened: true,
  submitted: false,
  submittedSent: false,
  late: true,
  lateReopened: true,
  returned: false,
  returnedInvited: true,
}

/** The actions that read or replace what a part contains. */
const onContent: ReadonlySet<PartAction> = new Set(['write', 'erase', 'draft', 'bankStatement'])

/** Principals whose verdict does not depend on the state. */
const anyState: Record<
  Exclude<PartPrincipal, keyof Verdicts | 'helper' | 'keptOut'>,
  (action: PartAction, state: PartState) => PartVerdict
> = {
  // A repeated request receives the first reply, by its idempotency key.
  sender: (action) => (action === 'consent' ? 'allowed' : 'InviteCoApplicantSubmitted'),
  otherInvited: () => 'NoAccess',
  operator: (action, state) => (ofOperator[action]?.includes(state) ? 'allowed' : 'NoAccess'),
}

/** Whether a principal may perform an action on a part in this state, else the error key of the refusal. */
export const partVerdict = (action: PartAction, state: PartState, principal: PartPrincipal): PartVerdict => {
  if (principal === 'helper') return isToCome[state] ? 'HandOffNotAllowed' : verdicts[action][state].main
  if (principal === 'keptOut') {
    const { main } = verdicts[action][state]
    return main === 'allowed' && onContent.has(action) ? 'PartIsPrivate' : main
  }
  return principal === 'main' || principal === 'invited'
    ? verdicts[action][state][principal]
    : anyState[principal](action, state)
}

export interface PartFacts {
  /** MortgageApplicationStatusDD */
  status: number
  /** 1: the broker asked for a review. */
  requestReview: number
  /** An invitation to fill in the part is open, or its person has not consented to it in a submission. */
  invited: boolean
  /** Whether its person sent the part, and whether that consent is still valid. */
  consent: 'none' | 'valid' | 'void'
}

/** The state of a part. An open invitation to a part that was sent before reopens it for its person alone. */
export const partStateOf = ({ status, requestReview, invited, consent }: PartFacts): PartState => {
  const isAwaited = invited && waitsForInvited(status, requestReview)
  const hasConsent = consent !== 'none'
  if (status !== inProgress && requestReview !== 1) {
    if (isAwaited) return hasConsent ? 'lateReopened' : 'late'
    return hasConsent ? 'submittedSent' : 'submitted'
  }
  if (hasConsent && isAwaited) return 'reopened'
  if (hasConsent) return consent === 'valid' ? 'sent' : 'changed'
  if (requestReview === 1) return isAwaited ? 'returnedInvited' : 'returned'
  return isAwaited ? 'invited' : 'open'
}
