import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type UploadApp, uploadApp } from './testing/upload-app.ts'

let server: UploadApp
let photo: Buffer
beforeAll(async () => {
  server = await uploadApp()
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a1f5c' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => server.stop())

const bytesOf = async (storageKey: string) => {
  const stream = (await server.fileStore.open(storageKey)) ?? expect.fail('not kept')
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

describe('a file that is received', () => {
  it('is kept as it was sent, with its size, checksum, clean name and kind, and the fields beside it', async () => {
    const { status, file } = await server.send('../My\u202e photo\u0007.JPG', photo)
    expect(status).toBe(200)
    expect(file).toEqual({
      storageKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      fileName: 'My photo.JPG',
      contentType: 'image/jpeg',
      size: photo.length,
      sha256: createHash('sha256').update(photo).digest('hex'),
      scanned: false,
      fields: { SiteID: 'ours' },
    })
    expect(await bytesOf(file?.storageKey ?? '')).toEqual(photo)
  })
  it('is not readable on the disk, by its own user alone, and under a name that tells nothing', async () => {
    await server.send('statement.jpg', photo)
    for (const path of server.left()) {
      const stored = readFileSync(path)
      expect(stored.includes(photo.subarray(0, 16))).toBe(false)
      expect(statSync(path).mode & 0o777).toBe(0o600)
      expect(path).toMatch(/\/[0-9a-f]{2}\/[0-9a-f]{32}$/)
    }
    expect(server.left().length).toBeGreaterThan(0)
  })
})
