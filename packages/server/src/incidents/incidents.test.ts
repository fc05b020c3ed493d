import { blankIncident, type Incident } from '@foyer/domain/incidents/rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let brokerageId: string
let owner: Staff
let incident: Incident
beforeAll(async () => {
  foyer = await startTestFoyer()
  // A day that is over everywhere in Canada.
  const AwareOn = new Date(foyer.clock.now().getTime() - 2 * 86_400_000).toISOString().slice(0, 10)
  incident = { ...blankIncident, Circumstances: 'A laptop was stolen', Information: 'Names and incomes', AwareOn }
})
beforeEach(async () => {
  brokerageId = await makeBrokerage(foyer)
  owner = await makeStaff(foyer, brokerageId)
})
afterAll(() => foyer.stop())

const list = ({ client }: Staff = owner, After = '') => client.call('/console-api/ListIncidents', { After })
const versions = (IncidentID: string, After = '', { client }: Staff = owner) =>
  client.call('/console-api/ListIncidentVersions', { IncidentID, After })
const save = (given: Partial<Incident> = {}, at = { IncidentID: '', Version: 0 }, { client }: Staff = owner) =>
  client.call('/console-api/SaveIncident', { ...at, Incident: { ...incident, ...given } })

describe('the register of incidents', () => {
  it('has each entry as it was saved last, the newest first, with who changed it and until when it is kept', async () => {
    expect(await list()).toMatchObject({ Incidents: [], Next: '' })
    const first = await save()
    expect(first).toMatchObject({ Version: 1 })
    await save({ Circumstances: 'A letter was lost' })
    const colleague = await makeStaff(foyer, brokerageId, { role: 'compliance', firstName: 'Zoé' })
    foyer.clock.advance(60)
    const measures = { Measures: 'The disk is encrypted', Risk: 'no' as const, Assessment: 'No one can read it' }
    expect(await save(measures, first, colleague)).toMatchObject({ IncidentID: first.IncidentID, Version: 2 })
    const { Incidents } = await list()
    expect(Incidents).toMatchObject([
      { Version: 1, By: 'Anna Bélanger', Incident: { Circumstances: 'A letter was lost' } },
      { Version: 2, By: 'Zoé Bélanger', Incident: { ...incident, ...measures } },
    ])
    const [, changed] = Incidents
    expect(changed?.KeptUntil.slice(0, 4)).toBe(String(Number(incident.AwareOn.slice(0, 4)) + 5))
    expect(Date.parse(changed?.ChangedAt ?? '')).toBeGreaterThan(Date.parse(changed?.AddedAt ?? ''))
  })

  it('records each change with the names of what changed, and none of the words', async () => {
    const first = await save()
    await save({ Measures: 'All passwords were changed' }, first)
    const { rows } = await inSite(foyer.services.database.db, serverSite, (trx) =>
      sql<{ details: { incident?: string } }>`select details from audit_events where action = 'incident-saved'
        order by event_id`.execute(trx),
    )
    const events = rows.map(({ details }) => details).filter((one) => one.incident === first.IncidentID)
    expect(events).toMatchObject([
      { version: 1, changed: ['Circumstances', 'Information', 'AwareOn'] },
      { version: 2, changed: ['Measures'] },
    ])
    expect(JSON.stringify(events)).not.toMatch(/laptop|passwords/)
  })

  it('keeps every version: the application can neither change nor remove one', async () => {
    const first = await save()
    await save({ Information: 'SINs as well' }, first)
    const ask = (statement: string) =>
      inSite(foyer.services.database.db, serverSite, (trx) => sql.raw(statement).execute(trx))
    await expect(ask("update incidents set entry = '{}'")).rejects.toThrow(/permission denied/)
    await expect(ask('delete from incidents')).rejects.toThrow(/permission denied/)
    let versions: unknown
    await foyer.services.database.asOwner(async (query) => {
      const [row] = await query('select count(*)::int as count from incidents where incident_id = $1', [
        first.IncidentID,
      ])
      versions = row?.count
    })
    expect(versions).toBe(2)
  })

  it('shows every version, the newest first, with who saved it and the one before', async () => {
    const first = await save()
    const colleague = await makeStaff(foyer, brokerageId, { role: 'compliance', firstName: 'Zoé' })
    await save({ Circumstances: 'Two laptops were stolen' }, first, colleague)
    await save({ Circumstances: 'Another entry' })
    const { Versions, Next } = await versions(first.IncidentID)
    expect(Next).toBe('')
    expect(Versions).toMatchObject([
      { Version: 2, By: 'Zoé Bélanger', Incident: { Circumstances: 'Two laptops were stolen' }, Before: incident },
      { Version: 1, By: 'Anna Bélanger', Incident: incident, Before: blankIncident },
    ])
  })

  it('shows its versions 25 a page', async () => {
    const first = await save()
    for (let Version = 1; Version < 27; Version += 1) await save({ Measures: `Step ${Version}` }, { ...first, Version })
    const newest = await versions(first.IncidentID)
    const oldest = await versions(first.IncidentID, newest.Next)
    expect([newest.Versions.length, newest.Versions[0]?.Version, oldest.Next]).toEqual([25, 27, ''])
    expect(oldest.Versions).toMatchObject([
      { Version: 2, Before: incident },
      { Version: 1, Before: blankIncident },
    ])
  })

  it('is not changed by who saw an earlier version, and by one of several who save at once', async () => {
    const first = await save()
    expect(outcomeOf(await save({}, { ...first, Version: 0 }))).toBe('StaleEdit')
    expect(outcomeOf(await save({}, { ...first, Version: 2 }))).toBe('StaleEdit')
    const outcomes = await Promise.all(
      ['a', 'b', 'c'].map(async (Measures) => outcomeOf(await save({ Measures }, first))),
    )
    expect(outcomes.sort()).toEqual(['StaleEdit', 'StaleEdit', 'ok'])
  })

  it('is that of owners and compliance, and of no other brokerage', async () => {
    const first = await save()
    for (const role of ['broker', 'assistant'] as const) {
      const staff = await makeStaff(foyer, brokerageId, { role })
      expect([outcomeOf(await list(staff)), outcomeOf(await save({}, first, staff))]).toEqual([
        'NotPermitted',
        'NotPermitted',
      ])
      expect(outcomeOf(await versions(first.IncidentID, '', staff))).toBe('NotPermitted')
    }
    const withheld = await makeStaff(foyer, brokerageId, { withheld: ['incident.manage'] })
    expect(outcomeOf(await list(withheld))).toBe('NotPermitted')
    const other = await makeStaff(foyer, await makeBrokerage(foyer))
    expect((await list(other)).Incidents).toEqual([])
    expect(outcomeOf(await save({}, first, other))).toBe('NoAccess')
    expect(outcomeOf(await versions(first.IncidentID, '', other))).toBe('NoAccess')
    expect(outcomeOf(await versions('0'.repeat(32)))).toBe('NoAccess')
    expect(outcomeOf(await save({}, { IncidentID: '0'.repeat(32), Version: 1 }))).toBe('NoAccess')
  })

  it('begins anew where a page is asked for that never was', async () => {
    const { IncidentID } = await save()
    for (const After of ['9'.repeat(19), '1.5', '0x10', '-1', 'a']) {
      expect((await list(owner, After)).Incidents).toHaveLength(1)
      expect((await versions(IncidentID, After)).Versions).toHaveLength(1)
    }
  })

  it('refuses at the field what the law needs and what cannot be', async () => {
    expect(await save({ Circumstances: '', Risk: 'yes', CaiOn: '2000-01-01', People: 1e9 })).toMatchObject({
      Errors: [
        { Field: 'Incident.Circumstances', Key: 'RequiredDescription' },
        { Field: 'Incident.People', Key: 'InvalidSetting' },
        { Field: 'Incident.Assessment', Key: 'RequiredDescription' },
        { Field: 'Incident.CaiOn', Key: 'InvalidNoticeDay' },
      ],
    })
    expect(await save({ AwareOn: '2999-01-01' })).toMatchObject({
      Errors: [{ Field: 'Incident.AwareOn', Key: 'InvalidIncidentDay' }],
    })
  })

  it('has no numbers of clients', async () => {
    await save({ Circumstances: 'The SIN 046 454 286 was mailed \u202e' })
    expect((await list()).Incidents[0]?.Incident.Circumstances).not.toMatch(/046|\u202e/)
  })

  it('is read 25 a page', async () => {
    for (let made = 0; made < 27; made += 1) await save({ Circumstances: `Incident ${made}` })
    const first = await list()
    const rest = await list(owner, first.Next)
    expect([first.Incidents.length, rest.Incidents.length, rest.Next]).toEqual([25, 2, ''])
    expect(rest.Incidents.at(-1)?.Incident.Circumstances).toBe('Incident 0')
  })
})
