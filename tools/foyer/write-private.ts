import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/**
 * Writes what a command was asked for, which may be anyone's personal data, so that its user alone can read it. A file of this name
 * is replaced once the new one is whole; `check` may still refuse it.
 */
export const writePrivate = async (
  file: string,
  content: Iterable<string | Uint8Array> | AsyncIterable<Uint8Array>,
  check: () => void = () => {},
): Promise<void> => {
  const part = `${file}.part`
  await rm(part, { force: true })
  try {
    await pipeline(content, createWriteStream(part, { flags: 'wx', mode: 0o600 }))
    check()
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
