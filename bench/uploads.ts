import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { filesLocal } from '@foyer/server/adapters/files-local.ts'
import { deriveKeys } from '@foyer/server/kit/hash.ts'
import { makeJpeg, noise } from '@foyer/server/testing/files/pictures.ts'
import { makeZip } from '@foyer/server/testing/files/zip.ts'
import { inspectUpload } from '@foyer/server/uploads/inspect-upload.ts'
import autocannon from 'autocannon'
import { startServer } from './measure.ts'
import { median } from './quantile.ts'

/**
 * `npm run bench -- uploads`: 1 MB photos per second and the server's memory, compared in the same run with a bare stream to the
 * disk and with the same inspection in the server's own process (a photo is decoded and re-encoded, by Foyer in a process for each);
 * the server's memory while 20 files of 100 MB arrive in parallel; and the inspection time of a 25 MB archive. Uses a bare route
 * that calls receiveUpload, so the cost of a feature's own row is excluded.
 */
const megabyte = 1024 * 1024
const rounds = 3
const seconds = 10
const boundary = 'a-boundary-of-a-bench'
const type = `multipart/form-data; boundary=${boundary}`
const head = Buffer.from(
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
)
const foot = Buffer.from(`\r\n--${boundary}--\r\n`)

const inMegabytes = (bytes: number) => Math.round(bytes / megabyte)

const memoryOf = async (address: string) =>
  (await (await fetch(`${address}/memory`)).json()) as { now: number; most: number }

const measureRoute = async (address: string, path: string, body: Buffer) => {
  await memoryOf(address)
  const result = await autocannon({
    url: `${address}${path}`,
    method: 'POST',
    headers: { 'content-type': type },
    body,
    connections: 6,
    duration: seconds,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} not 2xx, ${result.errors} errors`)
  const { p50, p99 } = result.latency
  return { perSecond: result.requests.average, p50, p99, most: (await memoryOf(address)).most }
}

/** The inspection without a sandbox has a server of its own, whose memory it fills. */
const compare = async (address: string, unsafe: string) => {
  const photo = await noise(1350, 1000).jpeg({ quality: 95 }).toBuffer()
  const body = Buffer.concat([head, photo, Buffer.alloc(Math.max(0, megabyte - photo.length)), foot])
  const paths = ['/foyer', '/unsafe', '/bare', '/flushed'] as const
  const measureOne = (path: (typeof paths)[number]) => measureRoute(path === '/unsafe' ? unsafe : address, path, body)
  for (const path of paths) await measureOne(path)
  const runs: Record<(typeof paths)[number], Awaited<ReturnType<typeof measureRoute>>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const run = {} as (typeof runs)[number]
    for (const path of paths) run[path] = await measureOne(path)
    runs.push(run)
  }
  console.log(`\nUploads of ${(body.length / megabyte).toFixed(2)} MB, 6 connections, medians of ${rounds} rounds.\n`)
  console.table(
    paths.map((path) => ({
      route: path,
      'uploads /s': median(runs.map((run) => run[path].perSecond)).toPrecision(3),
      'Foyer beside it': median(runs.map((run) => run['/foyer'].perSecond / run[path].perSecond)).toPrecision(2),
      'median ms': median(runs.map((run) => run[path].p50)),
      'p99 ms': median(runs.map((run) => run[path].p99)),
      'most memory MB': inMegabytes(Math.max(...runs.map((run) => run[path].most))),
    })),
  )
}

const sendLarge = async (address: string, bytes: number, photo: Buffer): Promise<void> => {
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  const length = head.length + bytes + foot.length
  socket.write(`POST /foyer HTTP/1.1\r\nHost: bench\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`)
  const zeros = Buffer.alloc(megabyte)
  const parts = function* () {
    yield Buffer.concat([head, photo])
    for (let left = bytes - photo.length; left > 0; left -= megabyte) yield zeros.subarray(0, left)
    yield foot
  }
  for (const part of parts()) if (!socket.write(part)) await new Promise((resolve) => socket.once('drain', resolve))
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
  socket.destroy()
  if (!answer.includes('200 OK')) throw new Error(answer)
}

const measureLarge = async (address: string) => {
  const photo = await makeJpeg()
  const { now } = await memoryOf(address)
  const start = performance.now()
  await Promise.all(Array.from({ length: 20 }, () => sendLarge(address, 100 * megabyte, photo)))
  const took = (performance.now() - start) / 1000
  const { most } = await memoryOf(address)
  console.log(
    `\n20 files of 100 MB at once: ${took.toFixed(1)} s (${Math.round(2000 / took)} MB/s); memory ${inMegabytes(now)} MB before, ${inMegabytes(most)} MB at most.`,
  )
}

/** Incompressible photos, and a text that unpacks to almost the allowed size: the two extremes of an archive. */
const archives = async (): Promise<Record<string, Buffer>> => {
  const photo = await noise(1350, 1000).jpeg({ quality: 95 }).toBuffer()
  const photos = makeZip(
    Array.from({ length: Math.floor((24.9 * megabyte) / photo.length) }, (_, at) => ({
      name: `${at}.jpg`,
      data: photo,
    })),
  )
  const grain = Buffer.alloc(megabyte, 0)
  for (let at = 0, seed = 2463534242; at < grain.length; at += 1) {
    seed ^= seed << 13
    seed ^= seed >>> 17
    seed ^= seed << 5
    grain[at] = 0x61 + (seed & 3)
  }
  const texts = makeZip(Array.from({ length: 90 }, (_, at) => ({ name: `${at}.txt`, data: grain })))
  return { 'photos, unpacked 25 MB': photos, 'texts, unpacked 90 MB': texts }
}

const measureArchives = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-archives-'))
  const store = filesLocal({ folder, keys: deriveKeys([Buffer.alloc(32, 1)]).files })
  const rows: Record<string, string | number>[] = []
  for (const [archive, bytes] of Object.entries(await archives())) {
    const pending = await store.receive(
      (async function* () {
        for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
      })(),
    )
    const times: number[] = []
    const before = process.memoryUsage().rss
    let most = before
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      const checked = await inspectUpload(store, pending, { fileName: 'archive.zip', sender: 'bench' })
      if (!checked.ok) throw new Error(`${archive}: ${checked.key}`)
      times.push(performance.now() - start)
      most = Math.max(most, process.memoryUsage().rss)
    }
    delay.disable()
    await pending.discard()
    rows.push({
      archive,
      MB: (bytes.length / megabyte).toFixed(1),
      'inspected, ms': Math.round(median(times)),
      'longest the thread was held, ms': Math.round(delay.max / 1e6),
      'memory more, MB': inMegabytes(most - before),
    })
  }
  rmSync(folder, { recursive: true, force: true })
  console.log('\nAn archive is inspected in the sandbox (every entry unpacked, every file in it read):\n')
  console.table(rows)
}

export const benchUploads = async () => {
  const { ready, stop } = await startServer('uploads.ts', undefined)
  try {
    const unsafe = await startServer('uploads.ts', undefined)
    await compare(ready.address, unsafe.ready.address)
    await unsafe.stop()
    await measureLarge(ready.address)
  } finally {
    await stop()
  }
  await measureArchives()
}
