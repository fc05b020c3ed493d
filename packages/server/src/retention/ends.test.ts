import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { expiryKinds } from '@foyer/domain/retention/expiry.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { ends } from './testing/ends.ts'
import { ownerRows } from './testing/rows-of-deal.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

interface Column {
  table: string
  column: string
  required: boolean
}

const columnsWhere = async (condition: string): Promise<Column[]> => {
  const rows = await ownerRows(
    foyer,
    `select c.relname as table, a.attname as column, a.attnotnull as required
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and ${condition} order by 1, 2`,
  )
  return rows as unknown as Column[]
}
/** The statements of all functions, without line breaks. */
const statements = async (): Promise<string> => {
  const rows = await ownerRows(foyer, "select prosrc from pg_proc where pronamespace = 'public'::regnamespace")
  return rows.map(({ prosrc }) => String(prosrc).replace(/\s+/g, ' ')).join('\n')
}
const listed = Object.entries(ends)

describe('a row of a site that belongs to no application', () => {
  it('has an end that is written down, or a reason to be kept, in every table', async () => {
    const tables = new Set((await columnsWhere("a.attname in ('site_id', 'slug')")).map(({ table }) => table))
    expect(Object.keys(ends).sort()).toEqual([...tables].sort())
  })

  it('is in no table whose rows are said to go with their deal: each names its application, or a row that does', async () => {
    const required = (await columnsWhere("a.attname = 'application_id'")).filter((one) => one.required)
    const named = new Set(required.map(({ table }) => table))
    const wrong = listed.filter(([table, end]) => 'deal' in end && !named.has(table))
    expect(wrong).toEqual([])
  })

  it('ends by itself or by a call, and not only with a deal, where its application may be missing', async () => {
    const optional = (await columnsWhere("a.attname ~ '(^|_)application_id$' and not a.attnotnull")).map(
      ({ table }) => table,
    )
    const alone = optional.filter((table) => {
      const end = ends[table]
      return end === undefined || 'deal' in end
    })
    expect(optional).toContain('document_requests')
    expect(alone).toEqual([])
  })

  it('goes with a row of another table that has an end, by a foreign key', async () => {
    const keys = await ownerRows(
      foyer,
      `select distinct k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent
         from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
    )
    /** Also through tables between. */
    const goesWith = (child: string, parent: string): boolean =>
      keys.some(
        (one) =>
          one.child === child &&
          one.parent !== child &&
          (one.parent === parent || (one.parent !== 'sites' && goesWith(String(one.parent), parent))),
      )
    const wrong = listed.flatMap(([table, end]) =>
      'with' in end
        ? end.with.filter((parent) => !goesWith(table, parent) || 'kept' in (ends[parent] ?? { kept: '' }))
        : [],
    )
    expect(wrong).toEqual([])
  })

  it('is deleted by the class of the nightly run that is named, and each class is named', async () => {
    const all = await statements()
    const nightly = listed.flatMap(([table, end]) =>
      'nightly' in end ? (end.nightly ?? []).map((kind) => ({ table, kind })) : [],
    )
    const expires = ({ table, kind }: { table: string; kind: string }) =>
      all.includes(`'${kind}', '${table}'`) || (all.includes(`'${kind}'`) && all.includes(`delete from ${table} `))
    expect(nightly.filter((one) => !expires(one))).toEqual([])
    expect(expiryKinds.filter((kind) => !nightly.some((one) => one.kind === kind))).toEqual([])
  })

  it('is deleted by the call that is named', async () => {
    const paths = allCalls.flatMap(pathsOf)
    const named = listed.flatMap(([, end]) => ('calls' in end ? (end.calls ?? []) : []))
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((path) => !paths.includes(path))).toEqual([])
  })
})
