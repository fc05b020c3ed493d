import type { ContactMethod, Invited } from '@foyer/domain/invites/fields.ts'
import { isNear } from '@foyer/domain/kit/instants.ts'
import { type MadeRows, madeRowsOf, readRows } from '../application/application-rows.ts'
import { holdApplication } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import { randomId } from '../kit/hash.ts'
import type { Noted } from '../kit/record-call.ts'
import type { Services } from '../kit/services.ts'
import { hashOfGuid, linkExpiry, newGuid } from './link.ts'
import { inviteMessages } from './messages.ts'
import {
  changeInvite,
  endGrantsOf,
  erasePart,
  findWaiting,
  greetedAs,
  type Invite,
  insertInvite,
  inviterOf,
  type NewInvite,
} from './store.ts'

export type LinkServices = Pick<Services, 'keys' | 'outbox' | 'textOutbox' | 'texts' | 'publicUrl'>

/** Who an event names as the sender of a link. */
export interface Sender {
  actor: string
  now: Date
  /** Adds to the event of an operator's call, which its runner writes; a borrower's event is written here. */
  note?: (more: Noted) => void
}

/** An application, and who sends links to its people. */
export interface Inviting extends Sender {
  siteId: string
  applicationId: number
}

/** The common part of both kinds of invitation, after the checks. */
export interface Invitation {
  method: ContactMethod
  note: string
  profile: number
  language: number
  displayMortgage: number
  /** 0: the person who opens it adds themself. */
  applicantId: number
  /** How the main applicant named a new person. */
  invited?: Invited | undefined
  /** The brokerage signs it, not the main applicant. */
  byBroker?: boolean
}

type FreshLink = Pick<NewInvite, 'token_hash' | 'sent_at' | 'expires_at'>
export type LinkChanges = FreshLink & Partial<NewInvite>

/** The rows of the application, which is locked. */
export const holdRows = async (trx: Trx, { siteId, applicationId, now }: Inviting): Promise<MadeRows> => {
  await holdApplication(trx, siteId, applicationId)
  return madeRowsOf(await readRows(trx, siteId, applicationId, '', now))
}

/** The columns of a name and a relationship; none where no name was given, which keeps those of a known invitation. */
type InvitedNames = Partial<Pick<Invite, 'first_name' | 'last_name' | 'relationship'>>
const namesOf = ({ applicantId, invited }: Invitation): InvitedNames =>
  invited === undefined || applicantId > 0
    ? {}
    : { first_name: invited.FirstName, last_name: invited.LastName, relationship: invited.RelationshipDD }

/** The columns that a repeated invitation resets. */
const asNew = { opened_at: null, submitted_at: null, withdrawn_at: null, message_id: null, by_submission: false }
/** The same invitation to the same contact within seconds is a repeated request after a lost reply. */
const sameRequestMilliseconds = 30_000

const isSameRequest = (waiting: Invite, note: string, names: InvitedNames, now: Date): boolean =>
  waiting.body === note &&
  Object.entries(names).every(([name, value]) => waiting[name as keyof InvitedNames] === value) &&
  isNear(waiting.sent_at, now, sameRequestMilliseconds)

/** Grants of the old link end. */
export const replaceLink = async (trx: Trx, known: Invite, changes: LinkChanges): Promise<void> => {
  await changeInvite(trx, known, changes)
  await endGrantsOf(trx, known.site_id, known.invite_id)
}

const record = async (
  trx: Trx,
  { actor, now, note }: Sender,
  invite: NewInvite,
  action: 'invite-sent' | 'invite-withdrawn',
): Promise<void> => {
  const { site_id: siteId, application_id: application, invite_id, method } = invite
  const details = { invite: invite_id, ...(action === 'invite-sent' && { method }) }
  if (note) note({ details })
  else await audit(trx, { siteId, actor, at: now, application, action, details })
}

/** Ends a link, and erases what its holder entered; the caller holds the application. */
export const withdrawLink = async (trx: Trx, sender: Sender, invite: Invite): Promise<void> => {
  const { actor, now } = sender
  await changeInvite(trx, invite, { withdrawn_at: now })
  await endGrantsOf(trx, invite.site_id, invite.invite_id)
  await record(trx, sender, invite, 'invite-withdrawn')
  if (invite.opened_at) await erasePart(trx, invite, { actor, now, keepsContacts: false })
}

/** Every link to an application is sent here, for its main applicant as for staff. */
export const sendLinks = (services: LinkServices) => {
  const messages = inviteMessages(services)

  const freshLink = (siteId: string, now: Date): FreshLink & { guid: string } => {
    const guid = newGuid()
    const token_hash = hashOfGuid(services.keys.tokens, siteId, guid)
    return { guid, token_hash, sent_at: now, expires_at: linkExpiry(now) }
  }

  const send = async (trx: Trx, sender: Sender, invite: NewInvite, guid: string) => {
    const { site_id: siteId, application_id: applicationId } = invite
    const inviter = await inviterOf(trx, siteId, applicationId)
    const greeted = await greetedAs(trx, invite)
    const message_id = await messages.invitation(trx, { invite, guid, inviter, greeted, now: sender.now })
    await changeInvite(trx, invite, { message_id, link_due: false })
    await record(trx, sender, invite, 'invite-sent')
  }

  const sendWith = async (trx: Trx, sender: Sender, known: Invite, guid: string, changes: LinkChanges) => {
    await replaceLink(trx, known, changes)
    await send(trx, sender, { ...known, ...changes }, guid)
  }

  /** The invitation to a contact with a fresh link, and the one that waits there already. */
  const prepare = async (trx: Trx, inviting: Inviting, invitation: Invitation, contact: string) => {
    const { siteId, applicationId, now } = inviting
    const { method, note, profile, language, displayMortgage: display_mortgage, applicantId, byBroker } = invitation
    const place = { site_id: siteId, application_id: applicationId, applicant_id: applicantId, method, contact }
    const { guid, ...link } = freshLink(siteId, now)
    const fresh = {
      ...link,
      body: note,
      language,
      profile,
      display_mortgage,
      by_broker: byBroker === true,
      ...namesOf(invitation),
    }
    return { guid, place, fresh, waiting: await findWaiting(trx, place) }
  }

  /** Sends a new link; grants of the old one end. */
  const sendAgain = (trx: Trx, sender: Sender, known: Invite) => {
    const { guid, ...link } = freshLink(known.site_id, sender.now)
    return sendWith(trx, sender, known, guid, link)
  }

  /** Asks the person of a part that was sent for it again, at the same contact. The part and its consent stay as they were sent. */
  const askAgain = async (trx: Trx, sender: Sender, sent: Invite, changes: Partial<NewInvite> = {}) => {
    const { guid, ...link } = freshLink(sent.site_id, sender.now)
    const fresh = { ...sent, ...link, ...asNew, ...changes, invite_id: randomId(), created_at: sender.now }
    await insertInvite(trx, fresh)
    await send(trx, sender, fresh, guid)
  }

  return {
    prepare,
    sendAgain,
    askAgain,
    async invite(trx: Trx, inviting: Inviting, invitation: Invitation, contact: string): Promise<void> {
      const { now } = inviting
      const { guid, place, fresh, waiting } = await prepare(trx, inviting, invitation, contact)
      if (waiting && isSameRequest(waiting, invitation.note, namesOf(invitation), now)) return
      if (waiting) return sendWith(trx, inviting, waiting, guid, fresh)
      const invite = { ...place, ...fresh, invite_id: randomId(), created_at: now }
      await insertInvite(trx, invite)
      await send(trx, inviting, invite, guid)
    },
  }
}
