import { isDeepStrictEqual } from 'node:util'
import type { operatorOfficeCalls } from '@foyer/contract/office/operator-calls.ts'
import type { officePeopleCalls } from '@foyer/contract/office/people-calls.ts'
import { emailProblems, nameProblems } from '@foyer/domain/account/rules.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { invitationDays } from '@foyer/domain/office/limits.ts'
import { mayDo } from '@foyer/domain/office/permissions.ts'
import { type GivenRights, rightsProblems } from '@foyer/domain/office/rules.ts'
import { sql } from 'kysely'
import { actorsOfKeysMadeBy, endKeysMadeBy } from '../api-keys/index.ts'
import type { Trx } from '../db/open-database.ts'
import { randomPublicId, randomToken } from '../kit/hash.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { actorOfPerson } from '../kit/office-session.ts'
import { endHandOffs } from '../kit/session.ts'
import { removeFactorsOf, removeFactorsUnder } from './factors-store.ts'
import { invitationHash } from './invitations.ts'
import { officeLimits } from './limits.ts'
import { listInvitations, listMembers } from './list-people.ts'
import { noLink } from './own-link.ts'
import type { OfficeParts } from './parts.ts'
import {
  activeMemberships,
  canOwnDealsOf,
  findPersonByEmail,
  getPerson,
  holdMember,
  keepMember,
  nameOf,
  rightsReply,
  sitesOf,
  storedRights,
} from './people-store.ts'
import { beginAnew, breaksGlass, unlink } from './sign-on-store.ts'
import { deleteOwnViews } from './views-store.ts'

type Calls = typeof officePeopleCalls
type ResetOwnerFactors = (typeof operatorOfficeCalls)['resetOwnerFactors']

const invitationExpiry = (now: Date) => new Date(now.getTime() + invitationDays * 24 * 60 * 60 * 1000)

export const listPeople: Handler<Calls['listPeople']> = {
  async transaction({ scope: { session }, now }, trx) {
    return {
      People: await listMembers(trx, session.brokerageId),
      Invitations: await listInvitations(trx, session.brokerageId, now),
    }
  },
}

const namesForeignSite = async (trx: Trx, brokerageId: string, { Reach, Sites }: GivenRights): Promise<boolean> => {
  if (Reach !== 'sites') return false
  const own = new Set(await sitesOf(trx, brokerageId))
  return Sites.some((site) => !own.has(site))
}

const isMember = async (trx: Trx, brokerageId: string, email: string): Promise<boolean> => {
  const person = await findPersonByEmail(trx, email)
  return person !== undefined && (await keepMember(trx, brokerageId, person.person_id)) !== undefined
}

/** Mails the link of an invitation; only a keyed hash of it is stored. */
const mailInvitation = async (
  trx: Trx,
  { mails }: Pick<OfficeParts, 'mails'>,
  { brokerageId, inviterId, to, token, now }: MailedInvitation,
) => {
  const { legal_name: brokerage } = await trx
    .selectFrom('brokerages')
    .select('legal_name')
    .where('brokerage_id', '=', brokerageId)
    .executeTakeFirstOrThrow()
  const inviter = nameOf(await getPerson(trx, inviterId))
  await mails.invitation(trx, to, now, { brokerage, inviter }, token)
}

interface MailedInvitation {
  brokerageId: string
  inviterId: string
  to: { email: string; language: number }
  token: string
  now: Date
}

