import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './db/migrate.ts'
import { openPglite } from './db/open-database.ts'
import { openKeys } from './kit/kept-keys.ts'
import { count, isForCaller, rotate } from './secret-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-secret-keys-'))
const [older, newer] = [randomBytes(32), randomBytes(32)]
const withKeys = (...keys: Buffer[]) => ({
  ...{ DATA_DIR: folder, BACKUP_DIR: join(folder, 'backups') },
  SECRET_KEY: keys.map((key) => key.toString('base64')).join(),
})

/** What the person who called can do something about is in words. */
const problemOf = (work: Promise<string>) =>
  work.then(
    () => 'none',
    (error: unknown) => (isForCaller(error) ? error.message : `a fault: ${String(error)}`),
  )

beforeAll(async () => {
  const database = await openPglite(join(folder, 'pglite'))
  await database.close()
  expect(await problemOf(count(withKeys(older)))).toContain('Start this version of the server once')
  const again = await openPglite(join(folder, 'pglite'))
  await migrate(again)
  await openKeys(again, [older])
  await again.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the rotation counts what needs the older key, and ends with the words that it can be removed', async () => {
  expect(await count(withKeys(older))).toBe('0 of 1 values are not sealed with the first key of SECRET_KEY.')
  const counted = await count(withKeys(newer, older))
  expect(counted).toBe('1 of 1 values are not sealed with the first key of SECRET_KEY.\n  server_keys.sealed: 1 of 1')
  expect(await count(withKeys(newer, older))).toBe(counted)
  const done = await rotate(withKeys(newer, older))
  expect(done).toMatch(/^1 of 2 values were sealed again, in \d/)
  expect(done).toContain('\n0 values remain under another key: the other keys can be removed from SECRET_KEY.\n')
  expect(done).toContain('keep the removed ones elsewhere for 30 days.')
  expect(await count(withKeys(newer))).toBe('0 of 2 values are not sealed with the first key of SECRET_KEY.')
})

test('a SECRET_KEY without the key of the database is refused in words', async () => {
  expect(await problemOf(rotate(withKeys(older)))).toContain('SECRET_KEY must list every key')
})
