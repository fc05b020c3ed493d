import { knownBrowserDays } from '@foyer/domain/office/limits.ts'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import type { SignOnApp } from '../ports/sign-on.ts'
import { acceptOwnFactor, allowEnrolment } from './people-store.ts'

export type Provider = Selectable<Tables['identity_providers']>

/** How many browsers with a person's sign-ins through one provider are kept. */
const mostBrowsers = 10

export const findProvider = (trx: Trx, brokerageId: string): Promise<Provider | undefined> =>
  trx.selectFrom('identity_providers').selectAll().where('brokerage_id', '=', brokerageId).executeTakeFirst()

/**
 * Whether it is still the one with which a round trip was made: its replies take as long as it likes, and an owner may have
 * changed it meanwhile. Held until the transaction ends, so that a change afterwards ends the session that it begins.
 */
export const isUnchanged = async (trx: Trx, { brokerage_id, issuer, client_id }: Provider): Promise<boolean> =>
  (await trx
    .selectFrom('identity_providers')
    .select('brokerage_id')
    .where('brokerage_id', '=', brokerage_id)
    .where('issuer', '=', issuer)
    .where('client_id', '=', client_id)
    .forShare()
    .executeTakeFirst()) !== undefined

const secretPlace = (brokerageId: string) =>
  ({ table: 'identity_providers', column: 'client_secret', row: brokerageId, site: '*' }) as const

export const sealSecret = (crypto: FieldCrypto, brokerageId: string, secret: string): Buffer =>
  crypto.encrypt(secret, secretPlace(brokerageId))

export const appOf = (crypto: FieldCrypto, provider: Provider): SignOnApp => ({
  issuer: provider.issuer,
  clientId: provider.client_id,
  clientSecret: crypto.decrypt(provider.client_secret, secretPlace(provider.brokerage_id)),
})

/** What the pages of a sign-in offer. */
export const offerOf = ({ brokerage_id, name }: Pick<Provider, 'brokerage_id' | 'name'>) => ({
  BrokerageID: brokerage_id,
  Name: name,
})

/** The account of a person at the provider as it is now. */
export const findIdentity = (trx: Trx, { brokerage_id, issuer }: Provider, personId: string) =>
  trx
    .selectFrom('person_identities')
    .selectAll()
    .where('brokerage_id', '=', brokerage_id)
    .where('issuer', '=', issuer)
    .where('person_id', '=', personId)
    .executeTakeFirst()

/** Whom the provider names, if they work for its brokerage; the account counts as used. */
export const personOfIdentity = async (
  trx: Trx,
  { brokerage_id, issuer }: Provider,
  subject: string,
  now: Date,
): Promise<string | undefined> => {
  const row = await trx
    .updateTable('person_identities as i')
    .set({ last_used_at: now })
    .where('i.brokerage_id', '=', brokerage_id)
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .where(sql<SqlBool>`exists (select from memberships m
      where m.brokerage_id = i.brokerage_id and m.person_id = i.person_id and m.ended_at is null)`)
    .returning('i.person_id')
    .executeTakeFirst()
  return row?.person_id
}

