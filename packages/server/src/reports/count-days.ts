import { bucketEnds, reportSteps } from '@foyer/domain/reports/measures.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Trx } from '../db/open-database.ts'
import { serverSite } from '../kit/audit.ts'
import { nextTurn } from '../kit/next-turn.ts'
import { inSite, json } from '../kit/transaction.ts'
import { stepCauses } from './steps.ts'

/** How far back the first count of a site goes, and days of one transaction. */
const mostDays = 366
const daysAtOnce = 3
/** Events of one application that are read, from its first: one with more of them was not filled in by a person. */
const mostEvents = 20_000
/** A lead is looked for among the events of so many days; one without a reply by then is counted nowhere. */
const leadDays = 14

interface Day {
  siteId: string
  /** In the time zone of the brokerage. */
  day: RawBuilder<unknown>
  begin: RawBuilder<unknown>
  end: RawBuilder<unknown>
  zone: string
}

/** The first events of an application. */
const eventsOf = (siteId: string, application: RawBuilder<unknown>) => sql`
  lateral (select * from audit_events e where e.site_id = ${siteId} and e.application_id = ${application}
    order by e.event_id limit ${mostEvents}::integer)`

const steps = sql`jsonb_to_recordset(${json(
  reportSteps.map((step, place) => ({ step, place })),
)}::jsonb) as s (step text, place integer)`
const causes = sql`jsonb_to_recordset(${json(
  stepCauses.flatMap((cause) => {
    const place = (reportSteps as readonly string[]).indexOf(cause.step)
    return place < 0 ? [] : [{ ...cause, place }]
  }),
)}::jsonb) as c (step text, action text, kind text, place integer)`
const isCause = sql`c.action = e.action and (c.kind is null or c.kind = e.details ->> 'kind')`
const isStaff = sql`e.actor like 'person:%'`
const bucketOf = (seconds: RawBuilder<unknown>) =>
  sql`width_bucket(${seconds}::double precision, ${[...bucketEnds]}::double precision[])`

/** Adds counts to those of their days: an application that began earlier is counted on the day on which it began. */
const add = (trx: Trx, counts: RawBuilder<unknown>) =>
  sql`insert into report_days (site_id, day, measure, name, bucket, count) ${counts}
      on conflict (site_id, day, measure, name, bucket) do update set count = report_days.count + excluded.count`.execute(
    trx,
  )

/** The applications that had an event on the day, and when they began. */
const active = ({ siteId, begin, end }: Day) => sql`
  active as materialized (
    select distinct application_id from audit_events
     where site_id = ${siteId} and at >= ${begin} and at < ${end} and application_id is not null),
  begun as materialized (
    select a.application_id, first.at from active a
     cross join lateral (select min(e.at) as at from audit_events e
       where e.site_id = ${siteId} and e.application_id = a.application_id) first),
  saves as materialized (
    select e.application_id, c.step, c.place, min(e.at) as at
      from active a
      cross join ${eventsOf(siteId, sql`a.application_id`)} e
      join ${causes} on ${isCause}
     where e.at < ${end} and e.actor not like 'invite:%'
     group by e.application_id, c.step, c.place)`

/** How far applications came, each counted once for each step, with those that began on the same day. */
const countSteps = (trx: Trx, given: Day) => {
  const { siteId, begin, zone } = given
  const began = sql`(b.at at time zone ${zone})::date`
  return add(
    trx,
    sql`with ${active(given)},
      reached as (
        select application_id, max(place) filter (where at < ${begin}) as before, max(place) as after from saves
         group by application_id)
      select ${siteId}, ${began}, 'begun', '', 0, count(*) from begun b where b.at >= ${begin} group by 2
      union all
      select ${siteId}, ${began}, 'saved', v.step, 0, count(*)
        from saves v join begun b using (application_id) where v.at >= ${begin} group by 2, v.step
      union all
      select ${siteId}, ${began}, 'reached', s.step, 0, count(*)
        from reached r join begun b using (application_id)
        join ${steps} on s.place > coalesce(r.before, -1) and s.place <= r.after
       group by 2, s.step`,
  )
}

