import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { invitationDays } from '@foyer/domain/office/limits.ts'
import { mayDo, type Reach, type Role } from '@foyer/domain/office/permissions.ts'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { randomPublicId } from '../kit/hash.ts'
import type { OfficeSession } from '../kit/office-session.ts'

export type Person = Selectable<Tables['people']>
export type Membership = Selectable<Tables['memberships']>

/** What a person may do in a brokerage, as on the wire. */
export interface WireRights {
  Role: Role
  Reach: Reach
  Sites: string[]
  Withheld: OfficeAction[]
  Granted: OfficeAction[]
}

type StoredRights = Pick<Membership, 'role' | 'reach' | 'sites' | 'withheld' | 'granted'>

export const rightsReply = ({ role, reach, sites, withheld, granted }: StoredRights): WireRights => ({
  Role: role,
  Reach: reach,
  Sites: sites,
  Withheld: withheld as OfficeAction[],
  Granted: granted as OfficeAction[],
})

/** Sites count for the reach `sites` only, so that none of a former choice come back. */
export const storedRights = ({ Role: role, Reach: reach, Sites, Withheld, Granted }: WireRights): StoredRights => ({
  role,
  reach,
  sites: reach === 'sites' ? Sites : [],
  withheld: Withheld,
  granted: Granted,
})

export const namesReply = (row: Pick<Person, 'first_name' | 'last_name' | 'language'>) => ({
  FirstName: row.first_name,
  LastName: row.last_name,
  LanguageID: row.language,
})

export const nameOf = (row: Pick<Person, 'first_name' | 'last_name'>) => `${row.first_name} ${row.last_name}`.trim()

export const findPerson = (trx: Trx, personId: string): Promise<Person | undefined> =>
  trx.selectFrom('people').selectAll().where('person_id', '=', personId).executeTakeFirst()

export const getPerson = async (trx: Trx, personId: string): Promise<Person> => {
  const person = await findPerson(trx, personId)
  if (!person) throw new Error('a session names a person who does not exist')
  return person
}

/** Serializes changes of what a person signs in with. */
export const lockPerson = async (trx: Trx, personId: string): Promise<void> => {
  await trx.selectFrom('people').select('person_id').where('person_id', '=', personId).forUpdate().execute()
}

/** `email` is lower case, as stored. */
export const findPersonByEmail = (trx: Trx, email: string): Promise<Person | undefined> =>
  trx.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()

export interface PersonNames {
  FirstName: string
  LastName: string
  LanguageID: number
}

const columnsOf = ({ FirstName, LastName, LanguageID }: PersonNames) => ({
  first_name: FirstName,
  last_name: LastName,
  language: LanguageID,
})

