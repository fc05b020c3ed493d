import pg from 'pg'
import { isLoopback } from '../kit/loopback.ts'

/** What a connection string asks for, as `pg` itself reads it: options in it may replace the host, the user and the encryption. */
export interface ReadLogin {
  user: string
  /** On this machine (also a Unix socket), or encrypted to a server whose certificate and name are verified. */
  isProtected: boolean
}

/** Without `sslmode` nothing is encrypted; `require`, `prefer` and `verify-ca` verify as `verify-full` does unless `uselibpqcompat` is set. */
const verifiesServer = (ssl: unknown): boolean => {
  if (typeof ssl !== 'object' || ssl === null) return ssl === true
  return !('rejectUnauthorized' in ssl && ssl.rejectUnauthorized === false) && !('checkServerIdentity' in ssl)
}

/** Undefined when `pg` cannot read it, or a file that it names. Connects to nothing. */
export const readLogin = (connectionString: string): ReadLogin | undefined => {
  try {
    const { user = '', host, ssl } = new pg.Client({ connectionString })
    return { user, isProtected: host.startsWith('/') || isLoopback(host) || verifiesServer(ssl) }
  } catch {
    return undefined
  }
}
