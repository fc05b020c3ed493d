import type { officePipelineCalls } from '@foyer/contract/office/pipeline-calls.ts'
import { exportedDealsPage, mostCounted, type PipelineView, pipelinePage } from '@foyer/domain/office/pipeline.ts'
import { stages } from '@foyer/domain/office/stages.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { CallContext, Handler } from '../kit/implement-calls.ts'
import type { Live } from '../kit/live.ts'
import { actorOfPerson, type OfficeSession } from '../kit/office-session.ts'
import { Refusal } from '../kit/refusal.ts'
import { endHandOffs } from '../kit/session.ts'
import { afterCommit } from '../kit/transaction.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { officeLimits } from './limits.ts'
import type { OfficeParts } from './parts.ts'
import { keepMember, nameOf } from './people-store.ts'
import { boardOf, ofBrokerage, orderOf, pageOf, refreshList, replyOf } from './pipeline-rows.ts'
import { staffOfDeal } from './staff-of-deal.ts'

type Calls = typeof officePipelineCalls

type Listing = Pick<CallContext<Calls['listPipeline']>, 'body' | 'now' | 'today'> & {
  scope: { session: Pick<OfficeSession, 'brokerageId'> }
}

const readPage = async ({ body, scope: { session }, now, today }: Listing, trx: Trx, most: number) => {
  const { View, After = '', ...filter } = body
  const cursor = readCursor(After)
  // The pages of one reading are ordered as its first page was, though a need begins meanwhile.
  const asOf = cursor?.asOf ?? now
  const order = orderOf(View, asOf, today)
  await refreshList(trx)
  const { brokerageId } = session
  const { rows } = await pageOf({ brokerageId, order, filter, cursor, most: most + 1 }).execute(trx)
  const page = rows.slice(0, most)
  const last = rows.length > most ? page.at(-1) : undefined
  const next = last && { place: last.place, slug: last.slug, applicationId: last.application_id, asOf }
  return { Deals: page.map((row) => replyOf(row, now)), Next: next ? writeCursor(next) : '' }
}

export const listPipeline: Handler<Calls['listPipeline']> = {
  transaction: (context, trx) => readPage(context, trx, pipelinePage),
}

export const exportPipeline = ({ limiter }: OfficeParts): Handler<Calls['exportPipeline']> => ({
  async free(context) {
    const { scope, now, note, transaction } = context
    await limiter.takeOrRefuse(officeLimits.dealExports, scope.session.brokerageId, now)
    const page = await transaction((trx) => readPage(context, trx, exportedDealsPage))
    note({ details: { count: page.Deals.length } })
    return page
  },
})

export const countPipeline: Handler<Calls['countPipeline']> = {
  async transaction({ scope: { session }, now, today }, trx) {
    await refreshList(trx)
    const count = (has: RawBuilder<SqlBool>) =>
      sql`(select count(*)::integer
        from (select from deal_list d where ${ofBrokerage(session)} and ${has} limit ${mostCounted}) counted)`
    const of = (view: PipelineView) => count(orderOf(view, now, today).has)
    const { rows } = await sql<Record<'Needs' | 'Open' | 'Closing' | 'Closed' | 'Own' | 'Unassigned', number>>`
      select ${of('needs')} as "Needs", ${of('open')} as "Open", ${of('closing')} as "Closing", ${of('closed')} as "Closed",
             ${count(sql`d.is_open and d.owner_id = ${session.personId}`)} as "Own",
             ${count(sql`d.is_open and d.owner_id is null`)} as "Unassigned"`.execute(trx)
    const [counts] = rows
    if (counts === undefined) throw new Error('the counts returned no row')
    return counts
  },
}

export const boardDeals: Handler<Calls['boardDeals']> = {
  async transaction({ body, scope: { session }, now, today }, trx) {
    await refreshList(trx)
    const { rows } = await boardOf({ brokerageId: session.brokerageId, filter: body, now, today }).execute(trx)
    return {
      Columns: stages.map((stage) => {
        const cards = rows.filter((row) => row.stage === stage)
        return { Stage: stage, Count: cards[0]?.counted ?? 0, Deals: cards.map((row) => replyOf(row, now)) }
      }),
    }
  },
}

/** Of these, who sees deals of all `ownSites` that are theirs; no one where the caller does not. */
const workingPeople = (trx: Trx, { brokerageId, personId }: OfficeSession, ownSites: readonly string[]) =>
  trx
    .selectFrom('memberships')
    .innerJoin('people', 'people.person_id', 'memberships.person_id')
    .select(['people.person_id', 'people.first_name', 'people.last_name', 'memberships.role'])
    .where('memberships.brokerage_id', '=', brokerageId)
    .where('memberships.ended_at', 'is', null)
    .where(
      sql<SqlBool>`foyer_sees_own_deals(memberships, ${ownSites}::text[]) and (
        select foyer_sees_own_deals(caller, ${ownSites}::text[]) from memberships caller
         where caller.brokerage_id = ${brokerageId} and caller.person_id = ${personId})`,
    )
    .orderBy('people.last_name')
    .orderBy('people.first_name')
    .orderBy('people.person_id')
    .execute()

