import pg from 'pg'

/** What `pg` makes of a connection string, whose options may replace the user, the host and the encryption. */
export interface ReadLogin {
  user: string
  /** A name, an address, or a path: the folder of a Unix socket. */
  host: string
  /** Encrypted, to a server whose certificate and name are verified. */
  verifiesServer: boolean
}

/** `require`, `prefer` and `verify-ca` verify as `verify-full` does, unless `uselibpqcompat` is set. */
const verifies = (ssl: unknown): boolean => {
  if (typeof ssl !== 'object' || ssl === null) return ssl === true
  return !('rejectUnauthorized' in ssl && ssl.rejectUnauthorized === false) && !('checkServerIdentity' in ssl)
}

/** Undefined when `pg` cannot read it, or a file that it names. Connects to nothing. */
export const readLogin = (connectionString: string): ReadLogin | undefined => {
  try {
    const { user = '', host, ssl } = new pg.Client({ connectionString })
    return { user, host, verifiesServer: verifies(ssl) }
  } catch {
    return undefined
  }
}
