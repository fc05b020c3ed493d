import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { askServer, readReply, type Server } from './call-server.ts'
import type { Command } from './commands.ts'
import { type Arguments, assertRequired } from './parse-arguments.ts'
import { UsageError } from './usage-error.ts'
import { writePrivate } from './write-private.ts'

/** Streams the file to --out, unless it is incomplete or has another checksum. */
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
  async function* hashed(body: ReadableStream) {
    for await (const chunk of Readable.fromWeb(body)) {
      hash.update(chunk)
      yield chunk
    }
  }
  let found = ''
  try {
    await writePrivate(out, hashed(response.body as ReadableStream), () => {
      found = hash.digest('hex')
      const expected = response.headers.get('x-content-sha256')
      if (found !== expected) throw new Error(`the checksum is ${found}, not ${expected}`)
    })
  } catch (error) {
    throw new UsageError(`The file is incomplete: ${error instanceof Error ? error.message : String(error)}.`)
  }
  return `Wrote ${out}, SHA-256 ${found}.`
}
