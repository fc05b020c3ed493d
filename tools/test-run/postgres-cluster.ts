import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createPostgres } from './postgres-server.ts'

export type Cluster = { url: string; version: string; stop: () => Promise<void> }

// A test cluster lives for one run: its disk need not survive a crash, and hundreds of short-lived databases need no
// vacuum or checkpoints. Measurements need a durable one.
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  jit: 'off',
}

const memory = '/dev/shm'
const enoughBytes = 2 * 1024 ** 3

/**
 * In memory, where there is room for it: a new file of ext4 passes over every one that was deleted within the last minute, and each
 * test file deletes a database of a thousand files.
 */
export const memoryFolder = () => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enoughBytes ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Starts an empty PostgreSQL in a temporary folder, on a free port. `stop` ends it and deletes the folder. */
export const startCluster = async (binaries: string, { isDurable = false } = {}): Promise<Cluster> => {
  const server = await createPostgres(binaries, {
    parent: isDurable ? tmpdir() : memoryFolder(),
    settings: isDurable ? {} : careless,
  })
  const stop = async () => {
    await server.stop()
    server.remove()
  }
  try {
    await server.start()
  } catch (error) {
    server.remove()
    throw error
  }
  return { url: server.url, version: server.version(), stop }
}
