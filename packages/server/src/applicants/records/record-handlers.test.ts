import { overlay } from '@foyer/domain/kit/overlay.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRows } from '../../application/application-rows.ts'
import type { RecordKind } from '../../application/record-kind.ts'
import type { ApplicantScope } from '../../kit/scope.ts'
import { inSite } from '../../kit/transaction.ts'
import { todayOf } from '../../ports/clock.ts'
import { type MadeApplication, makeApplication, makeBorrower, makeSite } from '../../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../../testing/start-test-foyer.ts'
import { recordHandlers } from './record-handlers.ts'

interface Hobby {
  HobbyID: number
  Name: string
  Years: number | null
  Tools: { Name: string; Count: number }[]
}

/** An invented kind: the generic handlers must not depend on any real kind. */
const hobbies: RecordKind<Hobby, 'HobbyID', Hobby, Partial<Hobby>, 'Hobby', 'Hobbies'> = {
  kind: 'hobby',
  name: 'Hobby',
  list: 'Hobbies',
  idField: 'HobbyID',
  blank: { HobbyID: 0, Name: '', Years: null, Tools: [] },
  elements: { Tools: { Name: '', Count: 1 } },
  area: 'Assets',
  step: 'identification',
  secretFields: [],
  most: 2,
  lay: (stored, given) => overlay<Hobby>(stored, given),
  kept: (hobby) => ({ ...hobby, Years: hobby.Years === null ? null : Math.max(0, hobby.Years) }),
  shown: (hobby, language) => ({ ...hobby, Name: `${hobby.Name} (${language})` }),
  problems: ({ Name }) => problem(Name === '', 'Hobby.Name', 'MissingRequiredMortgage'),
  removeProblems: () => [],
  doneProblems: (records) => problem(records.length === 0, '', 'IdentificationRequiredRecord'),
}

let foyer: TestFoyer
let application: MadeApplication
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  application = await makeApplication(await makeBorrower(foyer, 'ours'))
})
afterAll(() => foyer.stop())

/** Runs a handler as the kit does, on the current rows. */
const run = (name: 'load' | 'upsert' | 'remove' | 'done', body: object): Promise<unknown> => {
  const { ids, applicationId, mainApplicantId } = application
  const { database, crypto, clock } = foyer.services
  const handlers = recordHandlers(crypto, hobbies)
  const scope: ApplicantScope = {
    siteId: ids.SiteID,
    kind: 'user',
    userId: ids.UserID,
    applicationId,
    applicantId: mainApplicantId,
    framable: false,
  }
  const call = { body: body as never, scope, now: clock.now(), today: todayOf(clock.now()), language: 'en' as const }
  return inSite(database.db, ids.SiteID, async (trx) => {
    const rows = await readRows(trx, ids.SiteID, applicationId, ids.UserID, clock.now())
    return name === 'load' ? handlers.load.load(call, rows) : handlers[name].save(call, trx, rows)
  })
}

test('a new kind of record needs only its declaration', async () => {
  await expect(run('done', {})).rejects.toMatchObject({ key: 'IdentificationRequiredRecord' })
  await expect(run('upsert', { Hobby: { Years: 3 } })).rejects.toMatchObject({ key: 'MissingRequiredMortgage' })
  const names = (answer: unknown) => (answer as { Hobbies: Hobby[] }).Hobbies.map(({ Name }) => Name)
  const chess = (await run('upsert', { Hobby: { Name: 'Chess', Tools: [{ Name: 'Board' }] } })) as { HobbyID: number }
  expect(names(chess)).toEqual(['Chess (en)'])
  const { HobbyID } = chess
  expect(await run('upsert', { Hobby: { HobbyID, Years: -5 } })).toMatchObject({ HobbyID, Hobbies: [{ Years: 0 }] })
  expect(await run('load', { HobbyID })).toEqual({
    Hobby: { HobbyID, Name: 'Chess (en)', Years: 0, Tools: [{ Name: 'Board', Count: 1 }] },
  })
  await run('upsert', { Hobby: { Name: 'Go' } })
  await expect(run('upsert', { Hobby: { Name: 'Poker' } })).rejects.toMatchObject({ key: 'TooManyRecords' })
  await expect(run('upsert', { Hobby: { HobbyID }, Version: 1 })).rejects.toMatchObject({ key: 'StaleEdit' })

  expect(await run('done', {})).toEqual({})
  const loaded = await application.borrower.client.call('/api/MTGAPPLoad', application.ids)
  expect(loaded).toMatchObject({ Step: 1, Applicants: [{ Step: 1, Identification: { IdentificationLst: [] } }] })

  expect(names(await run('remove', { HobbyID }))).toEqual(['Go (en)'])
  await expect(run('load', { HobbyID })).rejects.toMatchObject({ key: 'NoAccess' })
})
