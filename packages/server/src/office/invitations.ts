import type { officeSignInCalls } from '@foyer/contract/office/sign-in-calls.ts'
import { nameProblems } from '@foyer/domain/account/rules.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import type { Selectable } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { keyedHash } from '../kit/hash.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { beginWithLink } from './begin-session.ts'
import { listFactors } from './factors-store.ts'
import { officeLimits } from './limits.ts'
import type { OfficeParts } from './parts.ts'
import {
  allowEnrolment,
  ensurePerson,
  findPersonByEmail,
  getPerson,
  mayEnrol,
  nameOf,
  namesReply,
  openMemberships,
  type Person,
  type PersonNames,
  requireProviderElsewhere,
  rightsReply,
} from './people-store.ts'
import { factorKindsOf } from './sessions.ts'
import { findProvider, offerOf } from './sign-on-store.ts'

type Calls = typeof officeSignInCalls

export const invitationHash = ({ keys }: Pick<OfficeParts, 'keys'>, token: string): Buffer =>
  keyedHash(keys.tokens, 'person-invitation', token)

export const openInvitation = (trx: Trx, parts: Pick<OfficeParts, 'keys'>, token: string, now: Date) =>
  trx
    .selectFrom('person_invitations')
    .selectAll()
    .where('token_hash', '=', invitationHash(parts, token))
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)

export const loadInvitation = (parts: OfficeParts): Handler<Calls['loadInvitation']> => ({
  async free({ body, now, ip, refuse, transaction }) {
    await parts.limiter.takeOrRefuse(officeLimits.links, ip, now)
    const found = await transaction(async (trx) => {
      const invitation = await openInvitation(trx, parts, body.Token, now).executeTakeFirst()
      if (!invitation) return undefined
      const { legal_name: Brokerage } = await trx
        .selectFrom('brokerages')
        .select('legal_name')
        .where('brokerage_id', '=', invitation.brokerage_id)
        .executeTakeFirstOrThrow()
      const known = await findPersonByEmail(trx, invitation.email)
      const provider = await findProvider(trx, invitation.brokerage_id)
      return {
        Brokerage,
        InvitedBy: nameOf(await getPerson(trx, invitation.invited_by)),
        Email: invitation.email,
        SignOns: provider === undefined ? [] : [offerOf(provider)],
        SignOnRequiredFl: provider?.is_required ? (1 as const) : (0 as const),
        ...namesReply(known ?? invitation),
        ...rightsReply(invitation),
        ExpiresAt: invitation.expires_at.toISOString(),
        Known: known ? 1 : 0,
      }
    })
    return found ?? refuse('InvitationExpired')
  },
})

type Invitation = Selectable<Tables['person_invitations']>

/** The invited person becomes one of the brokerage, by its provider or by the mailed link; the invitation is used up. */
export const acceptOpen = async (
  trx: Trx,
  invitation: Invitation,
  names: PersonNames,
  { by, now }: { by: 'provider' | 'mail'; now: Date },
): Promise<Person> => {
  const { brokerage_id, email, role, reach, sites, withheld, granted } = invitation
  const cleaned = { FirstName: cleanLine(names.FirstName), LastName: cleanLine(names.LastName) }
  const person = await ensurePerson(trx, email, { ...cleaned, LanguageID: names.LanguageID }, now)
  const makesFirst = by === 'mail' && (await listFactors(trx, person.person_id)).length === 0
  if (makesFirst) {
    // It must not open, later, what has to be opened by a provider today.
    await requireProviderElsewhere(trx, person.person_id)
    await allowEnrolment(trx, person.person_id, now)
  }
  const rights = {
    role,
    reach,
    sites,
    withheld,
    granted,
    factor_after: makesFirst ? null : by,
    joined_at: now,
    ended_at: null,
  }
  await trx
    .insertInto('memberships')
    .values({ brokerage_id, person_id: person.person_id, ...rights })
    .onConflict((conflict) => conflict.columns(['brokerage_id', 'person_id']).doUpdateSet(rights))
    .execute()
  await trx
    .updateTable('person_invitations')
    .set({ accepted_at: now })
    .where('invitation_id', '=', invitation.invitation_id)
    .execute()
  return person
}

/**
 * Whether a mailed link must not let the invited person in: they have a factor that does not open this brokerage, or have none, and
 * one that they make by mail would open another brokerage too, whose people alone answer for that.
 */
const needsOtherWayFirst = async (trx: Trx, person: Person, { brokerage_id }: Invitation, now: Date) => {
  if (person.factors_under !== null && person.factors_under !== brokerage_id) return true
  const kinds = await factorKindsOf(trx, person.person_id)
  if (kinds.some((kind) => kind !== 'recovery') || mayEnrol(person, now)) return false
  const open = await openMemberships(trx, {
    ...{ personId: person.person_id, stage: 'code', signOnOf: '', isVouched: false },
  })
  return open.some((one) => one.brokerage_id !== brokerage_id)
}

export const acceptInvitation = (parts: OfficeParts): Handler<Calls['acceptInvitation']> => ({
  async free(context) {
    const { body, now, ip, refuse, assertNoProblems, transaction } = context
    await parts.limiter.takeOrRefuse(officeLimits.links, ip, now)
    assertNoProblems(nameProblems(body))
    const step = await transaction(async (trx) => {
      const invitation = await openInvitation(trx, parts, body.Token, now).forUpdate().executeTakeFirst()
      if (!invitation) return undefined
      const { brokerage_id, invitation_id, role, reach } = invitation
      // Without the provider they could accept, and not get in.
      if ((await findProvider(trx, brokerage_id))?.is_required) return refuse('NoAccess')
      const known = await findPersonByEmail(trx, invitation.email)
      if (known && (await needsOtherWayFirst(trx, known, invitation, now))) return refuse('InvitationOfOtherSignOn')
      const person = await acceptOpen(trx, invitation, body, { by: 'mail', now })
      const begun = await beginWithLink(trx, parts, context, person.person_id, brokerage_id)
      context.note({ details: { invitation: invitation_id, brokerage: brokerage_id, role, reach } })
      return begun
    })
    return step ?? refuse('InvitationExpired')
  },
})
