import { readFile } from 'node:fs/promises'
import { countAddresses, type GivenAddress, importAddresses, openAddresses } from '@foyer/server/addresses/index.ts'
import type { Database } from '@foyer/server/db/open-database.ts'

/**
 * A few hundred addresses to try the search with, imported only into a demonstration without addresses. The streets
 * exist; the house numbers are invented.
 */
export const importDemoAddresses = async (database: Database): Promise<void> => {
  const { db } = database
  const demo = await db.selectFrom('tenants').select('slug').where('slug', '=', 'demo').executeTakeFirst()
  const any = await db.selectFrom('address_streets').select('street_id').limit(1).executeTakeFirst()
  if (!demo || any) return
  const text = await readFile(new URL('./addresses.csv', import.meta.url), 'utf8')
  const rows: GivenAddress[] = []
  for await (const row of openAddresses(text.split('\n'))) rows.push(row)
  await importAddresses(database, rows)
  await countAddresses(database)
}
