import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { open, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import fastifyMultipart from '@fastify/multipart'
import { filesLocal } from '@foyer/server/adapters/files-local.ts'
import { scannerNone } from '@foyer/server/adapters/scanner-none.ts'
import { deriveKeys } from '@foyer/server/kit/hash.ts'
import { acceptUploads, receiveUpload } from '@foyer/server/uploads/index.ts'
import { inspectFile } from '@foyer/server/uploads/inspect/inspect-file.ts'
import Fastify, { type FastifyPluginAsync, type FastifyPluginCallback } from 'fastify'
import { sayReady } from './ready.ts'

/**
 * Three minimal upload routes to compare with: the same form, its file streamed to the disk, in the second one also flushed, and in
 * the third one inspected without a sandbox. The server returns its memory, and each route deletes the file.
 */
const megabyte = 1024 * 1024
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-uploads-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const fileStore = filesLocal({ folder: join(folder, 'files'), keys: deriveKeys([Buffer.alloc(32, 1)]).files })

let most = 0
setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss)
}, 20)

const app = Fastify({ bodyLimit: 200 * megabyte })
/** Each upload has its own sender, since uploads of one sender are inspected sequentially. */
let senders = 0
app.get('/memory', () => {
  const answer = { now: process.memoryUsage().rss, most }
  most = 0
  return answer
})
const ours: FastifyPluginCallback = (scope, _options, done) => {
  acceptUploads(scope)
  scope.post('/foyer', async (request) => {
    senders += 1
    const outcome = await receiveUpload(request, {
      fileStore,
      scanner: scannerNone,
      maximumBytes: 101 * megabyte,
      sender: `sender ${senders}`,
    })
    if (!outcome.ok) throw new Error(outcome.key)
    await fileStore.remove(outcome.file.storageKey)
    return { size: outcome.file.size }
  })
  done()
}
let count = 0
const bare =
  (isFlushed: boolean): FastifyPluginAsync =>
  async (scope) => {
    await scope.register(fastifyMultipart, { limits: { fileSize: 101 * megabyte } })
    scope.post(isFlushed ? '/flushed' : '/bare', async (request) => {
      const part = await request.file()
      if (!part) throw new Error('no file')
      count += 1
      const path = join(folder, String(count))
      await pipeline(part.file, createWriteStream(path))
      if (isFlushed) {
        const handle = await open(path, 'r+')
        await handle.sync()
        await handle.close()
      }
      await unlink(path)
      return { size: part.file.bytesRead }
    })
  }
/** The same inspection in this process, which a file could take over. */
const unsafe: FastifyPluginAsync = async (scope) => {
  await scope.register(fastifyMultipart, { limits: { fileSize: 101 * megabyte } })
  scope.post('/unsafe', async (request) => {
    const part = await request.file()
    if (!part) throw new Error('no file')
    const { inspection, replacement } = await inspectFile(await part.toBuffer(), part.filename)
    if (!inspection.ok || !replacement) throw new Error('refused')
    count += 1
    const path = join(folder, String(count))
    await writeFile(path, replacement, { flush: true })
    await unlink(path)
    return { size: replacement.length }
  })
}
await app.register(ours)
await app.register(unsafe)
await app.register(bare(false))
await app.register(bare(true))

const address = await app.listen({ host: '127.0.0.1', port: 0 })
sayReady({ address, loaded: '', requests: {} })
