import { performance } from 'node:perf_hooks'
import { addressesEmbedded } from '@foyer/server/adapters/addresses-embedded.ts'
import { countAddresses } from '@foyer/server/addresses/index.ts'
import { migrate } from '@foyer/server/db/migrate.ts'
import { openPostgres } from '@foyer/server/db/open-database.ts'
import { sql } from 'kysely'
import { quantile } from '../quantile.ts'
import { generateAddresses, seeded } from './generate.ts'

/** The text typed when the search request is sent, for an existing address. */
interface Typed {
  kind: string
  text: string
}

interface Sample {
  number: string
  route: string
  city: string
  postal: string
}

const typedOf = ({ number, route, city, postal }: Sample, random: () => number): Typed[] => {
  const words = route.split(' ')
  const long = words.reduce((a, b) => (b.length > a.length ? b : a))
  const part = long.slice(0, 3 + Math.floor(random() * 4)).toLowerCase()
  return [
    { kind: 'number and part of a name', text: `${number} ${part}` },
    { kind: 'number and street', text: `${number} ${route}` },
    { kind: 'number, street, part of the town', text: `${number} ${route} ${city.slice(0, 4)}` },
    { kind: 'street, half of its type', text: `${number} ${long} ${(words.at(-1) ?? '').slice(0, 3)}` },
    { kind: 'number alone', text: number.padStart(3, '1') },
    { kind: 'number and one letter', text: `${number} ${long.charAt(0)}` },
    { kind: 'street without a number', text: route },
    { kind: 'number and town', text: `${number} ${city}` },
    { kind: 'number and a common name', text: `${number} main` },
    { kind: 'postal code', text: `${postal.slice(0, 3)} ${postal.slice(3)}` },
    { kind: 'a slip of the pen', text: `${number} ${long.slice(0, 3)}${long.slice(4)}x` },
    { kind: 'nothing there', text: `${number} zzyzx qqqq` },
  ]
}

/** Fills the database at `url` with `count` addresses and times sequential searches, in milliseconds. */
export const measureFind = async (url: string, count: number, samples: number) => {
  const database = await openPostgres({ url })
  await migrate(database)
  const { db } = database
  const begun = performance.now()
  await database.asOwner((query) =>
    generateAddresses(count, async (rows) => {
      await query('select foyer_import_addresses($1::jsonb)', [JSON.stringify(rows)])
    }),
  )
  const perSecond = Math.round((count / (performance.now() - begun)) * 1000)
  await countAddresses(database)
  const { rows: chosen } = await sql<Sample>`select upper(a.number) as number, s.route, s.city, a.postal
    from addresses a join address_streets s using (street_id) where a.address_id % ${Math.floor(count / samples)} = 1 limit ${samples}`.execute(
    db,
  )
  const { rows: streets } = await sql<{ streets: number; size: string }>`select count(*)::integer as streets,
    pg_size_pretty(pg_total_relation_size('addresses') + pg_total_relation_size('address_streets')) as size from address_streets`.execute(
    db,
  )
  const random = seeded(7)
  const port = addressesEmbedded(db)
  const times = new Map<string, number[]>()
  /** The best of three runs, to exclude the load of other programs. */
  const best = new Map<string, number[]>()
  const timed = async (text: string) => {
    const before = performance.now()
    await port.find({ text, language: 'en' })
    return performance.now() - before
  }
  const cases = chosen.flatMap((one) => typedOf(one, random))
  for (const { text } of cases.slice(0, 100)) await port.find({ text, language: 'en' })
  let unfound = 0
  const bare: number[] = []
  for (const { kind, text } of cases) {
    const bareBefore = performance.now()
    await sql`select 1`.execute(db)
    bare.push(performance.now() - bareBefore)
    const before = performance.now()
    const found = await port.find({ text, language: 'en' })
    const once = performance.now() - before
    times.set(kind, [...(times.get(kind) ?? []), once])
    best.set(kind, [...(best.get(kind) ?? []), Math.min(once, await timed(text), await timed(text))])
    if (found.length === 0 && kind !== 'nothing there') unfound += 1
  }
  await database.close()
  const figures = (all: number[], bests: number[]) => {
    return {
      median: quantile(all, 0.5).toFixed(1),
      p99: quantile(all, 0.99).toFixed(1),
      'p99 of the best of three': quantile(bests, 0.99).toFixed(1),
      'most of the best of three': quantile(bests, 1).toFixed(1),
    }
  }
  return {
    count,
    ...streets[0],
    perSecond,
    unfound,
    bare: figures(bare, []),
    all: figures([...times.values()].flat(), [...best.values()].flat()),
    kinds: Object.fromEntries([...times].map(([kind, all]) => [kind, figures(all, best.get(kind) ?? [])])),
  }
}
