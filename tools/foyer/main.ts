import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { BrokenAudit } from './audit-report.ts'
import { Refused, type Server, serverAddress } from './call-server.ts'
import { run } from './run.ts'
import { UsageError } from './usage-error.ts'

/** The operator's command line: a thin client of the running server, configured by the environment. */
const server = async (): Promise<Server> => {
  const { FOYER_URL, PORT = '3000', FOYER_API_KEY, OPERATOR_TOKEN, DATA_DIR = './data' } = process.env
  const url = serverAddress(FOYER_URL ?? `http://127.0.0.1:${PORT}`)
  return { url, token: FOYER_API_KEY || OPERATOR_TOKEN || (await keptToken(path.join(DATA_DIR, 'operator-token'))) }
}

const keptToken = async (file: string): Promise<string> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(
      `There is no key: set FOYER_API_KEY or OPERATOR_TOKEN, or DATA_DIR to the server's folder (looked for ${file}; the server makes it at its first start).`,
    )
  })
  return text.trim()
}

try {
  console.log(await run(process.argv.slice(2), server))
} catch (error) {
  if (!(error instanceof UsageError || error instanceof Refused || error instanceof BrokenAudit)) throw error
  console.error(error.message)
  process.exitCode = 1
}
