import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesS3 } from '@foyer/server/adapters/files-s3.ts'
import { parseS3Address } from '@foyer/server/adapters/files-s3-address.ts'
import { startS3Server } from '@foyer/server/adapters/testing/s3-server.ts'
import { startForgetfulProxy } from '@foyer/server/db/testing/forgetful-proxy.ts'
import { deriveKeys } from '@foyer/server/kit/hash.ts'
import { makeSite } from '@foyer/server/testing/builders.ts'
import { aPhoto, makeDocumentRequest, upload } from '@foyer/server/testing/document-builders.ts'
import { startTestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import { seconds } from './figures.ts'

type Proxy = Awaited<ReturnType<typeof startForgetfulProxy>>

/** What is done to the bucket before an upload. */
const faults: [what: string, begin: (proxy: Proxy) => void][] = [
  ['works', () => {}],
  ['refuses connections', (proxy) => proxy.refuse()],
  ['half-open connections, new ones work', (proxy) => proxy.forget()],
  ['does not reply', (proxy) => proxy.silence()],
  ['replies each time after 2 s', (proxy) => proxy.delay(2000)],
]

/** A document is uploaded, and one that was uploaded before is saved by the broker, while the bucket is away or slow; then again once it is not. */
export const measureBucket = async () => {
  const bucket = await startS3Server('uploads')
  const proxy = await startForgetfulProxy(Number(new URL(bucket.endpoint).port))
  const incoming = mkdtempSync(join(tmpdir(), 'foyer-incoming-'))
  const address = parseS3Address(`s3://uploads/foyer?endpoint=http://127.0.0.1:${proxy.port}&region=ca-central-1`)
  const secretKey = randomBytes(32)
  const fileStore = filesS3({
    ...address,
    incoming,
    credentials: bucket.credentials,
    keys: deriveKeys([secretKey]).files,
  })
  const foyer = await startTestFoyer({ fileStore, secretKey, quiet: true })
  try {
    await makeSite(foyer, 'ours')
    const rows = []
    for (const [at, [what, begin]] of faults.entries()) {
      const request = await makeDocumentRequest(foyer, 'ours')
      const client = foyer.client()
      await client.call('/api/RDACCESS', request.link)
      const uploaded = async () => {
        const sentAt = performance.now()
        const answer = await upload(client, request.itemId, { bytes: await aPhoto(100 + at) })
        return { answer, ms: performance.now() - sentAt }
      }
      const before = await uploaded()
      begin(proxy)
      const during = await uploaded()
      proxy.lead()
      const after = await uploaded()
      const row = {
        what,
        'before, s': seconds(before.ms),
        'a person receives': `${during.answer.http} ${during.answer.ReturnStatus.ReturnMessage || 'stored'}`,
        'after, s': seconds(during.ms),
        'then again': `${after.answer.http} ${after.answer.ReturnStatus.ReturnMessage || 'stored'} after ${seconds(after.ms)} s`,
      }
      console.log(row)
      rows.push(row)
    }
    return rows
  } finally {
    await foyer.stop()
    await proxy.stop()
    await bucket.stop()
    rmSync(incoming, { recursive: true, force: true })
  }
}
