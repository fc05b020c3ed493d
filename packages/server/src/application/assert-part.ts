import { isSent } from '@foyer/domain/office/stages.ts'
import { hiddenFromMain } from '@foyer/domain/parts/privacy.ts'
import { type PartAction, type PartPrincipal, partStateOf, partVerdict } from '@foyer/domain/parts/rights.ts'
import type { Area } from '@foyer/domain/site/areas.ts'
import type { BodyIds } from '../kit/guard.ts'
import type { PartGuard } from '../kit/part-guard.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Scope } from '../kit/scope.ts'
import {
  type ApplicantRow,
  type ApplicationRows,
  findApplicant,
  type MadeRows,
  readRows,
  rowsOf,
} from './application-rows.ts'
import { isInvited, isSentPart, partFactsOf } from './part-state.ts'
import { holdApplication } from './save-application.ts'
import { settingsOf } from './settings.ts'

type Caller = Pick<Scope, 'kind' | 'invite' | 'actor'>

/** The applicant whose part a body changes; 0 is the shared part. */
const applicantOf = ({ InviteID, ApplicantID, SendData }: BodyIds, { invites }: ApplicationRows): number => {
  if (InviteID !== undefined) return invites.find(({ invite_id }) => invite_id === InviteID)?.applicant_id ?? 0
  const isInvitedByName = SendData?.DisplayAddApplicant === 0
  return Math.max(0, ApplicantID ?? (isInvitedByName ? (SendData.ApplicantID ?? 0) : 0))
}

/** The areas of this part that a caller does not see: of the main applicant, what the site hides of an invited person's. */
const hiddenFrom = ({ kind, actor }: Caller, rows: MadeRows, applicantId: number): Area[] =>
  kind === 'user' && actor === undefined && (isInvited(rows, applicantId) || isSentPart(rows, applicantId))
    ? hiddenFromMain(settingsOf(rows))
    : []

/** Refuses a caller to whom the site does not show this area of the part. */
export const assertSeen = (area: Area, rows: MadeRows, caller: Caller, applicantId: number): void => {
  if (hiddenFrom(caller, rows, applicantId).includes(area)) throw new Refusal('PartIsPrivate')
}

/**
 * Whether a caller reads whole secrets of a part, such as the numbers of documents; masks else. They are for the borrowers: each
 * their own, and the main applicant those of a part without a link of its own.
 */
export const seesSecrets = ({ kind, actor }: Caller, rows: MadeRows, applicantId: number): boolean =>
  kind === 'invite' ||
  (kind === 'user' && actor === undefined && !isInvited(rows, applicantId) && !isSentPart(rows, applicantId))

const principalOf = (caller: Caller, rows: MadeRows, applicantId: number): PartPrincipal => {
  const { kind, invite, actor } = caller
  if (kind === 'user' && actor !== undefined) return 'helper'
  if (kind === 'user') return hiddenFrom(caller, rows, applicantId).length > 0 ? 'keptOut' : 'main'
  if (kind === 'operator') return 'operator'
  // Every invited person is a principal of the shared part.
  if (applicantId > 0 && applicantId !== invite?.applicantId) return 'otherInvited'
  return invite?.submitted ? 'sender' : 'invited'
}

/** Why nothing is changed in an application that is not in its client's hands: it may have been closed before they sent it. */
export const closedKey = ({ status, submitted_at }: Pick<MadeRows['application'], 'status' | 'submitted_at'>) =>
  isSent(status, submitted_at !== null) ? 'ApplicationSubmitted' : 'ApplicationWithdrawn'

/** Refuses what `partVerdict` does not allow this caller in the current state of the part. */
export const assertPart = (action: PartAction, rows: MadeRows, caller: Caller, applicantId: number): void => {
  if (applicantId > 0 && !findApplicant(rows, applicantId)) throw new Refusal('NoAccess')
  const principal = principalOf(caller, rows, applicantId)
  const facts = partFactsOf(rows, applicantId)
  // The shared part is open to invited people while their own invitation is.
  const isSharedByInvited = applicantId === 0 && principal === 'invited'
  const verdict = partVerdict(action, partStateOf(isSharedByInvited ? { ...facts, invited: true } : facts), principal)
  if (verdict === 'allowed') return
  throw new Refusal(verdict === 'ApplicationSubmitted' ? closedKey(rows.application) : verdict)
}

/** The co-applicant on whose part the broker's side acts; refuses what their part does not allow now. */
export const partForOperator = (action: PartAction, rows: MadeRows, applicantId: number): ApplicantRow => {
  const person = findApplicant(rows, applicantId)
  if (person === undefined || person.primary_flag === 1) throw new Refusal('NoAccess')
  assertPart(action, rows, { kind: 'operator' }, applicantId)
  return person
}

export const partGuard: PartGuard = {
  async readLocked(trx, { siteId, applicationId }, now) {
    if (applicationId === undefined) throw new Error('a call that acts on a part names no application')
    await holdApplication(trx, siteId, applicationId)
    return readRows(trx, siteId, applicationId, '', now)
  },
  assertAllowed(action, given, scope, body) {
    const { application, ...rows } = rowsOf(given)
    // Application 0 is not created yet, so nothing of it can be closed.
    if (application) assertPart(action, { ...rows, application }, scope, applicantOf(body, rowsOf(given)))
  },
}
