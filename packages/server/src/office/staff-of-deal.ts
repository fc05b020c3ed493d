import type { Role } from '@foyer/domain/office/permissions.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { actorOfPerson } from '../kit/office-session.ts'
import { nameOf } from './people-store.ts'

interface StaffRow {
  person_id: string
  first_name: string
  last_name: string
  email: string
  language: number
  role: Role
  /** Whether they can see the deal now. */
  reaches: boolean
  /** Whether they can see it once it is theirs. */
  can_own: boolean
}

/** Everyone who works or worked for the brokerage of the site; no one where it has none. */
export const staffOfDeal = async (trx: Trx, siteId: string, applicationId: number): Promise<StaffRow[]> => {
  const { rows } = await sql<StaffRow>`select * from foyer_staff_of_deal(${siteId}, ${applicationId})`.execute(trx)
  return rows
}

/** Who an actor is, as on the wire; a program has no name. */
export const namedActors = (staff: readonly StaffRow[]) => {
  const byActor = new Map(staff.map((one) => [actorOfPerson(one.person_id), one]))
  return (actor: string): { PersonID: string; Name: string } => {
    const person = byActor.get(actor)
    return person === undefined ? { PersonID: '', Name: '' } : { PersonID: person.person_id, Name: nameOf(person) }
  }
}