/**
 * The time that each person spent on each step of an application that was submitted first on the day: the time before each save,
 * without pauses of more than ten minutes, and without staff.
 */
const countTimes = (trx: Trx, given: Day) => {
  const { siteId, day, begin, end } = given
  return add(
    trx,
    sql`with sent as (
        select distinct e.application_id from audit_events e
         where e.site_id = ${siteId} and e.at >= ${begin} and e.at < ${end} and e.action = 'submitted'
           and not exists (select from audit_events o where o.site_id = ${siteId}
             and o.application_id = e.application_id and o.action = 'submitted' and o.at < ${begin})),
      events as (
        select e.*, e.at - lag(e.at) over (partition by e.application_id, e.actor order by e.event_id) as since
          from sent cross join ${eventsOf(siteId, sql`sent.application_id`)} e
         where e.at < ${end} and not (${isStaff} or e.actor like 'key:%' or e.actor like 'operator%')),
      spent as (
        select c.step, extract(epoch from sum(e.since)) as seconds
          from events e join ${causes} on ${isCause}
         where e.since <= interval '10 minutes'
         group by e.application_id, e.applicant_id, c.step)
      select ${siteId}, ${day}, 'time', step, ${bucketOf(sql`seconds`)}, count(*) from spent where seconds > 0
       group by 4, 5`,
  )
}

/**
 * How long clients waited for what happened on the day, counted from the first of what had no reply yet: `asks` and `replies` are
 * conditions on events of the same deal.
 */
const countReplies = (
  trx: Trx,
  { siteId, day, begin, end }: Day,
  kind: string,
  asks: RawBuilder<unknown>,
  replies: RawBuilder<unknown>,
) =>
  add(
    trx,
    sql`with deals as materialized (
        select distinct e.application_id from audit_events e
         where e.site_id = ${siteId} and e.at >= ${begin} and e.at < ${end} and ${replies} and e.application_id is not null),
      said as materialized (
        select e.application_id, e.event_id, e.at, ${asks} as asks
          from deals d cross join ${eventsOf(siteId, sql`d.application_id`)} e
         where e.at < ${end} and (${asks} or ${replies})),
      turns as (
        select *, count(*) filter (where not asks) over (partition by application_id order by event_id
          rows between unbounded preceding and 1 preceding) as turn from said),
      waits as (
        select at - min(at) filter (where asks) over (partition by application_id, turn) as waited, asks, at
          from turns)
      select ${siteId}, ${day}, 'reply', ${kind}::text, ${bucketOf(sql`extract(epoch from waited)`)}, count(*) from waits
       where waited is not null and not asks and at >= ${begin} group by 5`,
  )

/** A decision counts from the first file that was sent for its document after the decision before it. */
const countDecisions = (trx: Trx, { siteId, day, begin, end }: Day) =>
  add(
    trx,
    sql`with decided as (
        select distinct on (item) (e.details ->> 'DFRequestDocItemID')::bigint as item, e.at, e.application_id
          from audit_events e
         where e.site_id = ${siteId} and e.at >= ${begin} and e.at < ${end} and e.action = 'document-decided'
           and ${isStaff} and e.details ->> 'result' = 'ok' and e.application_id is not null
         order by item, e.event_id),
      waits as (
        select d.at - (select min(u.submitted_at) from document_uploads u
          where u.site_id = ${siteId} and u.item_id = d.item and u.submitted_at < d.at
            and u.submitted_at > coalesce((select max(o.at) from audit_events o
              where o.site_id = ${siteId} and o.application_id = d.application_id and o.action = 'document-decided'
                and o.at < d.at and (o.details ->> 'DFRequestDocItemID')::bigint = d.item), '-infinity')) as waited
          from decided d)
      select ${siteId}, ${day}, 'reply', 'document', ${bucketOf(sql`extract(epoch from waited)`)}, count(*) from waits
       where waited is not null group by 5`,
  )

