import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logins } from '@foyer/server/db/open-database.ts'
import { freePort } from '../../tools/test-run/free-port.ts'
import { copyMigratedDatabase } from './migrated-database.ts'

const main = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url))

/**
 * A new data folder, copied from the migrated one if the run has created it, with its embedded database or without; see
 * migrated-folder.ts.
 */
export const newDataDir = ({ embedded = true } = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-e2e-'))
  const migrated = process.env.MIGRATED_FOLDER
  const filter = (file: string) => embedded || basename(file) !== 'pglite'
  if (migrated) cpSync(migrated, dataDir, { recursive: true, filter })
  return dataDir
}

export interface Remains {
  dataDir?: string | undefined
  database?: string | undefined
}

export interface ServerOptions {
  smtpUrl: string
  /** The two logins to a PostgreSQL; by default a copy of the migrated database, or the embedded one without PostgreSQL. */
  logins?: Logins & { ownerUrl: string }
  /** The folder with its embedded database, for servers that are started on it again. */
  dataDir?: string
  port?: number
  publicUrl?: string
  environment?: Record<string, string>
}

/** Skips optimizing the database's WebAssembly: it takes a third of a start and does not pay off within a journey. */
const flags = process.env.VITEST === undefined ? [] : ['--liftoff-only']

/** The real server as a separate process; resolves when /ready reports it ready. */
export const startServer = async (options: ServerOptions) => {
  const port = options.port ?? (await freePort())
  const ownFolder = options.dataDir === undefined
  const copy = ownFolder && options.logins === undefined ? await copyMigratedDatabase() : undefined
  const logins = options.logins ?? copy?.logins
  const dataDir = options.dataDir ?? newDataDir({ embedded: logins === undefined })
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [...flags, main], {
    env: {
      PATH: process.env.PATH,
      // Compiled sources, kept from start to start: a fifth of its processor time.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      PUBLIC_URL: options.publicUrl ?? url,
      DATA_DIR: dataDir,
      SMTP_URL: options.smtpUrl,
      MAIL_FROM: 'Foyer <no-reply@foyer.example>',
      OPERATOR_TOKEN: operatorToken,
      ...(logins && { DATABASE_URL: logins.url, DATABASE_OWNER_URL: logins.ownerUrl }),
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  child.stdout.on('data', (chunk: Buffer) => log.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()))
  await ready(child, log, url)
  return {
    url,
    port,
    dataDir,
    log,
    pid: child.pid ?? 0,
    /** What is left of it where nothing stops it. */
    remains: { dataDir: ownFolder ? dataDir : undefined, database: copy?.name } satisfies Remains,
    kill: () => ended(child, 'SIGKILL'),
    async stop() {
      await ended(child, 'SIGTERM')
      await copy?.drop()
      if (ownFolder) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type ServerProcess = Awaited<ReturnType<typeof startServer>>

export const operatorToken = 'operator-token-of-all-the-journeys'

const ended = (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })

/** Waits until the server logs that it listens. */
const ready = (child: ChildProcess, log: string[], url: string) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (log.join('').includes('Foyer is ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the server at ${url} ended with ${code}:\n${log.join('')}`)))
  })
