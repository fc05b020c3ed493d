import type { officeActivityCalls } from '@foyer/contract/office/activity-calls.ts'
import { activityOfEvent } from '@foyer/contract/office/activity-of-event.ts'
import { isNotAccepted } from '@foyer/domain/documents/statuses.ts'
import { type ActivityActor, type ActivityKind, activityPage } from '@foyer/domain/office/activity.ts'
import { stages } from '@foyer/domain/office/stages.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { actorOfPerson } from '../kit/office-session.ts'
import { holdsAction } from '../kit/operator-caller.ts'
import { type ActivityNames, type ActivityRow, activityQuery, readNames } from './activity-store.ts'
import { holdClient } from './notes-store.ts'
import { namedActors, staffOfDeal } from './staff-of-deal.ts'

type Calls = typeof officeActivityCalls
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
const exactKind: Partial<Record<ActivityRow['action'], (row: ActivityRow) => ActivityKind>> = {
  'deal-saved': ({ details }) => (typeof details.status === 'number' ? 'statusChanged' : 'dealChanged'),
  'deal-assigned': ({ details }) => (details.person === '' ? 'unassigned' : 'assigned'),
  'value-revealed': ({ details }) => (details.field === 'sin' ? 'revealedSin' : 'revealedNumber'),
  'note-saved': ({ details }) => (details.changed === true ? 'noteChanged' : 'noteWritten'),
  'note-pinned': ({ details }) => (details.pinned === 1 ? 'notePinned' : 'noteUnpinned'),
  'documents-requested': ({ details }) => (details.again === true ? 'requestedAgain' : 'documentsRequested'),
  'document-decided': ({ details }) => decisionOf(details.status),
  'document-downloaded': ({ details }) => (details.SigningRequestID === undefined ? 'downloaded' : 'signingDownloaded'),
  signing: ({ details }) => signingKinds[String(details.event)] ?? 'signed',
}

const kindOf = (row: ActivityRow, by: ActivityActor): ActivityKind => {
  const kind = activityOfEvent[row.action]
  if (kind === 'quiet' || kind === 'none') throw new Error(`${row.action} is not shown`)
  // Staff may open the portal as their client.
  if (kind === 'answers' && by === 'staff') return 'answersFor'
  return exactKind[row.action]?.(row) ?? kind
}

const isOfPartner = (action: string) => action.startsWith('partner-')

/** Who did it, and their name as it is now. */
const actorOf = ({ actor, action }: ActivityRow, names: ActivityNames, nameOf: NameOf) => {
  const by = (By: ActivityActor, Name = '') => ({ By, Name })
  if (actor.startsWith('person:')) return by('staff', nameOf(actor).Name)
  if (actor.startsWith('key:')) return by('program', names.keys.get(actor))
  if (actor.startsWith('invite:')) return by('invited', names.applicants.get(Number(actor.slice('invite:'.length))))
  if (actor.startsWith('insurance:')) return by('insured')
  if (actor.startsWith('signer ')) return by('signer')
  if (actor === 'operator' || actor === 'recipient') return by(actor)
  if (actor === 'visitor') return by(isOfPartner(action) ? 'partner' : 'visitor')
  if (actor === names.userId) return by('client', names.applicants.get(names.mainId))
  return by(['system', 'server', 'foyer'].includes(actor) ? 'system' : 'client')
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const happened = (row: ActivityRow, names: ActivityNames, nameOf: NameOf) => {
  const { details, applicant_id: applicantId } = row
  const actor = actorOf(row, names, nameOf)
  const Kind = kindOf(row, actor.By)
  const upload = names.uploads.get(Number(details.DFRequestDocItemUploadID ?? details.upload))
  const item = names.items.get(Number(details.DFRequestDocItemID ?? details.item ?? upload))
  const isReveal = row.action === 'value-revealed'
  const colleague = Kind === 'assigned' ? nameOf(actorOfPerson(textOf(details.person))).Name : ''
  return {
    ...{ At: row.at.toISOString(), Kind, ...actor },
    ...{ DocumentType: item?.type ?? -1, DocumentDesc: item?.description ?? '' },
    Person: isReveal ? (names.applicants.get(applicantId ?? 0) ?? '') : colleague,
    StatusDD: Kind === 'statusChanged' || Kind === 'moved' ? Number(details.status) : -1,
    Stage: Kind === 'moved' ? (stages.find((stage) => stage === details.to) ?? '') : ('' as const),
    Reason: isReveal ? textOf(details.reason) : '',
    Words: isReveal ? (names.words.get(Number(details.reveal)) ?? '') : '',
  }
}

export const listActivity: Handler<Calls['listActivity']> = {
  async transaction({ body, scope, refuse }, trx) {
    const { SiteID: siteId, MortgageApplicationID: applicationId, By: by = 'all', After = '' } = body
    const deal = { siteId, applicationId }
    if ((await holdClient(trx, deal)) === undefined) return refuse('NoAccess')
    const before = /^\d{1,15}$/.test(After) ? Number(After) : undefined
    const may = (action: Parameters<typeof holdsAction>[1]) => holdsAction(scope.rights, action)
    const { rows } = await activityQuery({ ...deal, by, before, may }).execute(trx)
    const page = rows.slice(0, activityPage)
    const nameOf = namedActors(await staffOfDeal(trx, siteId, applicationId))
    const names = await readNames(trx, deal, page)
    return {
      Events: page.map((row) => happened(row, names, nameOf)),
      Next: rows.length > activityPage ? String(page.at(-1)?.event_id ?? '') : '',
    }
  },
}
