import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findOnPath } from './programs.ts'

export type Cluster = { url: string; version: string; stop: () => Promise<void> }

type Identity = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: uses the user postgres, else the unprivileged default user. */
export const unprivilegedUser = (passwd: string): Identity => {
  const users = new Map(passwd.split('\n').map((line) => [line.split(':')[0], line.split(':')]))
  const fields = users.get('postgres') ?? users.get('nobody')
  if (!fields) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.')
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })

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

const settings = (folder: string, port: number, isDurable: boolean) =>
  Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    ...(!isDurable && careless),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const collect = (child: ChildProcess) => {
  const lines: string[] = []
  const keep = (chunk: Buffer) => lines.push(chunk.toString())
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return { text: () => lines.join('') }
}

const ended = (child: ChildProcess) =>
  new Promise<number>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? 1)
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', () => resolve(127))
  })

const isReady = async (log: { text: () => string }, child: ChildProcess) => {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline && child.exitCode === null) {
    if (log.text().includes('ready to accept connections')) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

const memory = '/dev/shm'
const enoughBytes = 2 * 1024 ** 3

/**
 * In memory, where there is room for it: a new file of ext4 passes over every one that was deleted within the last minute, and each
 * test file deletes a database of a thousand files.
 */
const parentFolder = (isDurable: boolean) => {
  if (isDurable) return tmpdir()
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enoughBytes ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Starts an empty PostgreSQL in a temporary folder, on a free port. `stop` ends it and deletes the folder. */
export const startCluster = async (binaries: string, { isDurable = false } = {}): Promise<Cluster> => {
  const folder = mkdtempSync(path.join(parentFolder(isDurable), 'foyer-pg-'))
  const identity = process.getuid?.() === 0 ? unprivilegedUser(readFileSync('/etc/passwd', 'utf8')) : undefined
  if (identity) chownSync(folder, identity.uid, identity.gid)
  // LC_ALL: initdb rejects a locale that the machine names but lacks.
  const options = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C' }, detached: true } as const
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    const data = path.join(folder, 'data')
    const init = spawn(
      path.join(binaries, 'initdb'),
      ['-D', data, '-U', 'foyer_test', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
      options,
    )
    const initLog = collect(init)
    if ((await ended(init)) !== 0) throw new Error(`initdb failed:\n${initLog.text()}`)

    const port = await freePort()
    const server = [path.join(binaries, 'postgres'), '-D', data, ...settings(folder, port, isDurable)]
    // With setpriv the cluster also ends when this process is killed.
    const setpriv = findOnPath(['setpriv'])
    const [command = '', ...args] = setpriv ? [setpriv, '--pdeathsig', 'INT', ...server] : server
    const child = spawn(command, args, options)
    const log = collect(child)
    const stop = async () => {
      // SIGINT is PostgreSQL's "fast shutdown", which disconnects all clients.
      child.kill('SIGINT')
      await ended(child)
      remove()
    }
    if (!(await isReady(log, child))) {
      await stop()
      throw new Error(`PostgreSQL did not start:\n${log.text()}`)
    }
    const version = /starting PostgreSQL ([\d.]+)/.exec(log.text())?.[1] ?? ''
    return { url: `postgres://foyer_test@127.0.0.1:${port}/postgres`, version, stop }
  } catch (error) {
    remove()
    throw error
  }
}