/** Half a second each. */
const mostWaits = 6

/** A new deal is in no list until its row is derived, for which another call of the brokerage may take its time. */
const isListed = async (trx: Trx, slug: string, applicationId: number): Promise<boolean> => {
  const deals = trx.selectFrom('deal_list').select('slug').where('slug', '=', slug)
  for (let waited = 0; waited < mostWaits; waited += 1) {
    const isCurrent = await refreshList(trx)
    if (await deals.where('application_id', '=', applicationId).executeTakeFirst()) return true
    if (isCurrent) return false
  }
  return false
}

/** Of a deal within the caller's own reach; no one, of any other. */
const peopleOfDeal = async (trx: Trx, slug: string, applicationId: number) =>
  (await isListed(trx, slug, applicationId)) ? staffOfDeal(trx, slug, applicationId) : []

export const listColleagues: Handler<Calls['listColleagues']> = {
  async transaction({ body: { SiteID, MortgageApplicationID, OwnSites = [] }, scope: { session } }, trx) {
    const rows =
      SiteID === undefined || MortgageApplicationID === undefined
        ? await workingPeople(trx, session, OwnSites)
        : (await peopleOfDeal(trx, SiteID, MortgageApplicationID)).filter(({ reaches }) => reaches)
    return { People: rows.map((row) => ({ PersonID: row.person_id, Name: nameOf(row), Role: row.role })) }
  },
}

/** Its client deleted the application meanwhile, of which a transaction of the brokerage sees the entry of the list only. */
const refuseDeleted = (error: unknown): never => {
  throw error instanceof Error && 'code' in error && error.code === '23503' ? new Refusal('NoAccess') : error
}

export const assignDeal = (live: Pick<Live, 'changed'>): Handler<Calls['assignDeal']> => ({
  async transaction({ body, scope: { session }, note, refuse }, trx) {
    const { SiteID: slug, MortgageApplicationID: applicationId, PersonID: personId, OwnerID: seen } = body
    if (personId !== '' && !(await keepMember(trx, session.brokerageId, personId))) return refuse('NoAccess')
    // Held, and changed in its row below: a call that gives the deal away is waited for, and whether it is within reach is
    // looked at after it.
    const former = await trx
      .selectFrom('deal_owners')
      .select('person_id')
      .where('slug', '=', slug)
      .where('application_id', '=', applicationId)
      .forUpdate()
      .executeTakeFirst()
    if (!(await isListed(trx, slug, applicationId))) return refuse('NoAccess')
    const owner = former?.person_id ?? ''
    if (seen !== undefined && owner !== seen && owner !== personId) return refuse('StaleEdit')
    const mayOwn = async () =>
      (await staffOfDeal(trx, slug, applicationId)).some((one) => one.can_own && one.person_id === personId)
    if (personId !== '' && !(await mayOwn())) return refuse('NoAccess')
    if (owner === personId) {
      note({ siteId: slug, details: { person: personId } })
      return {}
    }
    if (personId === '')
      await trx
        .deleteFrom('deal_owners')
        .where('slug', '=', slug)
        .where('application_id', '=', applicationId)
        .where('person_id', '=', owner)
        .execute()
    else {
      // Of two who claim what was no one's at once, the one who saw that gets it who comes first.
      const isClaim = seen === '' && owner === ''
      const given = await trx
        .insertInto('deal_owners')
        .values({ slug, application_id: applicationId, person_id: personId })
        .onConflict((conflict) => {
          const another = conflict.columns(['slug', 'application_id'])
          return isClaim ? another.doNothing() : another.doUpdateSet({ person_id: personId })
        })
        .returning('person_id')
        .executeTakeFirst()
        .catch(refuseDeleted)
      if (given === undefined) return refuse('StaleEdit')
    }
    const { rows } = await sql<{ leads: number[] }>`
      select to_json(foyer_give_leads_of_deal(${slug}, ${applicationId}::bigint, ${personId})) as leads`.execute(trx)
    const leads = rows[0]?.leads ?? []
    afterCommit(trx, 'leads of a deal', () => {
      for (const lead of leads) live.changed({ siteId: slug, application: { lead }, kind: 'lead', by: '' })
    })
    // The former owner may have opened the portal as the client, which is for own deals.
    if (owner !== '') await endHandOffs(trx, actorOfPerson(owner), session.brokerageId)
    // The lists that the page loads next, at once with each other, have the new owner.
    await refreshList(trx)
    note({ siteId: slug, details: { person: personId, ...(leads.length > 0 && { leads }) } })
    return {}
  },
})
