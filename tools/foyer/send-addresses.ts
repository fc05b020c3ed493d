import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { type GivenAddress, mostInBatch, NotOpenAddresses, openAddresses } from '@foyer/server/addresses/index.ts'
import { callServer, type Server } from './call-server.ts'
import { UsageError } from './usage-error.ts'

export const isCsv = (file: string): boolean => file.toLowerCase().endsWith('.csv')

/** Sends a file of addresses in batches while reading it, so that a whole country fits; the last batch is marked. */
export const sendAddresses = async (file: string, path: string, server: () => Promise<Server>): Promise<string> => {
  await access(file).catch(() => {
    throw new UsageError(`The file ${file} cannot be read.`)
  })
  const to = await server()
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })
  let [added, skipped, read] = [0, 0, 0]
  const send = async (Addresses: readonly GivenAddress[], Done: number) => {
    const reply = await callServer(to, path, { Addresses, Done })
    added += Number(reply.Added)
    skipped += Number(reply.Skipped)
  }
  let batch: GivenAddress[] = []
  try {
    for await (const address of openAddresses(lines)) {
      read += 1
      batch.push(address)
      if (batch.length < mostInBatch) continue
      await send(batch, 0)
      batch = []
      if (read % 100_000 === 0) console.error(`${read} addresses read, ${added} added`)
    }
  } catch (error) {
    if (error instanceof NotOpenAddresses) {
      throw new UsageError(`${file} is not a file of the Open Database of Addresses. ${error.message}`)
    }
    throw error
  }
  await send(batch, 1)
  return `${read} addresses read: ${added} added, ${read - added - skipped} known already, ${skipped} left out as incomplete.`
}
