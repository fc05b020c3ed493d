import { readFile } from 'node:fs/promises'
import { systemClock } from './adapters/clock-system.ts'
import { makeBackup, NotEmpty, restoreBackup, settleRecovered, UnreadableBackup } from './backup/index.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { type Environment, isOfStores, type Stores, withStores } from './local-stores.ts'
import { openBackups } from './open-stores.ts'

/** What the person who called can do something about; others are faults. */
export const isForCaller = (error: unknown): error is Error =>
  isOfStores(error) || [NotEmpty, UnreadableBackup].some((kind) => error instanceof kind)

const backupsOf = (env: Environment): NonNullable<Stores['backups']> => {
  const backups = openBackups(readConfig({ ...env }))
  if (!backups) throw new ConfigError('Set BACKUP_DIR to the folder of the backups.')
  return backups
}

/** The stores of the server with this configuration, and its backups. */
const withBackups = async <T>(
  env: Environment,
  work: (stores: Stores & { backups: NonNullable<Stores['backups']> }) => Promise<T>,
): Promise<T> => {
  const backups = backupsOf(env)
  return withStores(env, (stores) => work({ ...stores, backups }))
}

const versionOfServer = async (): Promise<string> =>
  JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')).version

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

const lines = (...all: (string | false)[]) => all.filter((one) => one !== false).join('\n')

const chainWords = (broken: readonly string[]) =>
  broken.length > 0
    ? `The chains of audit events of these sites are broken: ${broken.join(' ')}`
    : 'All chains of audit events are intact.'

/** Makes a backup now. Returns what was done, in words. */
export const backUpNow = (env: Environment): Promise<string> =>
  withBackups(env, async ({ backups, ...stores }) => {
    const began = performance.now()
    const version = await versionOfServer()
    const made = await makeBackup({ ...stores, clock: systemClock, version }, backups.place, backups.keepDays)
    return lines(
      made.unreadable.length > 0 && `These backups cannot be read any more: ${made.unreadable.join(' ')}`,
      `Backup ${made.name}: ${made.rows} rows of ${made.tables} tables, read again and intact, and ${made.files} files, in ${seconds(began)} s.`,
      made.missing.length > 0 &&
        `${made.missing.length} files that a row names are not in the store: ${made.missing.join(' ')}`,
      made.damaged.length > 0 &&
        `${made.damaged.length} files of the store are damaged, and in no backup: ${made.damaged.join(' ')}`,
    )
  })

export const listBackups = async (env: Environment): Promise<string> => {
  const all = await backupsOf(env).place.list()
  if (all.length === 0) return 'There is no backup.'
  return all.map(({ name, size }) => `${name}  ${(size / 1e6).toFixed(1)} MB`).join('\n')
}

/** Restores the named backup, or the newest, into the configured stores, which have to be empty. */
export const restoreFrom = (env: Environment, name: string | undefined): Promise<string> =>
  withBackups(env, async ({ backups, ...stores }) => {
    const began = performance.now()
    const chosen = name ?? (await backups.place.list())[0]?.name
    if (chosen === undefined) throw new ConfigError('There is no backup in BACKUP_DIR.')
    const restored = await restoreBackup(stores, backups.place, chosen)
    return lines(
      `Restored what was there at ${restored.at}: ${restored.rows} rows of ${restored.tables} tables and ${restored.files} files, in ${seconds(began)} s.`,
      'Mails and jobs that waited then are sent when the server starts. Everyone signs in again.',
      'What was taken away or erased since is back: end people and keys, and erase deals, once more.',
      restored.missing.length > 0 &&
        `${restored.missing.length} files are not in the backup: ${restored.missing.join(' ')}`,
      restored.damaged.length > 0 &&
        `${restored.damaged.length} files of the backup are damaged: ${restored.damaged.join(' ')}`,
      chainWords(restored.broken),
    )
  })

/** For a database that PostgreSQL's own tools restored to a moment. */
export const settle = (env: Environment): Promise<string> =>
  withStores(env, async (stores) => {
    const { missing, damaged, broken } = await settleRecovered(stores)
    return lines(
      'Everyone signs in again. Mails and jobs that waited at that moment are sent when the server starts.',
      'What was taken away or erased since is back: end people and keys, and erase deals, once more.',
      missing.length > 0 && `${missing.length} files that a row names are not in the store: ${missing.join(' ')}`,
      damaged.length > 0 && `${damaged.length} files of the store are damaged: ${damaged.join(' ')}`,
      chainWords(broken),
    )
  })
