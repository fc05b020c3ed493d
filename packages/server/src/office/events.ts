import { activityOfEvent } from '@foyer/contract/office/activity-of-event.ts'
import { isNotAccepted } from '@foyer/domain/documents/statuses.ts'
import type { ActivityActor, ActivityKind, LogKind } from '@foyer/domain/office/activity.ts'
import { stages } from '@foyer/domain/office/stages.ts'
import { actorOfPerson } from '../kit/office-session.ts'
import type { ActivityNames, ActivityRow } from './activity-store.ts'
import type { namedActors } from './staff-of-deal.ts'

type NameOf = ReturnType<typeof namedActors>

const signingKinds: Readonly<Record<string, ActivityKind>> = {
  requested: 'signingRequested',
  signed: 'signed',
  declined: 'signingDeclined',
  cancelled: 'signingCancelled',
  completed: 'signingDone',
}

/** Accepted by the broker. */
const acceptedStatus = 2

const decisionOf = (status: unknown): ActivityKind => {
  if (status === acceptedStatus) return 'accepted'
  return typeof status === 'number' && isNotAccepted(status) ? 'refused' : 'decided'
}

/** Where the details of an event have more than its name. */
const exactKind: Partial<Record<ActivityRow['action'], (row: ActivityRow) => LogKind>> = {
  // The link, before it is used.
  'hand-off': ({ details }) => (details.call === 'CreateSignInTicket' ? 'handOffAsked' : 'handedOff'),
  'deal-saved': ({ details }) => (typeof details.status === 'number' ? 'statusChanged' : 'dealChanged'),
  'deal-assigned': ({ details }) => (details.person === '' ? 'unassigned' : 'assigned'),
  // A refused attempt has the call alone.
  'value-revealed': ({ details: { field, call } }) =>
    field === 'sin' || call === 'RevealSin' ? 'revealedSin' : 'revealedNumber',
  'note-saved': ({ details }) => (details.changed === true ? 'noteChanged' : 'noteWritten'),
  'note-pinned': ({ details }) => (details.pinned === 1 ? 'notePinned' : 'noteUnpinned'),
  'documents-requested': ({ details }) => (details.again === true ? 'requestedAgain' : 'documentsRequested'),
  'document-decided': ({ details }) => decisionOf(details.status),
  'document-downloaded': ({ details }) => (details.SigningRequestID === undefined ? 'downloaded' : 'signingDownloaded'),
  signing: ({ details }) => signingKinds[String(details.event)] ?? 'signed',
}

const kindOf = (row: ActivityRow, by: ActivityActor): LogKind => {
  const kind = activityOfEvent[row.action]
  if (kind === 'quiet') throw new Error(`${row.action} is not shown`)
  // Staff may open the portal as their client.
  if (kind === 'answers' && by === 'staff') return 'answersFor'
  return exactKind[row.action]?.(row) ?? kind
}

const isOfPartner = (action: string) => action.startsWith('partner-')

/** Who did it, and their name as it is now. */
const actorOf = (
  { actor, action, application_id: applicationId }: ActivityRow,
  names: ActivityNames,
  nameOf: NameOf,
) => {
  const by = (By: ActivityActor, Name = '') => ({ By, Name })
  if (actor.startsWith('person:')) return by('staff', nameOf(actor).Name)
  if (actor.startsWith('key:')) return by('program', names.keys.get(actor))
  if (actor.startsWith('invite:')) return by('invited', names.applicants.get(Number(actor.slice('invite:'.length))))
  if (actor.startsWith('insurance:')) return by('insured')
  if (actor.startsWith('signer ')) return by('signer')
  if (actor === 'operator' || actor === 'recipient') return by(actor)
  if (actor === 'visitor') return by(isOfPartner(action) ? 'partner' : 'visitor')
  const client = names.clients.get(applicationId ?? 0)
  if (actor === client?.userId) return by('client', client.name)
  return by(['system', 'server', 'foyer'].includes(actor) ? 'system' : 'client')
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What an event was, in the words of the wire. */
export const happened = (row: ActivityRow, names: ActivityNames, nameOf: NameOf) => {
  const { details, applicant_id: applicantId } = row
  const actor = actorOf(row, names, nameOf)
  const Kind = kindOf(row, actor.By)
  const upload = names.uploads.get(Number(details.DFRequestDocItemUploadID ?? details.upload))
  const item = names.items.get(Number(details.DFRequestDocItemID ?? details.item ?? upload))
  const isReveal = row.action === 'value-revealed' || row.action === 'sins-exported'
  const colleague = Kind === 'assigned' ? nameOf(actorOfPerson(textOf(details.person))).Name : ''
  return {
    ...{ At: row.at.toISOString(), Kind, ...actor },
    ...{ DocumentType: item?.type ?? -1, DocumentDesc: item?.description ?? '' },
    Person: isReveal ? (names.applicants.get(applicantId ?? 0) ?? '') : colleague,
    StatusDD:
      (Kind === 'statusChanged' || Kind === 'moved') && typeof details.status === 'number' ? details.status : -1,
    Stage: Kind === 'moved' ? (stages.find((stage) => stage === details.to) ?? '') : ('' as const),
    Reason: isReveal ? textOf(details.reason) : '',
    Words: isReveal ? (names.words.get(Number(details.reveal)) ?? '') : '',
  }
}
