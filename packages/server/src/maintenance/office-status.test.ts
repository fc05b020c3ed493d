import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { FileCorrupted, type FileStore, StoreUnavailable } from '../ports/files.ts'
import { makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let owner: Staff
/** A store that is there, nearly full, or away. */
const store: { freeShare: number; isAway: boolean } = { freeShare: 0.5, isAway: false }
const unused = () => Promise.reject(new FileCorrupted('not of this test'))
const fileStore: FileStore = {
  ...{
    receive: unused,
    store: unused,
    open: unused,
    openSealed: unused,
    keepSealed: unused,
    reseal: unused,
    remove: unused,
  },
  stat: async () => {
    if (store.isAway) throw new StoreUnavailable('away')
    return undefined
  },
  async *list() {},
  sweep: async () => 0,
  freeShare: async () => store.freeShare,
  close: () => {},
}
beforeAll(async () => {
  foyer = await startTestFoyer({ fileStore })
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
})
beforeEach(() => Object.assign(store, { freeShare: 0.5, isAway: false }))
afterAll(() => foyer.stop())

const load = ({ client }: Staff = owner) => client.call('/console-api/LoadStatus', {})
const stateOf = async (part: string) => (await load()).Parts.find(({ Part }) => Part === part)

it('names the state of each part, and what there is none of', async () => {
  const { kind } = foyer.services.database
  expect((await load()).Parts.map(({ Part, State }) => `${Part} ${State}`)).toEqual([
    `database ${kind === 'pglite' ? 'embedded' : 'good'}`,
    ...['mail good', 'files good', 'scanner none', 'jobs good', 'backup none'],
  ])
})

it('shows a store that is nearly full, and one that does not reply', async () => {
  store.freeShare = 0.04
  expect(await stateOf('files')).toMatchObject({ State: 'full', Count: 4 })
  store.isAway = true
  expect(await stateOf('files')).toMatchObject({ State: 'away' })
})

it('counts the jobs that were given up within seven days', async () => {
  const fail = (days: number) =>
    foyer.services.database.asOwner(async (query) => {
      await query(`insert into pgboss.job_common (name, data, state, completed_on)
        values ('back-up', '{}', 'failed', now() - interval '${days} days')`)
    })
  await fail(8)
  expect(await stateOf('jobs')).toMatchObject({ State: 'good' })
  await fail(6)
  expect(await stateOf('jobs')).toMatchObject({ State: 'givenUp', Count: 1 })
})

it('is that of owners', async () => {
  for (const role of ['broker', 'assistant', 'compliance'] as const)
    expect(outcomeOf(await load(await makeStaff(foyer, owner.brokerageId, { role })))).toBe('NotPermitted')
})
