import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleOf } from '../../../../tools/testing/repetitions.ts'
import { envelopesDocuSign } from '../adapters/envelopes-docusign.ts'
import { filesLocal } from '../adapters/files-local.ts'
import { type FakeDocuSign, startFakeDocuSign } from '../adapters/testing/fake-docusign.ts'
import { deriveKeys } from '../kit/hash.ts'
import { allMailsSent } from './all-mails-sent.ts'
import { bodyRoutes } from './body-routes.ts'
import { type BrokenRequest, brokenRequests } from './broken-requests.ts'
import { databaseState } from './database-state.ts'
import { recordProcessErrors } from './process-errors.ts'
import { rawSender } from './raw-sender.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

const seed = Number(process.env.FUZZ_SEED ?? 20261122)
const senders = 12
const secretKey = Buffer.alloc(32, 5)

let docuSign: FakeDocuSign
let foyer: TestFoyer
let folder: string
let port: number
let requests: (BrokenRequest & { path: string })[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-broken-'))
  docuSign = await startFakeDocuSign()
  foyer = await startTestFoyer({
    secretKey,
    fileStore: filesLocal({ folder, keys: deriveKeys([secretKey]).files }),
    envelopes: envelopesDocuSign(docuSign.config),
  })
  const routes = await bodyRoutes(foyer)
  const all = routes.flatMap((route, at) =>
    brokenRequests(route, seed + at).map((request) => ({ ...request, path: route.path })),
  )
  expect(all.length).toBeGreaterThanOrEqual(20_000)
  requests = sampleOf(all)
  port = Number(new URL(await foyer.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await foyer.stop()
  await docuSign.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Node may close a connection without a reply only if the sender has closed its side first. */
const complaintOf = ({ ending }: BrokenRequest, replies: string): string | undefined => {
  if (/^HTTP\/1\.1 5|"ReturnCode":5/m.test(replies)) return 'the server failed'
  return replies === '' && ending === 'keep-alive' ? 'no reply' : undefined
}

/** Derived from the declarations, so a new call's route is covered automatically. */
test('no broken request ends the process, returns a 5xx or writes anything', { timeout: 300_000 }, async () => {
  await allMailsSent(foyer)
  const before = await databaseState(foyer.services.database)
  const recorded = recordProcessErrors()
  const complaints: string[] = []
  const waiting = requests.values()
  const work = async () => {
    const sender = rawSender(port)
    for (const request of waiting) {
      const replies = await sender.send(request)
      const complaint = complaintOf(request, replies)
      if (complaint) complaints.push(`${request.path}, ${request.name}: ${complaint}: ${replies.slice(0, 700)}`)
    }
    sender.stop()
  }
  await Promise.all(Array.from({ length: senders }, work))
  await expect.poll(() => foyer.app.requestsUnderWay.size).toBe(0)
  expect(complaints.slice(0, 5)).toEqual([])
  expect(recorded.stop()).toEqual([])
  expect(foyer.log.filter((line) => line.includes('"event":"failure"'))).toEqual([])
  expect(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([])
  expect(await databaseState(foyer.services.database)).toEqual(before)
})
