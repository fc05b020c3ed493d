/// <reference path="./s3rver.d.ts" />
import crypto from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** The server encrypts list markers with DES, which OpenSSL no longer has; this substitutes AES. */
const lendCipher = () => {
  const twice = (bytes: Buffer) => Buffer.concat([bytes, bytes])
  const { createCipheriv, createDecipheriv } = crypto
  const replaced = (make: typeof createCipheriv | typeof createDecipheriv) =>
    ((name: string, key: Buffer, iv: Buffer, options: object) =>
      name === 'des'
        ? make('aes-128-cbc', twice(key), twice(iv))
        : Reflect.apply(make, crypto, [name, key, iv, options])) as never
  Object.assign(crypto, { createCipheriv: replaced(createCipheriv), createDecipheriv: replaced(createDecipheriv) })
  return () => void Object.assign(crypto, { createCipheriv, createDecipheriv })
}

/** An S3 server with one bucket, in its own folder. */
export const startS3Server = async (bucket: string) => {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-s3-'))
  const options = {
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
    // It signs a list's address without its trailing slash, which AWS's own client sends.
    allowMismatchedSignatures: true,
  }
  const takeBack = lendCipher()
  const server = new S3rver(options)
  const { port } = await server.run()
  return {
    directory,
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    async stop() {
      takeBack()
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