/** Links an account, in place of a former one; false if it is another person's. */
export const linkIdentity = async (
  trx: Trx,
  { brokerage_id, issuer }: Provider,
  { personId, subject, now }: { personId: string; subject: string; now: Date },
): Promise<boolean> => {
  await trx
    .deleteFrom('person_identities')
    .where('brokerage_id', '=', brokerage_id)
    .where('issuer', '=', issuer)
    .where('person_id', '=', personId)
    .execute()
  const row = await trx
    .insertInto('person_identities')
    .values({ brokerage_id, issuer, subject, person_id: personId, linked_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The person’s accounts at the provider of a brokerage, whichever issuer it had, and the browsers that offer it to them. */
export const unlink = async (
  trx: Trx,
  { brokerageId, personId }: { brokerageId: string; personId: string },
): Promise<number> => {
  const removed = await trx
    .deleteFrom('person_identities')
    .where('brokerage_id', '=', brokerageId)
    .where('person_id', '=', personId)
    .returning('subject')
    .execute()
  await trx
    .deleteFrom('sign_on_browsers')
    .where('brokerage_id', '=', brokerageId)
    .where('person_id', '=', personId)
    .execute()
  return removed.length
}

/**
 * The person begins anew, with a factor that they make by mail; where nothing but the provider lets them in, their account there stays
 * instead.
 */
export const beginAnew = async (
  trx: Trx,
  { brokerageId, personId }: { brokerageId: string; personId: string },
  now: Date,
): Promise<void> => {
  const provider = await findProvider(trx, brokerageId)
  if (provider?.is_required && provider.break_glass_id !== personId) return
  await unlink(trx, { brokerageId, personId })
  await acceptOwnFactor(trx, personId, { brokerageId })
  await allowEnrolment(trx, personId, now)
}

/** The providers through which a person has to come, or may, since their account there is linked. */
export const signOnsOf = async (trx: Trx, personId: string) => {
  const rows = await trx
    .selectFrom('identity_providers as p')
    .innerJoin('memberships as m', 'm.brokerage_id', 'p.brokerage_id')
    .select(['p.brokerage_id', 'p.name'])
    .where('m.person_id', '=', personId)
    .where('m.ended_at', 'is', null)
    .where(sql<SqlBool>`(p.is_required and p.break_glass_id is distinct from m.person_id or exists (
      select from person_identities i
       where i.brokerage_id = p.brokerage_id and i.issuer = p.issuer and i.person_id = m.person_id))`)
    .orderBy('p.name')
    .orderBy('p.brokerage_id')
    .execute()
  return rows.map(offerOf)
}

const oldestKnown = (now: Date) => new Date(now.getTime() - knownBrowserDays * 24 * 60 * 60 * 1000)

/** The providers with which people signed in in this browser. */
export const signOnsOfBrowser = async (trx: Trx, device: Buffer, now: Date) => {
  const rows = await trx
    .selectFrom('sign_on_browsers as b')
    .innerJoin('identity_providers as p', 'p.brokerage_id', 'b.brokerage_id')
    .select(['p.brokerage_id', 'p.name'])
    .distinct()
    .where('b.device_hash', '=', device)
    .where('b.seen_at', '>', oldestKnown(now))
    .orderBy('p.name')
    .orderBy('p.brokerage_id')
    .limit(5)
    .execute()
  return rows.map(offerOf)
}

export const isSignOnBrowser = async (trx: Trx, personId: string, device: Buffer, now: Date): Promise<boolean> =>
  (await trx
    .selectFrom('sign_on_browsers')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('device_hash', '=', device)
    .where('seen_at', '>', oldestKnown(now))
    .executeTakeFirst()) !== undefined

export const rememberSignOn = async (
  trx: Trx,
  { brokerageId, personId, device, now }: { brokerageId: string; personId: string; device: Buffer; now: Date },
): Promise<void> => {
  await trx
    .insertInto('sign_on_browsers')
    .values({ person_id: personId, brokerage_id: brokerageId, device_hash: device, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'brokerage_id', 'device_hash']).doUpdateSet({ seen_at: now }),
    )
    .execute()
  await sql`
    delete from sign_on_browsers where person_id = ${personId} and brokerage_id = ${brokerageId}
       and device_hash not in (
      select device_hash from sign_on_browsers where person_id = ${personId} and brokerage_id = ${brokerageId}
       order by seen_at desc, device_hash limit ${mostBrowsers})`.execute(trx)
}

/** Whether a brokerage counts on this person for the day when its provider does not work; in any brokerage without an id. */
export const breaksGlass = async (trx: Trx, personId: string, brokerageId?: string): Promise<boolean> => {
  const query = trx.selectFrom('identity_providers').select('brokerage_id').where('break_glass_id', '=', personId)
  const found = await (brokerageId === undefined ? query : query.where('brokerage_id', '=', brokerageId))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
