import { incidentCalls } from '@foyer/contract/incidents/calls.ts'
import {
  blankIncident,
  type Incident,
  incidentChanges,
  incidentKeptUntil,
  incidentProblems,
  incidentsPage,
} from '@foyer/domain/incidents/rules.ts'
import { under } from '@foyer/domain/kit/problem.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import { randomPublicId } from '../kit/hash.ts'
import { type Handler, type ImplementedCall, implementCalls } from '../kit/implement-calls.ts'
import { nameOf } from '../office/index.ts'
import { addVersion, listIncidents, listVersions, newestIncident } from './store.ts'

type Calls = typeof incidentCalls

/** Only the fields that are known, without numbers of clients. */
const cleaned = (given: Incident): Incident => ({
  ...{ Circumstances: cleanLines(given.Circumstances), Information: cleanLines(given.Information) },
  ...{ FirstDay: given.FirstDay, LastDay: given.LastDay, AwareOn: given.AwareOn },
  ...{ People: given.People, ApproximateFl: given.ApproximateFl, Risk: given.Risk },
  ...{ Assessment: cleanLines(given.Assessment), PublicNotice: cleanLines(given.PublicNotice) },
  ...{ CommissionerOn: given.CommissionerOn, CaiOn: given.CaiOn, PeopleOn: given.PeopleOn },
  Measures: cleanLines(given.Measures),
})

/** Where a page ended; of another form, the list begins anew. */
const cursorOf = (After: string, digits: number) =>
  /^\d+$/.test(After) && After.length <= digits ? Number(After) : undefined

const list: Handler<Calls['listIncidents']> = {
  async transaction({ body: { After = '' }, scope: { session } }, trx) {
    const rows = await listIncidents(trx, session.brokerageId, cursorOf(After, 15))
    const page = rows.slice(0, incidentsPage)
    return {
      Incidents: page.map((row) => ({
        IncidentID: row.incident_id,
        Version: row.version,
        Incident: row.entry,
        KeptUntil: incidentKeptUntil(row.entry.AwareOn),
        AddedAt: row.added_at.toISOString(),
        ChangedAt: row.saved_at.toISOString(),
        By: nameOf(row),
      })),
      Next: rows.length > incidentsPage ? String(page.at(-1)?.place) : '',
    }
  },
}

const listVersionsOf: Handler<Calls['listIncidentVersions']> = {
  async transaction({ body: { IncidentID, After = '' }, scope: { session }, refuse }, trx) {
    const below = cursorOf(After, 9)
    const rows = await listVersions(trx, session.brokerageId, IncidentID, below)
    if (rows.length === 0 && below === undefined) return refuse('NoAccess')
    const page = rows.slice(0, incidentsPage)
    return {
      Versions: page.map((row) => ({
        Version: row.version,
        Incident: row.entry,
        Before: row.before ?? blankIncident,
        SavedAt: row.saved_at.toISOString(),
        By: nameOf(row),
      })),
      Next: rows.length > incidentsPage ? String(page.at(-1)?.version) : '',
    }
  },
}

const save: Handler<Calls['saveIncident']> = {
  async transaction({ body, scope: { session }, now, today, note, refuse, assertNoProblems }, trx) {
    assertNoProblems(under('Incident', incidentProblems(body.Incident, today)))
    const { brokerageId, personId } = session
    const isNew = body.IncidentID === ''
    const before = isNew ? undefined : await newestIncident(trx, brokerageId, body.IncidentID)
    if (!isNew && before === undefined) return refuse('NoAccess')
    if ((before?.version ?? 0) !== body.Version) return refuse('StaleEdit')
    const entry = cleaned(body.Incident)
    const [incidentId, version] = [isNew ? randomPublicId() : body.IncidentID, body.Version + 1]
    if (!(await addVersion(trx, { brokerageId, incidentId, version, entry, personId, now }))) return refuse('StaleEdit')
    const changed = incidentChanges((before?.entry ?? blankIncident) as Incident, entry)
    note({ details: { incident: incidentId, version, changed } })
    return { IncidentID: incidentId, Version: version }
  },
}

export const incidentHandlers = (): ImplementedCall[] =>
  implementCalls(incidentCalls, { listIncidents: list, listIncidentVersions: listVersionsOf, saveIncident: save })
