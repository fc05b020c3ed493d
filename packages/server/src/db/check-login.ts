import { sql } from 'kysely'
import type { Database } from './open-database.ts'

/** The login has more rights than the application needs. `message` names them and the remedy. */
export class UnsafeLogin extends Error {}

interface Login {
  name: string
  isPowerful: boolean
  isMember: boolean
  owns: boolean
}

/**
 * Throws unless the application is logged in as foyer_app, without attributes, memberships or tables of its own: an
 * injected statement could use any right of the login. For one login for everything, the caller only warns.
 */
export const checkLogin = async ({ db, sharesLogin }: Database): Promise<void> => {
  if (sharesLogin) return
  const { rows } = await sql<Login>`
    select session_user::text as name,
      r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication as "isPowerful",
      exists (select from pg_auth_members m where m.member = r.oid) as "isMember",
      exists (select from pg_class c where c.relowner = r.oid) as owns
    from pg_roles r where r.rolname = session_user`.execute(db)
  const [login] = rows
  if (login?.name !== 'foyer_app') {
    throw new UnsafeLogin(
      `DATABASE_URL logs in as ${login?.name}. It must log in as foyer_app, see docs/recipes/set-up-postgresql.md.`,
    )
  }
  const excess = [
    login.isPowerful && 'attributes beyond LOGIN',
    login.isMember && 'a membership of another role',
    login.owns && 'tables of its own',
  ].filter(Boolean)
  if (excess.length > 0) {
    throw new UnsafeLogin(
      `The role foyer_app has ${excess.join(', ')}. Take them away: it may only use what it is granted.`,
    )
  }
}
