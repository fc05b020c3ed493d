import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { JournalEntry, SubmissionJournal } from '../ports/journal.ts'

const newline = 0x0a

/** A file with one JSON line per submission. Lines that arrive while the disk is busy share one flush. */
export const journalFile = (path: string): SubmissionJournal => {
  let opened: Promise<FileHandle> | undefined
  let waiting: string[] = []
  let flushing: Promise<void> | undefined

  const flush = async (): Promise<void> => {
    const lines = waiting.join('')
    waiting = []
    flushing = undefined
    opened ??= openJournal(path)
    const file = await opened.catch((error: unknown) => {
      opened = undefined
      throw error
    })
    try {
      await file.appendFile(lines)
      await file.datasync()
    } catch (error) {
      // A part of a line may be written: the next entry opens the file anew, which ends it.
      opened = undefined
      await file.close().catch(() => {})
      throw error
    }
  }
  let last = Promise.resolve()
  return {
    append(entry: JournalEntry) {
      waiting.push(`${JSON.stringify(entry)}\n`)
      flushing ??= last.catch(() => {}).then(flush)
      last = flushing
      return flushing
    },
    async close() {
      await last.catch(() => {})
      await (await opened)?.close()
      opened = undefined
    },
  }
}

/**
 * Flushes the name of a new file too, and ends a line left incomplete by a power cut or a full disk, so that the next
 * one is separate.
 */
const openJournal = async (path: string): Promise<FileHandle> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'a+', 0o600)
  const { size } = await file.stat()
  const { buffer } = size > 0 ? await file.read(Buffer.alloc(1), 0, 1, size - 1) : { buffer: Buffer.from([newline]) }
  if (buffer[0] !== newline) await file.appendFile('\n')
  const folder = await open(dirname(path), 'r')
  await folder.sync()
  await folder.close()
  return file
}
