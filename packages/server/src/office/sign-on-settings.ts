import { isDeepStrictEqual } from 'node:util'
import type { officeSignOnCalls } from '@foyer/contract/office/sign-on-calls.ts'
import { plainLine } from '@foyer/domain/kit/text.ts'
import { issuerOf, issuerProblems, signOnProblems } from '@foyer/domain/office/sign-on.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { CallContext, Handler } from '../kit/implement-calls.ts'
import { actorOfPerson } from '../kit/office-session.ts'
import { endHandOffs } from '../kit/session.ts'
import { officeLimits } from './limits.ts'
import type { OfficeParts } from './parts.ts'
import {
  acceptOwnFactor,
  allowEnrolment,
  getPerson,
  type InBrokerage,
  lockPerson,
  nameOf,
  ownersOf,
} from './people-store.ts'
import { findIdentity, findProvider, type Provider, sealSecret } from './sign-on-store.ts'
import { redirectUriOf } from './sign-on-trip.ts'

type Calls = typeof officeSignOnCalls
type Settings = Pick<CallContext<Calls['saveSignOn' | 'testSignOn']>, 'now' | 'scope' | 'refuse'>

/** The people of a brokerage, with what matters for single sign-on: whether they have a passkey that opens it without the provider. */
const listMembers = async (trx: Trx, brokerageId: string) => {
  const { rows } = await sql<{ id: string; name: string; is_owner: boolean; has_passkey: boolean; is_linked: boolean }>`
    select m.person_id as id, trim(p.first_name || ' ' || p.last_name) as name, m.role = 'owner' as is_owner,
      exists (select from factors f where f.person_id = m.person_id and f.kind = 'passkey')
        and m.factor_after is null and (p.factors_under is null or p.factors_under = m.brokerage_id) as has_passkey,
      exists (select from person_identities i join identity_providers v
        on v.brokerage_id = i.brokerage_id and v.issuer = i.issuer
        where i.brokerage_id = m.brokerage_id and i.person_id = m.person_id) as is_linked
    from memberships m join people p on p.person_id = m.person_id
    where m.brokerage_id = ${brokerageId} and m.ended_at is null
    order by p.last_name, p.first_name, m.person_id`.execute(trx)
  return rows
}

const settingsReply = (provider: Provider | undefined) => ({
  Name: provider?.name ?? '',
  Issuer: provider?.issuer ?? '',
  ClientID: provider?.client_id ?? '',
  RequiredFl: provider?.is_required ? (1 as const) : (0 as const),
  BreakGlassPersonID: provider?.break_glass_id ?? '',
})

export const loadSignOn = (parts: Pick<OfficeParts, 'publicUrl'>): Handler<Calls['loadSignOn']> => ({
  async transaction({ scope: { session } }, trx) {
    const { brokerageId } = session
    const provider = await findProvider(trx, brokerageId)
    const members = await listMembers(trx, brokerageId)
    return {
      ...settingsReply(provider),
      KnownFl: provider === undefined ? 0 : 1,
      RedirectUri: redirectUriOf(parts, brokerageId),
      SignInUrl: `${parts.publicUrl}/office/sign-in?with=${brokerageId}`,
      Owners: members
        .filter(({ is_owner }) => is_owner)
        .map(({ id, name, has_passkey }) => ({
          ...{ PersonID: id, Name: name },
          HasPasskeyFl: has_passkey ? (1 as const) : (0 as const),
        })),
      Linked: members.filter(({ is_linked }) => is_linked).length,
      NotLinked: members.filter(({ is_linked }) => !is_linked).map(({ name }) => name),
    }
  },
})

/** What the issuer publishes can be used; else the reason is at its field. */
const inspect = async (parts: OfficeParts, { scope, now, refuse }: Settings, issuer: string): Promise<string> => {
  await parts.limiter.takeOrRefuse(officeLimits.signOnTests, scope.session?.brokerageId ?? '', now)
  const found = await parts.signOn.inspect(issuer)
  return typeof found === 'string' ? refuse(found, { errors: [{ Field: 'Issuer', Key: found }] }) : found.host
}

export const testSignOn = (parts: OfficeParts): Handler<Calls['testSignOn']> => ({
  async free(context) {
    const { body, assertNoProblems } = context
    assertNoProblems(issuerProblems(body))
    return { SignInHost: await inspect(parts, context, issuerOf(body.Issuer) ?? '') }
  },
})

const storedOf = (provider: Provider | undefined) =>
  provider && { Issuer: provider.issuer, ClientID: provider.client_id }

/** To each owner: how they all sign in was changed, by one of them or by another with their session. */
const notifyOwners = async (trx: Trx, { mails }: Pick<OfficeParts, 'mails'>, by: InBrokerage, now: Date) => {
  const owner = nameOf(await getPerson(trx, by.personId))
  for (const to of await ownersOf(trx, by)) await mails.signOnChanged(trx, to, now, { owner })
}

/** Sessions that the provider as it was began, but the one that changes it, and what their people opened as clients. */
const endSignOns = async (trx: Trx, brokerageId: string, except: string): Promise<void> => {
  const ended = await trx
    .deleteFrom('office_sessions')
    .where('sign_on_of', '=', brokerageId)
    .where('session_id', '<>', except)
    .returning('person_id')
    .execute()
  await endHandOffsOf(trx, brokerageId, new Set(ended.map(({ person_id }) => person_id)))
}

