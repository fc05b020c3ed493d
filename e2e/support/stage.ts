import { launchBrowser } from './browser.ts'
import { startMailServer } from './mail-server.ts'
import { type ServerOptions, startServer } from './server-process.ts'

/** The setup of nearly every journey: a mail server, a Foyer that sends through it, and a browser. */
export const openStage = async (options: Omit<ServerOptions, 'smtpUrl'> = {}) => {
  const mail = await startMailServer()
  const [server, browser] = await Promise.all([startServer({ smtpUrl: mail.url, ...options }), launchBrowser()])
  const close = async () => {
    await browser.close()
    await server.stop()
    await mail.stop()
  }
  return { mail, server, browser, close }
}
