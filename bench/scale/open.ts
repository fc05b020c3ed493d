import { openPostgres } from '@foyer/server/db/open-database.ts'
import { recipeDatabase, setUpAsInRecipe } from '@foyer/server/testing/recipe-database.ts'
import { fill } from '@foyer/server/testing/scale/fill.ts'
import { type Installation, rowsOf } from '@foyer/server/testing/scale/installation.ts'
import { startTestFoyer } from '@foyer/server/testing/start-test-foyer.ts'

export interface Measured extends Installation {
  applications: number
}

/** The same for each run, so that a filled database can be read again. */
const secretKey = Buffer.alloc(32, 7)

/** While a database is filled its disk need not survive a crash; while it is measured, it is as in production. */
const setDurable = async (url: string, isDurable: boolean) => {
  const value = isDurable ? 'on' : 'off'
  await rowsOf(url, `alter system set fsync = ${value}`)
  await rowsOf(url, `alter system set full_page_writes = ${value}`)
  await rowsOf(url, 'select pg_reload_conf()')
  if (isDurable) await rowsOf(url, 'checkpoint')
}

/** A server over a database with so many applications, which is filled unless the cluster has it already. */
export const openInstallation = async (
  url: string,
  { applications, brokerages }: { applications: number; brokerages: number },
): Promise<Measured> => {
  const name = `foyer_scale_${applications}`
  const isThere = (await rowsOf(url, 'select from pg_database where datname = $1', [name])).length > 0
  const { logins, administrator } = isThere ? recipeDatabase(url, name) : await setUpAsInRecipe(url, name)
  const foyer = await startTestFoyer({ database: await openPostgres(logins), secretKey, quiet: true })
  if (!isThere) {
    await setDurable(url, false)
    const { seconds } = await fill(foyer, { administrator, applications, brokerages })
    await setDurable(url, true)
    const [size] = await rowsOf(administrator, 'select pg_size_pretty(pg_database_size(current_database())) as size')
    console.log(`Filled ${applications} applications of ${brokerages} brokerages: ${size?.size}. Seconds:`, seconds)
  }
  return { applications, foyer, administrator }
}
