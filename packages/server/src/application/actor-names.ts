import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

const keyMark = 'key:'

/** The people and keys among these actors of a site, as they are called now; others have no name. */
export const actorNames = async (
  trx: Trx,
  siteId: string,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const keys = actors.flatMap((actor) => (actor.startsWith(keyMark) ? [actor.slice(keyMark.length)] : []))
  const { rows } = await sql<{ actor: string; name: string }>`
    select 'person:' || person_id as actor, trim(concat(first_name, ' ', last_name)) as name
      from foyer_staff_of_leads(${siteId})
    union all select ${keyMark} || key_id, name from foyer_key_names(${siteId}, ${keys}::text[])`.execute(trx)
  return new Map(rows.map(({ actor, name }) => [actor, name]))
}

/** What kind of actor it is. */
export const actorKind = (actor: string): 'staff' | 'program' | 'operator' => {
  if (actor.startsWith('person:')) return 'staff'
  return actor.startsWith(keyMark) ? 'program' : 'operator'
}
