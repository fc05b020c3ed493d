import { type Contacts, hasOwnContact, isContactOf, takenBy } from '@foyer/domain/invites/own-contact.ts'
import {
  type ApplicantRow,
  findApplicant,
  type MadeRows,
  madeRowsOf,
  readRows,
} from '../application/application-rows.ts'
import { isSentPart } from '../application/part-state.ts'
import { forgetDrafts } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import {
  changeInvite,
  endGrantsOf,
  erasePart,
  hasEnteredContacts,
  hasFilledIn,
  type Invite,
  unansweredInvites,
} from './store.ts'

/** Who ends a link, and when. */
interface Ending {
  actor: string
  now: Date
}

const contactsOf = (person: ApplicantRow | undefined): Contacts => {
  const { Email, Mobile, HomePhone } = person?.identification ?? {}
  return { Email: Email ?? '', Mobile: Mobile ?? '', HomePhone: HomePhone ?? '' }
}

/** Whether the contact of an invitation is still its person's. */
export const isContactOfPerson = (rows: MadeRows, { applicant_id, method, contact }: Invite): boolean =>
  isContactOf(
    contactsOf(findApplicant(rows, applicant_id)),
    { ContactMethod: method, Contact: contact },
    { byText: rows.sendsTexts },
  )

/**
 * Whether a link must not open the part any more. One that the main applicant sent by hand to another contact stays while its
 * person has no contact of their own: the only replacement would go to a shared one.
 */
const isReplaced = (rows: MadeRows, invite: Invite): boolean => {
  const person = findApplicant(rows, invite.applicant_id)
  if (person === undefined || isSentPart(rows, invite.applicant_id) || isContactOfPerson(rows, invite)) return false
  const main = contactsOf(rows.applicants.find(({ primary_flag }) => primary_flag === 1))
  return invite.by_submission || hasOwnContact(contactsOf(person), main, { byText: rows.sendsTexts })
}

/**
 * Ends a link and its grants. What its holder saved is erased as by a withdrawal: no one else reads it, or consents to it, by
 * the next link. Returns whether there was anything.
 */
const endLink = async (trx: Trx, invite: Invite, { actor, now }: Ending): Promise<boolean> => {
  const { site_id: siteId, application_id: applicationId } = invite
  await changeInvite(trx, invite, { withdrawn_at: now, link_due: false })
  await endGrantsOf(trx, siteId, invite.invite_id)
  await forgetDrafts(trx, siteId, applicationId, `invite:${invite.applicant_id}`)
  const details = { invite: invite.invite_id }
  await audit(trx, { siteId, application: applicationId, actor, at: now, action: 'invite-withdrawn', details })
  if (!(await hasFilledIn(trx, invite))) return false
  // Its holder entered no contacts, or others take their place now.
  await erasePart(trx, invite, { actor, now, keepsContacts: true })
  return true
}

/**
 * Before someone else than the invited person saves the contacts of an applicant: ends the open links to contacts that this
 * takes from the person. Returns the rows to save on, which lack what was erased.
 */
export const endCorrectedLinks = async (
  trx: Trx,
  rows: MadeRows,
  { applicantId, contacts, ...ending }: Ending & { applicantId: number; contacts: Contacts },
): Promise<MadeRows> => {
  const { site_id: siteId, application_id: applicationId } = rows.application
  if (rows.invites.length === 0 || isSentPart(rows, applicantId)) return rows
  const former = contactsOf(findApplicant(rows, applicantId))
  const main = contactsOf(rows.applicants.find(({ primary_flag }) => primary_flag === 1))
  const hasOwn = hasOwnContact(contacts, main, { byText: rows.sendsTexts })
  let erased = false
  for (const invite of await unansweredInvites(trx, siteId, applicationId)) {
    const link = { ContactMethod: invite.method, Contact: invite.contact }
    const taken = invite.applicant_id === applicantId ? takenBy(former, contacts, link) : undefined
    if (taken === 'contact' || (taken === 'other' && (invite.by_submission || hasOwn)))
      erased = (await endLink(trx, invite, ending)) || erased
  }
  return erased ? madeRowsOf(await readRows(trx, siteId, applicationId, '', ending.now)) : rows
}

/**
 * In a submission: withdraws links to contacts that are no longer their person's, unless their holder entered the contacts.
 * Returns whether there were any.
 */
export const endReplacedLinks = async (trx: Trx, rows: MadeRows, ending: Ending): Promise<boolean> => {
  const { site_id: siteId, application_id: applicationId } = rows.application
  const replaced = (await unansweredInvites(trx, siteId, applicationId)).filter((invite) => isReplaced(rows, invite))
  let ended = false
  for (const invite of replaced) {
    if (await hasEnteredContacts(trx, invite)) continue
    ended = true
    await endLink(trx, invite, ending)
  }
  return ended
}
