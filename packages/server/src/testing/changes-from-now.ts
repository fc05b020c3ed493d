import type { Staff } from './office-builders.ts'
import type { TestFoyer } from './start-test-foyer.ts'

/** Lists what changes for the pages of a person of staff after this call. ListChanges repeats its last second, which is over by then. */
export const changesFromNow = async (foyer: TestFoyer, { client }: Staff) => {
  foyer.clock.advance(2)
  const { Now } = await client.call('/console-api/ListChanges', { Since: '' })
  return async () => (await client.call('/console-api/ListChanges', { Since: Now })).Changes
}
