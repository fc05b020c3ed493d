import { UsageError } from './usage-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

interface LocalCommand {
  summary: string
  run(env: Environment, words: readonly string[]): Promise<string>
}

interface Part {
  isForCaller(error: unknown): error is Error
}

/** Loaded only when it is used: it is the server's own code. Its error in words, where the caller can do something about it. */
const using =
  <Server extends Part>(load: () => Promise<Server>) =>
  async (work: (server: Server) => Promise<string>): Promise<string> => {
    const server = await load()
    try {
      return await work(server)
    } catch (error) {
      throw server.isForCaller(error) ? new UsageError(error.message) : error
    }
  }

const usingBackups = using(() => import('@foyer/server/backups.ts'))
const usingJobs = using(() => import('@foyer/server/given-up-jobs.ts'))
const usingKeys = using(() => import('@foyer/server/secret-keys.ts'))

const noWords = (words: readonly string[]) => {
  if (words.length > 0) throw new UsageError(`Unknown: ${words.join(' ')}`)
}

/** Commands that work on the stores themselves, with the configuration of the server. */
export const localCommands: Readonly<Record<string, LocalCommand>> = {
  backup: {
    summary:
      'Write a backup of database and files to BACKUP_DIR now; a server with the embedded database has to be stopped',
    run: async (env, words) => {
      noWords(words)
      return usingBackups((server) => server.backUpNow(env))
    },
  },
  'list-backups': {
    summary: 'The backups in BACKUP_DIR, newest first',
    run: async (env, words) => {
      noWords(words)
      return usingBackups((server) => server.listBackups(env))
    },
  },
  restore: {
    summary: 'Restore the newest backup of BACKUP_DIR, or the named one, into an empty database and store',
    run: async (env, words) => {
      const [name, ...more] = words
      noWords(more)
      return usingBackups((server) => server.restoreFrom(env, name))
    },
  },
  'retry-jobs': {
    summary:
      'The jobs that were given up in the last seven days, by queue; with the name of a queue, its jobs are done again. A server with the embedded database has to be stopped',
    run: async (env, words) => {
      const [name, ...more] = words
      noWords(more)
      return usingJobs((server) => server.retry(env, name))
    },
  },
  'rotate-keys': {
    summary:
      'Seal everything with the first key of SECRET_KEY, so that the others can be removed; --dry-run counts what is left; a server with the embedded database has to be stopped',
    run: async (env, words) => {
      const [option, ...more] = words
      noWords(option === '--dry-run' ? more : words)
      return usingKeys((server) => (option === undefined ? server.rotate(env) : server.count(env)))
    },
  },
  'after-recovery': {
    summary:
      'After PostgreSQL was restored to a moment by its own tools, before the servers start: everyone signs in again',
    run: async (env, words) => {
      noWords(words)
      return usingBackups((server) => server.settle(env))
    },
  },
}
