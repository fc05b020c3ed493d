import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './run.ts'

const bytes = Buffer.from('a pay stub')
const sha256 = createHash('sha256').update(bytes).digest('hex')
let server: Server
let folder: string

/** Responds as DownloadUpload does: 1 is intact, 2 was changed, anything else does not exist. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-download-'))
  server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      const { DFRequestDocItemUploadID: id } = JSON.parse(body) as { DFRequestDocItemUploadID: number }
      if (id > 2) {
        response.end(JSON.stringify({ ReturnStatus: { ReturnCode: 404, ReturnMessage: 'NoAccess' } }))
        return
      }
      response.writeHead(200, { 'content-disposition': 'attachment', 'x-content-sha256': id === 1 ? sha256 : 'other' })
      response.end(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const download = (id: number, ...more: string[]) =>
  run(['download-upload', '--site', 'demo', '--DFRequestDocItemUploadID', String(id), ...more], async () => ({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'token',
  }))

test('a download is written and its checksum shown', async () => {
  const file = path.join(folder, 'stub.pdf')
  expect(await download(1, '--out', file)).toBe(`Wrote ${file}, SHA-256 ${sha256}.`)
  expect(readFileSync(file)).toEqual(bytes)
})
test('a written file is readable for its user alone, also where one of its name was there', async () => {
  const file = path.join(folder, 'again.pdf')
  writeFileSync(file, 'before', { mode: 0o644 })
  await download(1, '--out', file)
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  await expect(download(2, '--out', file)).rejects.toThrow(/is incomplete/)
  expect(readFileSync(file)).toEqual(bytes)
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})
test('a file that differs from what was stored is not written', async () => {
  const file = path.join(folder, 'changed.pdf')
  await expect(download(2, '--out', file)).rejects.toThrow(/is incomplete/)
  expect(existsSync(file)).toBe(false)
})
test('an unknown file is reported as NoAccess', async () => {
  await expect(download(3, '--out', path.join(folder, 'none.pdf'))).rejects.toThrow(/NoAccess/)
})
test('requires --out', async () => {
  await expect(download(1)).rejects.toThrow(/--out FILE/)
})