/** The person of an address, who is made if there is none; an existing one keeps their name. */
export const ensurePerson = async (trx: Trx, email: string, names: PersonNames, now: Date): Promise<Person> => {
  await trx
    .insertInto('people')
    .values({ person_id: randomPublicId(), email, ...columnsOf(names), created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  // Held as by lockPerson: no factor is made while they join a brokerage.
  return trx.selectFrom('people').selectAll().where('email', '=', email).forUpdate().executeTakeFirstOrThrow()
}

/** Their mail alone makes a first factor for some days: an invitation, or who answers for all that it opens, wants it so. */
export const allowEnrolment = async (trx: Trx, personId: string, now: Date): Promise<void> => {
  const enrols_until = new Date(now.getTime() + invitationDays * 24 * 60 * 60 * 1000)
  await trx.updateTable('people').set({ enrols_until }).where('person_id', '=', personId).execute()
}

export const endEnrolment = async (trx: Trx, personId: string): Promise<void> => {
  await trx.updateTable('people').set({ enrols_until: null }).where('person_id', '=', personId).execute()
}

/**
 * Own factors open these brokerages of the person from now on: one was used in one sign-in with what they joined by, or an owner lets
 * them begin anew.
 */
export const acceptOwnFactor = async (
  trx: Trx,
  personId: string,
  { brokerageId, after }: { brokerageId?: string; after?: 'mail' },
): Promise<void> => {
  let rows = trx.updateTable('memberships').set({ factor_after: null }).where('person_id', '=', personId)
  if (brokerageId !== undefined) rows = rows.where('brokerage_id', '=', brokerageId)
  await rows.where((is) => (after ? is('factor_after', '=', after) : is('factor_after', 'is not', null))).execute()
}

/** An own factor that they make now opens those brokerages only after it was used with the provider that opens them today. */
export const requireProviderElsewhere = async (trx: Trx, personId: string): Promise<void> => {
  const open = await openMemberships(trx, { personId, stage: 'code', signOnOf: '', isVouched: false })
  const isOpen = new Set(open.map(({ brokerage_id }) => brokerage_id))
  for (const { brokerage_id: brokerageId } of await activeMemberships(trx, personId))
    if (!isOpen.has(brokerageId))
      await trx
        .updateTable('memberships')
        .set({ factor_after: 'provider' })
        .where('brokerage_id', '=', brokerageId)
        .where('person_id', '=', personId)
        .execute()
}

/** Whether the person signs in with a mailed code first, since own factors open a brokerage of theirs only then. */
export const needsMailFirst = async (trx: Trx, personId: string): Promise<boolean> =>
  (await activeMemberships(trx, personId)).some(({ factor_after }) => factor_after === 'mail')

/** Whether the provider is the person's only way into the brokerage: own factors were made elsewhere and not used with it. */
export const isByProvider = async (trx: Trx, { personId, brokerageId }: InBrokerage): Promise<boolean> =>
  (await trx
    .selectFrom('memberships as m')
    .innerJoin('people as p', 'p.person_id', 'm.person_id')
    .select('m.person_id')
    .where('m.brokerage_id', '=', brokerageId)
    .where('m.person_id', '=', personId)
    .where('m.factor_after', '=', 'provider')
    .where((is) => is('p.factors_under', 'is distinct from', brokerageId))
    .executeTakeFirst()) !== undefined

export const mayEnrol = ({ enrols_until }: Person, now: Date): boolean => enrols_until !== null && enrols_until > now

export const renamePerson = async (trx: Trx, personId: string, names: PersonNames): Promise<void> => {
  await trx.updateTable('people').set(columnsOf(names)).where('person_id', '=', personId).execute()
}

export const activeMemberships = (trx: Trx, personId: string) =>
  trx
    .selectFrom('memberships')
    .innerJoin('brokerages', 'brokerages.brokerage_id', 'memberships.brokerage_id')
    .selectAll('memberships')
    .select('brokerages.legal_name')
    .where('memberships.person_id', '=', personId)
    .where('memberships.ended_at', 'is', null)
    .orderBy('memberships.joined_at')
    .orderBy('memberships.brokerage_id')
    .execute()

/** Those of them that a session opens, see foyer_session_opens. */
export const openMemberships = async (
  trx: Trx,
  { personId, stage, signOnOf, isVouched }: Pick<OfficeSession, 'personId' | 'stage' | 'signOnOf' | 'isVouched'>,
) => {
  const named = signOnOf === '' ? null : signOnOf
  const { rows } = await sql<{ brokerage_id: string }>`select brokerage_id from memberships
    where person_id = ${personId} and ended_at is null
      and foyer_session_opens(${stage}, ${named}::text, ${isVouched}::boolean, person_id, brokerage_id)`.execute(trx)
  const open = new Set(rows.map(({ brokerage_id }) => brokerage_id))
  return (await activeMemberships(trx, personId)).filter(({ brokerage_id }) => open.has(brokerage_id))
}

export const hasOwner = async (trx: Trx): Promise<boolean> =>
  (await trx
    .selectFrom('memberships')
    .select('person_id')
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

export interface InBrokerage {
  brokerageId: string
  personId: string
}

/** The people of a brokerage who may do something there. */
export const managersOf = async (trx: Trx, brokerageId: string, action: OfficeAction) => {
  const rows = await trx
    .selectFrom('memberships')
    .innerJoin('people', 'people.person_id', 'memberships.person_id')
    .select(['people.email', 'people.language', 'role', 'withheld', 'granted'])
    .where('memberships.brokerage_id', '=', brokerageId)
    .where('memberships.ended_at', 'is', null)
    .execute()
  return rows.filter((row) => mayDo(row, action))
}

/** The owners, for mails about what one of them did. */
export const ownersOf = (trx: Trx, { brokerageId }: Pick<InBrokerage, 'brokerageId'>) =>
  trx
    .selectFrom('memberships')
    .innerJoin('people', 'people.person_id', 'memberships.person_id')
    .select(['people.email', 'people.language'])
    .where('memberships.brokerage_id', '=', brokerageId)
    .where('memberships.role', '=', 'owner')
    .where('memberships.ended_at', 'is', null)
    .execute()

const isSettingUp = async (trx: Trx, personId: string): Promise<boolean> =>
  !(await hasOwner(trx)) &&
  (await trx.selectFrom('setup_tokens').select('person_id').where('person_id', '=', personId).executeTakeFirst()) !==
    undefined

/** Whether the person works for a brokerage, or is about to set up the first one. */
export const maySignIn = async (trx: Trx, personId: string): Promise<boolean> =>
  (await activeMemberships(trx, personId)).length > 0 || (await isSettingUp(trx, personId))

/** The slugs of the sites of a brokerage. */
export const sitesOf = async (trx: Trx, brokerageId: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom('brokerage_sites')
    .select('slug')
    .where('brokerage_id', '=', brokerageId)
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}

const activeMember = (trx: Trx, brokerageId: string, personId: string) =>
  trx
    .selectFrom('memberships')
    .selectAll()
    .where('brokerage_id', '=', brokerageId)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)

/**
 * The active member of a brokerage, who is not changed or ended until the transaction ends; undefined for another person. Before
 * what is theirs, as an end takes both; and after an end that waits, as the calls of the person themself.
 */
export const keepMember = async (trx: Trx, brokerageId: string, personId: string): Promise<Membership | undefined> => {
  await sql`select foyer_lock_member(${brokerageId}, ${personId}, true)`.execute(trx)
  return activeMember(trx, brokerageId, personId).forShare().executeTakeFirst()
}

/** The same, to change or end them: their calls that write are over then, and later ones wait, see foyer_enter_office. */
export const holdMember = async (trx: Trx, brokerageId: string, personId: string): Promise<Membership | undefined> => {
  await sql`select foyer_lock_member(${brokerageId}, ${personId}, false)`.execute(trx)
  return activeMember(trx, brokerageId, personId).forUpdate().executeTakeFirst()
}

/** Whether a member sees the deals of all these sites that are theirs. */
export const canOwnDealsOf = async (trx: Trx, { brokerage_id, person_id }: Membership, sites: readonly string[]) =>
  (await trx
    .selectFrom('memberships as m')
    .select('m.person_id')
    .where('m.brokerage_id', '=', brokerage_id)
    .where('m.person_id', '=', person_id)
    .where(sql<SqlBool>`foyer_sees_own_deals(m, ${sites}::text[])`)
    .executeTakeFirst()) !== undefined
