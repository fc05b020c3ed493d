import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { askServer, readReply, type Server } from './call-server.ts'
import type { Command } from './commands.ts'
import { type Arguments, assertRequired } from './parse-arguments.ts'
import { UsageError } from './usage-error.ts'

/** Streams the file to --out; an incomplete one, or one with another checksum, is deleted. */
export const downloadUpload = async (
  command: Command,
  { fields, out }: Arguments,
  server: () => Promise<Server>,
): Promise<string> => {
  assertRequired(command.body, fields)
  if (out === undefined) throw new UsageError('Name the output file: --out FILE.')
  const to = await server()
  const response = await askServer(to, command.path, fields)
  if (response.headers.get('content-disposition') === null || response.body === null) {
    await readReply(response, to.url)
    throw new UsageError(`The server at ${to.url} sent no file.`)
  }
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(Readable.fromWeb(response.body as ReadableStream), hashing, createWriteStream(out))
    const found = hash.digest('hex')
    const expected = response.headers.get('x-content-sha256')
    if (found !== expected) throw new Error(`the checksum is ${found}, not ${expected}`)
    return `Wrote ${out}, SHA-256 ${found}.`
  } catch (error) {
    await rm(out, { force: true })
    throw new UsageError(`The file is incomplete: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
