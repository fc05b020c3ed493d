import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/open-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { MissingKey } from './crypto.ts'
import { deriveKeys } from './hash.ts'
import { openKeys } from './kept-keys.ts'

const [first, second] = [randomBytes(32), randomBytes(32)]
let unused: Database
let earlier: Database
beforeAll(async () => {
  ;[unused, earlier] = [await openTestDatabase(), await openTestDatabase()]
  await earlier.asOwner(async (query) => void (await query("insert into tenants (slug) values ('ours')")))
})
afterAll(async () => {
  await unused.close()
  await earlier.close()
})

const bytesOf = ({ codes, tokens, callers, pepper }: Awaited<ReturnType<typeof openKeys>>) =>
  [codes.export(), tokens.export(), callers.export(), pepper].map((one) => one.toString('hex'))

test('the keys of hashes are made once, by one of the processes that start together, and SECRET_KEY does not lead to them', async () => {
  const started = await Promise.all(Array.from({ length: 4 }, () => openKeys(unused, [first])))
  const [kept = []] = started.map(bytesOf)
  expect(new Set(kept).size).toBe(4)
  for (const one of started) expect(bytesOf(one)).toEqual(kept)
  const derived = bytesOf(deriveKeys([first]))
  expect(kept.filter((one) => derived.includes(one))).toEqual([])
  expect(bytesOf(await openKeys(unused, [second, first]))).toEqual(kept)
})

test('a database of an earlier version keeps those that were derived from its oldest key', async () => {
  const derived = bytesOf(deriveKeys([first]))
  expect(bytesOf(await openKeys(earlier, [second, first]))).toEqual(derived)
  expect(bytesOf(await openKeys(earlier, [second]))).toEqual(derived)
})

test('another SECRET_KEY than that of the database is refused', async () => {
  await expect(openKeys(unused, [second])).rejects.toThrow(MissingKey)
})

test('the application reads none of them', async () => {
  await expect(
    unused.db
      .selectFrom('server_keys' as never)
      .selectAll()
      .execute(),
  ).rejects.toThrow(/permission denied/)
})
