import { type Incident, incidentsPage } from '@foyer/domain/incidents/rules.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'

export interface IncidentRow {
  incident_id: string
  version: number
  entry: Incident
  place: number
  added_at: Date
  saved_at: Date
  first_name: string
  last_name: string
}

/** The newest version of each entry, in the order in which they were added, the last first; after a place, and one more than a page. */
export const listIncidents = async (trx: Trx, brokerageId: string, after: number | undefined) => {
  const { rows } = await sql<IncidentRow>`
    select newest.incident_id, newest.version, newest.entry, added.place, added.saved_at as added_at, newest.saved_at,
           p.first_name, p.last_name
      from (
        select incident_id, place, saved_at from incidents
         where brokerage_id = ${brokerageId} and version = 1 and (${after ?? null}::bigint is null or place < ${after ?? null}::bigint)
         order by place desc limit ${incidentsPage + 1}) added
      join lateral (
        select i.* from incidents i where i.brokerage_id = ${brokerageId} and i.incident_id = added.incident_id
         order by i.version desc limit 1) newest on true
      join people p on p.person_id = newest.saved_by
     order by added.place desc`.execute(trx)
  return rows.map((row) => ({ ...row, place: Number(row.place) }))
}

export const newestIncident = (trx: Trx, brokerageId: string, incidentId: string) =>
  trx
    .selectFrom('incidents')
    .select(['version', 'entry'])
    .where('brokerage_id', '=', brokerageId)
    .where('incident_id', '=', incidentId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface VersionRow {
  version: number
  entry: Incident
  /** Null for the first version. */
  before: Incident | null
  saved_at: Date
  first_name: string
  last_name: string
}

/** The versions of an entry below one, the newest first, and one more than a page. */
export const listVersions = async (trx: Trx, brokerageId: string, incidentId: string, below: number | undefined) => {
  const { rows } = await sql<VersionRow>`
    select i.version, i.entry, earlier.entry as before, i.saved_at, p.first_name, p.last_name
      from incidents i
      join people p on p.person_id = i.saved_by
      left join incidents earlier on earlier.brokerage_id = i.brokerage_id and earlier.incident_id = i.incident_id
       and earlier.version = i.version - 1
     where i.brokerage_id = ${brokerageId} and i.incident_id = ${incidentId}
       and (${below ?? null}::integer is null or i.version < ${below ?? null}::integer)
     order by i.version desc limit ${incidentsPage + 1}`.execute(trx)
  return rows
}

interface SavedIncident {
  brokerageId: string
  incidentId: string
  version: number
  entry: Incident
  personId: string
  now: Date
}

/** False where another save added this version first. */
export const addVersion = async (trx: Trx, saved: SavedIncident): Promise<boolean> => {
  const added = await trx
    .insertInto('incidents')
    .values({
      ...{ brokerage_id: saved.brokerageId, incident_id: saved.incidentId, version: saved.version },
      ...{ entry: json(saved.entry), saved_by: saved.personId, saved_at: saved.now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  return added !== undefined
}