/**
 * Once a provider names its people no more: an own factor opens the brokerage after a mailed code instead, and who has none makes one by
 * mail for some days, as the page has announced. Not who also works for another brokerage, which that would open.
 */
const goWithout = async (
  trx: Trx,
  { brokerage_id, is_required }: Pick<Provider, 'brokerage_id' | 'is_required'>,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('memberships')
    .set({ factor_after: 'mail' })
    .where('brokerage_id', '=', brokerage_id)
    .where('factor_after', '=', 'provider')
    .execute()
  if (is_required) return
  const { rows } = await sql<{ person_id: string }>`select person_id from memberships m
    where brokerage_id = ${brokerage_id} and ended_at is null
      and not exists (select from factors f where f.person_id = m.person_id)
      and not exists (select from memberships other where other.person_id = m.person_id
        and other.brokerage_id <> m.brokerage_id and other.ended_at is null)`.execute(trx)
  for (const { person_id: personId } of rows) {
    await allowEnrolment(trx, personId, now)
    await acceptOwnFactor(trx, personId, { brokerageId: brokerage_id })
  }
}

/** What they opened as clients of the brokerage. */
const endHandOffsOf = (trx: Trx, brokerageId: string, people: Iterable<string>): Promise<void> =>
  endHandOffs(trx, [...people].map(actorOfPerson), brokerageId)

export const saveSignOn = (parts: OfficeParts): Handler<Calls['saveSignOn']> => ({
  async free(context) {
    const { body, scope, now, note, refuse, assertNoProblems, transaction } = context
    const { brokerageId, personId, sessionId } = scope.session
    const before = await transaction((trx) => findProvider(trx, brokerageId))
    assertNoProblems(signOnProblems(body, storedOf(before)))
    const issuer = issuerOf(body.Issuer) ?? ''
    await inspect(parts, context, issuer)
    await transaction(async (trx) => {
      // Held as by those who remove a factor: the passkey of who breaks glass stays.
      await lockPerson(trx, body.BreakGlassPersonID)
      const stored = await findProvider(trx, brokerageId)
      if (body.Before !== undefined && !isDeepStrictEqual(body.Before, settingsReply(stored)))
        return refuse('StaleEdit')
      // Another owner may have changed it meanwhile: the secret that is kept must still be the one of this issuer.
      assertNoProblems(signOnProblems(body, storedOf(stored)))
      const members = await listMembers(trx, brokerageId)
      const breaker = members.find(({ id }) => id === body.BreakGlassPersonID)
      if (body.RequiredFl === 1 && !(breaker?.is_owner && breaker.has_passkey))
        return refuse('RequiredBreakGlass', { errors: [{ Field: 'BreakGlassPersonID', Key: 'RequiredBreakGlass' }] })
      const secret = plainLine(body.ClientSecret)
      const next: Provider = {
        ...{ brokerage_id: brokerageId, name: plainLine(body.Name), issuer, client_id: body.ClientID.trim() },
        client_secret: stored && secret === '' ? stored.client_secret : sealSecret(parts.crypto, brokerageId, secret),
        ...{ is_required: body.RequiredFl === 1, break_glass_id: body.RequiredFl === 1 ? (breaker?.id ?? null) : null },
        changed_at: now,
      }
      await trx
        .insertInto('identity_providers')
        .values(next)
        .onConflict((conflict) => conflict.column('brokerage_id').doUpdateSet(next))
        .execute()
      if (next.is_required && breaker?.id !== personId && !(await findIdentity(trx, next, personId)))
        return refuse('RequiredOwnSignOn', { errors: [{ Field: 'RequiredFl', Key: 'RequiredOwnSignOn' }] })
      const isOther = stored !== undefined && (stored.issuer !== issuer || stored.client_id !== next.client_id)
      if (isOther) await endSignOns(trx, brokerageId, sessionId)
      if (stored !== undefined && stored.issuer !== issuer) await goWithout(trx, next, now)
      // Sessions without the provider open nothing from now on.
      if (next.is_required && !(stored?.is_required && stored.break_glass_id === next.break_glass_id))
        await endHandOffsOf(
          trx,
          brokerageId,
          members.map(({ id }) => id),
        )
      await notifyOwners(trx, parts, { brokerageId, personId }, now)
      note({ details: { required: next.is_required, otherIssuer: isOther, newSecret: secret !== '' } })
    })
    return {}
  },
})

export const removeSignOn = (parts: OfficeParts): Handler<Calls['removeSignOn']> => ({
  async transaction({ scope: { session }, now, refuse }, trx) {
    const { brokerageId, personId } = session
    if (!(await findProvider(trx, brokerageId))) return refuse('NoAccess')
    await trx.deleteFrom('identity_providers').where('brokerage_id', '=', brokerageId).execute()
    await endSignOns(trx, brokerageId, session.isVouched ? '' : session.sessionId)
    await goWithout(trx, { brokerage_id: brokerageId, is_required: false }, now)
    await notifyOwners(trx, parts, { brokerageId, personId }, now)
    return {}
  },
})
