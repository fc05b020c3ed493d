import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './free-port.ts'
import { findOnPath } from './programs.ts'

type Identity = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: uses the user postgres, else the unprivileged default user. */
export const unprivilegedUser = (passwd: string): Identity => {
  const users = new Map(passwd.split('\n').map((line) => [line.split(':')[0], line.split(':')]))
  const fields = users.get('postgres') ?? users.get('nobody')
  if (!fields) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.')
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

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
    // After `exit` there may be output that was not read yet.
    child.once('close', (code) => resolve(code ?? 1))
    // As a shell reports a program that is not there.
    child.once('error', () => resolve(127))
  })

const isReady = async (log: { text: () => string }, child: ChildProcess) => {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    if (/ready to accept (read-only )?connections/.test(log.text())) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

export interface PostgresServer {
  /** Of the superuser, to the database `postgres`. */
  url: string
  port: number
  /** Its parent has room for sockets, archives and the like. */
  data: string
  folder: string
  version(): string
  log(): string
  /** Runs one of PostgreSQL's programs as the server's user; throws unless it ends with 0. */
  run(program: string, args: readonly string[]): Promise<string>
  /** Resolves once it accepts connections, also after a crash. `settings` are those of this start. */
  start(settings?: Record<string, string>): Promise<void>
  /** "Fast shutdown", which disconnects all clients. */
  stop(): Promise<void>
  /** Every process at once, as where the machine loses its power; what the system has not written yet is not lost by it. */
  kill(): Promise<void>
  /** Nothing replies, and no connection ends. */
  pause(): void
  resume(): void
  remove(): void
}

export interface PostgresServerOptions {
  /** Where its folder is made. */
  parent: string
  settings?: Record<string, string>
  /** Fills the data folder; by default as an empty cluster. */
  fill?: (server: PostgresServer) => Promise<unknown>
}

const superuser = 'foyer_test'

/** A PostgreSQL in a folder of its own, on a free port, that is not started yet. */
export const createPostgres = async (
  binaries: string,
  { parent, settings: always = {}, fill }: PostgresServerOptions,
): Promise<PostgresServer> => {
  const folder = mkdtempSync(path.join(parent, 'foyer-pg-'))
  const identity = process.getuid?.() === 0 ? unprivilegedUser(readFileSync('/etc/passwd', 'utf8')) : undefined
  if (identity) chownSync(folder, identity.uid, identity.gid)
  // LC_ALL: initdb rejects a locale that the machine names but lacks.
  const options = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C' }, detached: true } as const
  const data = path.join(folder, 'data')
  const port = await freePort()
  let child: ChildProcess | undefined
  let log = { text: () => '' }
  /** Each process of the server is the leader of a group of its own. */
  const processes = () => {
    const pid = child?.pid ?? 0
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
    return [pid, ...children]
  }
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of processes()) {
      try {
        process.kill(pid, signal)
      } catch {
        // One that ended meanwhile.
      }
    }
  }
  const end = async (signal: () => void) => {
    if (child === undefined) return
    signal()
    await ended(child)
    child = undefined
  }
  const server: PostgresServer = {
    url: `postgres://${superuser}@127.0.0.1:${port}/postgres`,
    port,
    data,
    folder,
    version: () => /starting PostgreSQL ([\d.]+)/.exec(log.text())?.[1] ?? '',
    log: () => log.text(),
    async run(program, args) {
      const running = spawn(path.join(binaries, program), args, options)
      const output = collect(running)
      if ((await ended(running)) !== 0) throw new Error(`${program} failed:\n${output.text()}`)
      return output.text()
    },
    async start(settings = {}) {
      const all = Object.entries({
        port: String(port),
        listen_addresses: '127.0.0.1',
        unix_socket_directories: folder,
        max_connections: '200',
        ...always,
        ...settings,
      }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      const command = [path.join(binaries, 'postgres'), '-D', data, ...all]
      // With setpriv it also ends when this process is killed.
      const setpriv = findOnPath(['setpriv'])
      const [program = '', ...args] = setpriv ? [setpriv, '--pdeathsig', 'INT', ...command] : command
      child = spawn(program, args, options)
      log = collect(child)
      if (await isReady(log, child)) return
      const { text } = log
      await server.stop()
      throw new Error(`PostgreSQL did not start:\n${text()}`)
    },
    stop: () => end(() => child?.kill('SIGINT')),
    kill: () => end(() => signalAll('SIGKILL')),
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
  const initialize = () =>
    server.run('initdb', [
      ...['-D', data, '-U', superuser],
      '--auth=trust',
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
    ])
  try {
    await (fill ?? initialize)(server)
  } catch (error) {
    server.remove()
    throw error
  }
  return server
}