/** From a lead to the first time that a person of staff opened, took or invited it. */
const countLeads = (trx: Trx, { siteId, day, begin, end }: Day) =>
  add(
    trx,
    sql`with seen as (
        select (e.details ->> 'LeadID')::bigint as lead_id, min(e.at) as at from audit_events e
         where e.site_id = ${siteId} and e.at >= ${begin}::timestamptz - interval '1 day' * ${leadDays}::integer
           and e.at < ${end} and e.action in ('lead-viewed', 'lead-assigned', 'lead-invited') and ${isStaff}
           and e.details ->> 'result' = 'ok'
         group by 1)
      select ${siteId}, ${day}, 'reply', 'lead', ${bucketOf(sql`extract(epoch from s.at - l.created_at)`)}, count(*)
        from seen s join leads l on l.site_id = ${siteId} and l.lead_id = s.lead_id
       where s.at >= ${begin} and l.created_at >= ${begin}::timestamptz - interval '1 day' * ${leadDays}::integer
       group by 5`,
  )

const countDay = async (trx: Trx, given: Day): Promise<void> => {
  await countSteps(trx, given)
  await countTimes(trx, given)
  await countReplies(
    trx,
    given,
    'application',
    sql`e.action = 'submitted'`,
    sql`(e.action = 'deal-viewed' and ${isStaff})`,
  )
  await countReplies(
    trx,
    given,
    'message',
    sql`e.action = 'message-written'`,
    sql`(e.action in ('message-sent', 'messages-settled') and e.details ->> 'result' = 'ok')`,
  )
  await countDecisions(trx, given)
  await countLeads(trx, given)
}

/** The next days of a site, oldest first, a few in a transaction; whether days are left. */
const countSome = ({ db }: Pick<Database, 'db'>, siteId: string, zone: string, now: Date): Promise<boolean> =>
  inSite(db, siteId, async (trx) => {
    const yesterday = sql`((${now}::timestamptz at time zone ${zone})::date - 1)`
    // Held, so that two servers do not count a day twice.
    await sql`insert into report_counts (site_id, counted_to)
      select ${siteId}, coalesce(
        greatest((min(at) at time zone ${zone})::date - 1, ${yesterday} - ${mostDays}::integer), ${yesterday})
        from audit_events where site_id = ${siteId}
      on conflict (site_id) do nothing`.execute(trx)
    const { rows } = await sql<{ offset: number; left: number }>`
      select n as offset, ${yesterday} - counted_to - n as left
        from (select counted_to from report_counts where site_id = ${siteId} for update) held
       cross join lateral generate_series(1, least(${yesterday} - counted_to, ${daysAtOnce}::integer)) n
       order by n`.execute(trx)
    const from = sql`(select counted_to from report_counts where site_id = ${siteId})`
    for (const { offset } of rows) {
      const day = sql`(${from} + ${offset}::integer)`
      const begin = sql`((${from} + ${offset}::integer)::timestamp at time zone ${zone})`
      const end = sql`((${from} + ${offset + 1}::integer)::timestamp at time zone ${zone})`
      await countDay(trx, { siteId, day, begin, end, zone })
    }
    const last = rows.at(-1)
    if (last === undefined) return false
    await sql`update report_counts set counted_to = counted_to + ${last.offset}::integer where site_id = ${siteId}`.execute(
      trx,
    )
    return last.left > 0
  })

/**
 * Counts the days up to yesterday of every site of a brokerage that are not counted yet. Sites with sample deals are left out.
 * A site that cannot be counted keeps no other one waiting; its days are counted once they can be. Throws its error at the end.
 */
export const countDays = async ({ db }: Pick<Database, 'db'>, now: Date): Promise<void> => {
  const sites = await inSite(db, serverSite, (trx) =>
    trx
      .selectFrom('brokerage_sites')
      .innerJoin('brokerages', 'brokerages.brokerage_id', 'brokerage_sites.brokerage_id')
      .innerJoin('tenants', 'tenants.slug', 'brokerage_sites.slug')
      .select(['brokerage_sites.slug', 'time_zone'])
      .where('is_demo', '=', false)
      .orderBy('brokerage_sites.slug')
      .execute(),
  )
  const errors: unknown[] = []
  for (const { slug, time_zone } of sites) {
    try {
      while (await countSome({ db }, slug, time_zone, now)) await nextTurn()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}
