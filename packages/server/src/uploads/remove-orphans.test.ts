import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeOrphans } from './remove-orphans.ts'
import { type UploadApp, uploadApp } from './testing/upload-app.ts'

let server: UploadApp
beforeAll(async () => {
  server = await uploadApp()
})
afterAll(() => server.stop())

const store = async () => {
  const source = async function* () {
    yield Buffer.from('bytes')
  }
  return (await server.fileStore.store(source())).storageKey
}
const age = (path: string) => utimesSync(path, new Date(0), new Date(0))
const pathOf = (storageKey: string) => server.left().find((path) => path.endsWith(storageKey)) ?? expect.fail('gone')

test('old files without a row are removed; named or new ones stay', async () => {
  const named = await store()
  const forgotten = await Promise.all(Array.from({ length: 601 }, store))
  const underWay = await store()
  for (const storageKey of [named, ...forgotten]) age(pathOf(storageKey))
  const incoming = join(server.folder, 'incoming')
  mkdirSync(incoming, { recursive: true })
  for (const name of ['old', 'new']) writeFileSync(join(incoming, name), 'half')
  age(join(incoming, 'old'))

  const asked: number[] = []
  const isKnown = async (storageKeys: string[]) => {
    asked.push(storageKeys.length)
    return new Set(storageKeys.filter((one) => one === named))
  }
  const hourAgo = new Date(Date.now() - 3_600_000)
  const recent = { olderThan: hourAgo, newerThan: new Date(Date.now() - 48 * 3_600_000) }
  expect(await removeOrphans(server.fileStore, isKnown, recent)).toEqual({ arrivals: 1, files: 0 })
  expect(asked).toEqual([])
  expect(await removeOrphans(server.fileStore, isKnown, { olderThan: hourAgo })).toEqual({ arrivals: 0, files: 601 })
  expect(asked).toEqual([500, 102])
  expect(server.left().map((path) => path.split('/').at(-1))).toEqual(expect.arrayContaining([named, underWay, 'new']))
  expect(server.left()).toHaveLength(3)
  expect(await removeOrphans(server.fileStore, isKnown, { olderThan: hourAgo })).toEqual({ arrivals: 0, files: 0 })
})