export const invitePerson = (parts: OfficeParts): Handler<Calls['invitePerson']> => ({
  async free({ body, scope, now, note, refuse, assertNoProblems, transaction }) {
    const { brokerageId, personId: inviterId } = scope.session
    assertNoProblems([...emailProblems(body.Email), ...nameProblems(body), ...rightsProblems(body)])
    await parts.limiter.takeOrRefuse(officeLimits.invitations, brokerageId, now)
    const email = normaliseEmail(body.Email)
    const token = randomToken()
    const result = await transaction(async (trx) => {
      if (await namesForeignSite(trx, brokerageId, body)) return 'UnknownSite'
      if (await isMember(trx, brokerageId, email)) return 'PersonExists'
      const row = await trx
        .insertInto('person_invitations')
        .values({
          ...{ invitation_id: randomPublicId(), brokerage_id: brokerageId, email },
          ...{ first_name: cleanLine(body.FirstName), last_name: cleanLine(body.LastName), language: body.LanguageID },
          ...storedRights(body),
          ...{ token_hash: invitationHash(parts, token), invited_by: inviterId },
          ...{ sent_at: now, expires_at: invitationExpiry(now), accepted_at: null, withdrawn_at: null },
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('invitation_id')
        .executeTakeFirst()
      if (row === undefined) return 'PersonExists'
      await mailInvitation(trx, parts, { brokerageId, inviterId, to: { email, language: body.LanguageID }, token, now })
      note({ details: { invitation: row.invitation_id, role: body.Role, reach: body.Reach } })
      return { InvitationID: row.invitation_id }
    })
    return typeof result === 'string' ? refuse(result) : result
  },
})

/** The open invitation of a brokerage, changed; undefined when it is another's, or no longer open. */
const changeInvitation = (
  trx: Trx,
  { brokerageId, invitationId }: { brokerageId: string; invitationId: string },
  set: { token_hash: Buffer; sent_at: Date; expires_at: Date } | { withdrawn_at: Date },
) =>
  trx
    .updateTable('person_invitations')
    .set(set)
    .where('invitation_id', '=', invitationId)
    .where('brokerage_id', '=', brokerageId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(['email', 'language'])
    .executeTakeFirst()

export const resendInvitation = (parts: OfficeParts): Handler<Calls['resendInvitation']> => ({
  async free({ body, scope, now, note, refuse, transaction }) {
    const { brokerageId, personId: inviterId } = scope.session
    await parts.limiter.takeOrRefuse(officeLimits.invitations, brokerageId, now)
    const token = randomToken()
    const found = await transaction(async (trx) => {
      const to = await changeInvitation(
        trx,
        { brokerageId, invitationId: body.InvitationID },
        { token_hash: invitationHash(parts, token), sent_at: now, expires_at: invitationExpiry(now) },
      )
      if (to !== undefined) await mailInvitation(trx, parts, { brokerageId, inviterId, to, token, now })
      return to
    })
    if (found === undefined) return refuse('NoAccess')
    note({ details: { invitation: body.InvitationID } })
    return {}
  },
})

export const withdrawInvitation: Handler<Calls['withdrawInvitation']> = {
  async transaction({ body, scope: { session }, now, note, refuse }, trx) {
    const invitation = { brokerageId: session.brokerageId, invitationId: body.InvitationID }
    if (!(await changeInvitation(trx, invitation, { withdrawn_at: now }))) return refuse('NoAccess')
    note({ details: { invitation: body.InvitationID } })
    return {}
  },
}

/** The open ones that a person sent: no one joins at the word of who may not invite any more. */
const withdrawInvitationsOf = async (
  trx: Trx,
  { brokerageId, personId, now }: { brokerageId: string; personId: string; now: Date },
): Promise<void> => {
  await trx
    .updateTable('person_invitations')
    .set({ withdrawn_at: now })
    .where('brokerage_id', '=', brokerageId)
    .where('invited_by', '=', personId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Whether someone else could still manage the brokerage's people. Of two owners who lower each other one is refused, as the calls are alone. */
const hasOtherOwner = async (trx: Trx, brokerageId: string, personId: string): Promise<boolean> => {
  const owners = await trx
    .selectFrom('memberships')
    .select(['person_id', 'withheld'])
    .where('brokerage_id', '=', brokerageId)
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .execute()
  return owners.some((one) => one.person_id !== personId && !one.withheld.includes('person.manage'))
}

export const changePerson: Handler<Calls['changePerson']> = {
  async transaction({ body, scope: { session }, now, note, refuse, assertNoProblems }, trx) {
    const { brokerageId } = session
    assertNoProblems(rightsProblems(body))
    const staysOwner = body.Role === 'owner' && !body.Withheld.includes('person.manage')
    const isCovered = staysOwner || (await hasOtherOwner(trx, brokerageId, body.PersonID))
    const held = await holdMember(trx, brokerageId, body.PersonID)
    if (!held) return refuse('NoAccess')
    if (body.Before !== undefined && !isDeepStrictEqual(body.Before, rightsReply(held))) return refuse('StaleEdit')
    if (!isCovered) return refuse('LastOwner')
    // A site of theirs that was removed meanwhile has no box to uncheck.
    const known = await sitesOf(trx, brokerageId)
    const rights = { ...body, Sites: body.Sites.filter((site) => known.includes(site) || !held.sites.includes(site)) }
    assertNoProblems(rightsProblems(rights))
    if (await namesForeignSite(trx, brokerageId, rights)) return refuse('UnknownSite')
    if (body.Role !== 'owner' && (await breaksGlass(trx, body.PersonID, brokerageId))) return refuse('BreakGlassPerson')
    await trx
      .updateTable('memberships')
      .set(storedRights(rights))
      .where('brokerage_id', '=', brokerageId)
      .where('person_id', '=', body.PersonID)
      .execute()
    const { Role: role, Reach: reach, Withheld: withheld, Granted: granted } = body
    await endWhatTheyOpened(trx, brokerageId, body.PersonID)
    await handOverLeads(trx, { brokerageId, personId: body.PersonID, dealsTo: body.PersonID })
    if (!mayDo(storedRights(body), 'person.manage'))
      await withdrawInvitationsOf(trx, { brokerageId, personId: body.PersonID, now })
    note({ details: { person: body.PersonID, role, reach, withheld, granted } })
    return {}
  },
}

export const endPerson: Handler<Calls['endPerson']> = {
  async transaction({ body, scope: { session }, now, note, refuse }, trx) {
    const { brokerageId } = session
    const { PersonID: personId, DealsTo: dealsTo } = body
    const isCovered = await hasOtherOwner(trx, brokerageId, personId)
    if (!(await holdMember(trx, brokerageId, personId))) return refuse('NoAccess')
    if (dealsTo !== '' && !(await mayTakeOver(trx, { brokerageId, personId, dealsTo }))) return refuse('NoAccess')
    if (!isCovered) return refuse('LastOwner')
    if (await breaksGlass(trx, personId, brokerageId)) return refuse('BreakGlassPerson')
    await trx
      .updateTable('memberships')
      .set({ ended_at: now, ...noLink })
      .where('brokerage_id', '=', brokerageId)
      .where('person_id', '=', personId)
      .execute()
    const deals = await handOverDeals(trx, { brokerageId, personId, dealsTo })
    await handOverLeads(trx, { brokerageId, personId, dealsTo })
    await trx
      .updateTable('brokerage_sites')
      .set({ lead_id: dealsTo === '' ? null : dealsTo })
      .where('brokerage_id', '=', brokerageId)
      .where('lead_id', '=', personId)
      .execute()
    await trx
      .deleteFrom('office_sessions')
      .where('person_id', '=', personId)
      .where('brokerage_id', '=', brokerageId)
      .execute()
    await unlink(trx, { brokerageId, personId })
    await removeFactorsUnder(trx, personId, brokerageId)
    await deleteOwnViews(trx, { brokerageId, personId })
    await endWhatTheyMade(trx, brokerageId, personId, now)
    note({ details: { person: personId, deals, dealsTo } })
    return { Deals: deals }
  },
}

interface HandedOver {
  brokerageId: string
  personId: string
  dealsTo: string
}

/** Those of a site whose leads who gets them does not see are no one's then. */
const handOverLeads = async (trx: Trx, { brokerageId, personId, dealsTo }: HandedOver): Promise<void> => {
  await sql`select foyer_hand_over_leads(${brokerageId}, ${personId}, ${dealsTo})`.execute(trx)
}

/** Of another one who works there, and sees all of it then: the deals of the person, and those of the sites that they lead. */
const mayTakeOver = async (trx: Trx, { brokerageId, personId, dealsTo }: HandedOver): Promise<boolean> => {
  const heir = dealsTo === personId ? undefined : await keepMember(trx, brokerageId, dealsTo)
  if (heir === undefined) return false
  const { rows } = await sql<{ slug: string }>`select slug from brokerage_sites s where brokerage_id = ${brokerageId}
    and (lead_id = ${personId} or exists (select from deal_owners o where o.slug = s.slug and o.person_id = ${personId}))`.execute(
    trx,
  )
  const sites = rows.map(({ slug }) => slug)
  return sites.length === 0 || (await canOwnDealsOf(trx, heir, sites))
}

/** The deals of a person in one brokerage go to another person, or to no one; returns how many. */
const handOverDeals = async (trx: Trx, { brokerageId, personId, dealsTo }: HandedOver): Promise<number> => {
  const sites = await sitesOf(trx, brokerageId)
  if (sites.length === 0) return 0
  const moved =
    dealsTo === ''
      ? await trx
          .deleteFrom('deal_owners')
          .where('person_id', '=', personId)
          .where('slug', 'in', sites)
          .returning('application_id')
          .execute()
      : await trx
          .updateTable('deal_owners')
          .set({ person_id: dealsTo })
          .where('person_id', '=', personId)
          .where('slug', 'in', sites)
          .returning('application_id')
          .execute()
  return moved.length
}

/** Sessions as clients that they opened, themselves and with the keys that they made. */
const endWhatTheyOpened = async (trx: Trx, brokerageId: string, personId: string): Promise<void> => {
  const actor = actorOfPerson(personId)
  await endHandOffs(trx, [actor, ...(await actorsOfKeysMadeBy(trx, actor))], brokerageId)
}

/** What a person opened and made, which would outlive their end, or was made by another with their lost factors. */
const endWhatTheyMade = async (trx: Trx, brokerageId: string, personId: string, now: Date): Promise<void> => {
  await endWhatTheyOpened(trx, brokerageId, personId)
  await endKeysMadeBy(trx, actorOfPerson(personId), brokerageId, now)
  await withdrawInvitationsOf(trx, { brokerageId, personId, now })
}

export const resetFactors = ({ mails }: Pick<OfficeParts, 'mails'>): Handler<Calls['resetFactors']> => ({
  async free({ body, scope: { session }, now, note, refuse, transaction }) {
    const { brokerageId, personId: ownerId } = session
    await transaction(async (trx) => {
      // For oneself there are recovery codes: an owner without a factor would be no different from anyone who reads their mail.
      if (body.PersonID === ownerId || !(await holdMember(trx, brokerageId, body.PersonID))) return refuse('NoAccess')
      if ((await activeMemberships(trx, body.PersonID)).length > 1) return refuse('PersonOfOtherBrokerages')
      if (await breaksGlass(trx, body.PersonID)) return refuse('BreakGlassPerson')
      await removeFactorsOf(trx, body.PersonID)
      await beginAnew(trx, { brokerageId, personId: body.PersonID }, now)
      await endWhatTheyMade(trx, brokerageId, body.PersonID, now)
      const person = await getPerson(trx, body.PersonID)
      const owner = await getPerson(trx, ownerId)
      await mails.factorsReset(trx, person, now, nameOf(owner))
      await mails.factorsResetByYou(trx, owner, now, { person: nameOf(person) })
    })
    note({ details: { person: body.PersonID } })
    return {}
  },
})

/** For an owner of whichever brokerage, since no one in it may be able to help them. */
export const resetOwnerFactors = ({ mails }: Pick<OfficeParts, 'mails'>): Handler<ResetOwnerFactors> => ({
  async transaction({ body, now, note, refuse }, trx) {
    const person = await findPersonByEmail(trx, normaliseEmail(body.Email))
    if (!person) return refuse('NoAccess')
    const memberships = await activeMemberships(trx, person.person_id)
    if (!memberships.some(({ role }) => role === 'owner')) return refuse('NoAccess')
    for (const { brokerage_id } of memberships) await holdMember(trx, brokerage_id, person.person_id)
    await removeFactorsOf(trx, person.person_id)
    for (const { brokerage_id: brokerageId } of memberships) {
      await beginAnew(trx, { brokerageId, personId: person.person_id }, now)
      await endWhatTheyMade(trx, brokerageId, person.person_id, now)
    }
    await mails.factorsReset(trx, person, now)
    note({ details: { person: person.person_id } })
    return {}
  },
})
