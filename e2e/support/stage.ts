import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { borrowBrowser } from './browser.ts'
import { startMailServer } from './mail-server.ts'
import { type ServerOptions, startServer } from './server-process.ts'

/** The setup of nearly every journey: a mail server, a Foyer that sends through it, and a browser. */
export const openStage = async (options: Omit<ServerOptions, 'smtpUrl'> = {}) => {
  const mail = await startMailServer()
  const [server, { browser, leave }] = await Promise.all([
    startServer({ smtpUrl: mail.url, ...options }),
    borrowBrowser(),
  ])
  const close = async () => {
    await leave()
    await server.stop()
    await mail.stop()
  }
  return { mail, server, browser, close }
}

const startShared = async () => {
  const mail = await startMailServer()
  const server = await startServer({ smtpUrl: mail.url })
  process.once('exit', () => void server.kill())
  // What it leaves is removed at the end of the run; see migrated-folder.ts.
  const folder = process.env.SHARED_SERVERS
  if (folder) writeFileSync(join(folder, String(server.pid)), JSON.stringify(server.remains))
  return { mail, server }
}

let ofWorker: ReturnType<typeof startShared> | undefined

/**
 * The same with the server and the mail server of this worker, for journeys whose people, addresses and applications are
 * their own, that leave the site and its settings as they are, and need no server that has seen no one else: a start takes
 * four seconds of processor time.
 */
export const joinStage = async () => {
  ofWorker ??= startShared()
  const [{ mail, server }, { browser, leave }] = await Promise.all([ofWorker, borrowBrowser()])
  return { mail, server, browser, close: leave }
}
