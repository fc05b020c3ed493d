import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { officeAuditLogCalls } from '@foyer/contract/office/audit-log-calls.ts'
import { exportPage, isLogActor, logPage, logPeriodProblems } from '@foyer/domain/office/audit-log.ts'
import { serverSite } from '../kit/audit.ts'
import type { CallContext, Handler } from '../kit/implement-calls.ts'
import { actorOfPerson } from '../kit/office-session.ts'
import type { Limit } from '../kit/rate-limit.ts'
import { inSite } from '../kit/transaction.ts'
import { type ActivityNames, readNames } from './activity-store.ts'
import { type LogRow, listActors, readLog, readThings, timeZoneOf } from './audit-log-store.ts'
import { happened, textOf } from './events.ts'
import { officeLimits } from './limits.ts'
import type { OfficeParts } from './parts.ts'
import { nameOf, sitesOf } from './people-store.ts'

type Calls = typeof officeAuditLogCalls

type Things = Awaited<ReturnType<typeof readThings>>

const noNames: ActivityNames = {
  ...{ clients: new Map(), applicants: new Map(), keys: new Map() },
  ...{ items: new Map(), uploads: new Map(), words: new Map() },
}

/** Characters of a detail that are shown. */
const longestDetail = 300

const detailsOf = ({ details }: LogRow) =>
  Object.entries(details).map(([Name, value]) => ({
    Name: Name.slice(0, 60),
    Value: (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, longestDetail),
  }))

/** What an event of no deal concerned: a person, a key, a webhook, an invitation or a site. */
const aboutOf = ({ details }: LogRow, { names }: Things): string => {
  const { person, lead, invitation, key, endpoint, site } = details
  const ids = [textOf(person), textOf(lead), textOf(invitation), `key:${textOf(key)}`, textOf(endpoint)]
  const named = ids.flatMap((id) => names.get(id) ?? [])
  return [...named, ...(typeof site === 'string' ? [site] : [])].join(' · ').slice(0, longestDetail)
}

const logged = (row: LogRow, things: Things, names: ActivityNames) => {
  const { site_id, details, application_id: applicationId } = row
  const named = { ...names, keys: new Map([...things.names, ...names.keys]) }
  const nameOfActor = (actor: string) => ({
    PersonID: '',
    Name: actor.startsWith(actorOfPerson('')) ? (things.names.get(actor.slice(actorOfPerson('').length)) ?? '') : '',
  })
  const { result, LeadID } = details
  const event = happened(row, named, nameOfActor)
  return {
    ...event,
    EventID: row.event_id,
    SiteID: site_id === serverSite ? '' : site_id,
    MortgageApplicationID: applicationId ?? 0,
    DealFl: things.clients.has(`${site_id} ${applicationId}`) ? 1 : 0,
    Client: things.clients.get(`${site_id} ${applicationId}`) ?? '',
    LeadID: typeof LeadID === 'number' ? LeadID : 0,
    // Whose deal it became has its own place.
    About: applicationId === null ? aboutOf(row, things) : '',
    Refused: typeof result === 'string' && result !== 'ok' ? result.slice(0, 60) : '',
    Details: detailsOf(row),
    Sequence: row.sequence ?? 0,
  }
}

type Context = Pick<
  CallContext<Calls['listEvents']>,
  'body' | 'scope' | 'now' | 'today' | 'refuse' | 'assertNoProblems' | 'transaction'
>

interface Reading {
  limit: Limit
  most: number
}

/** A page, in the words of each site: what a deal has is seen in a transaction of its site alone. */
const readPage = async ({ database, limiter }: OfficeParts, context: Context, { limit, most }: Reading) => {
  const { body, scope, now, today, assertNoProblems, transaction } = context
  const { brokerageId } = scope.session
  assertNoProblems(logPeriodProblems(body, body.MortgageApplicationID !== undefined, today))
  await limiter.takeOrRefuse(limit, brokerageId, now)
  const { rows, next, things } = await transaction(async (trx) => {
    const [sites, timeZone] = [await sitesOf(trx, brokerageId), await timeZoneOf(trx, brokerageId)]
    const asked: BodyOf<'/console-api/ListEvents'> = {
      ...body,
      Who: isLogActor(body.Who ?? '') ? (body.Who ?? '') : '',
    }
    const page = await readLog(trx, scope.session, asked, { sites, timeZone, most })
    return { ...page, things: await readThings(trx, brokerageId, page.rows) }
  })
  const names = new Map<string, ActivityNames>()
  for (const [siteId, ofSite] of Map.groupBy(rows, ({ site_id }) => site_id))
    if (siteId !== serverSite)
      names.set(siteId, await inSite(database.db, siteId, (trx) => readNames(trx, siteId, ofSite)))
  return { Events: rows.map((row) => logged(row, things, names.get(row.site_id) ?? noNames)), Next: next }
}

export const listEvents = (parts: OfficeParts): Handler<Calls['listEvents']> => ({
  free: (context) => readPage(parts, context, { limit: officeLimits.logPages, most: logPage }),
})

export const exportEvents = (parts: OfficeParts): Handler<Calls['exportEvents']> => ({
  async free(context) {
    const { body, note } = context
    const page = await readPage(parts, context, { limit: officeLimits.logExports, most: exportPage })
    note({ details: { count: page.Events.length, first: body.FirstDay, last: body.LastDay } })
    return page
  },
})

export const listEventActors: Handler<Calls['listEventActors']> = {
  async transaction({ scope: { session } }, trx) {
    const { people, programs } = await listActors(trx, session.brokerageId)
    return {
      TimeZone: await timeZoneOf(trx, session.brokerageId),
      Sites: await sitesOf(trx, session.brokerageId),
      People: people.map((one) => ({
        PersonID: one.person_id,
        Name: nameOf(one),
        EndedFl: one.ended_at === null ? 0 : 1,
      })),
      Programs: programs.map(({ key_id, name }) => ({ KeyID: key_id, Name: name })),
    }
  },
}
