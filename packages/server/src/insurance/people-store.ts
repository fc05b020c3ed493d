import type { Selectable } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import type { CliRow, Facts } from './store.ts'

/** One person of an application: their link, their security check and their health answers. */
export type CliPerson = Selectable<Tables['cli_applicants']>

type ApplicationKey = Pick<CliRow, 'site_id' | 'cli_application_id'>

export const insertPeople = async (trx: Trx, key: ApplicationKey, { Applicants }: Facts): Promise<void> => {
  await trx
    .insertInto('cli_applicants')
    .values(
      Applicants.map(({ ApplicantId, PrimaryFl }) => ({
        site_id: key.site_id,
        cli_application_id: key.cli_application_id,
        applicant_id: ApplicantId,
        is_primary: PrimaryFl === 1,
        token_hash: null,
        invited_at: null,
        code_hash: null,
        code_expires_at: null,
        locked_until: null,
        health: null,
      })),
    )
    .execute()
}

const rows = (trx: Trx, siteId: string) => trx.selectFrom('cli_applicants').selectAll().where('site_id', '=', siteId)

export const listPeople = (trx: Trx, { site_id, cli_application_id }: ApplicationKey): Promise<CliPerson[]> =>
  rows(trx, site_id).where('cli_application_id', '=', cli_application_id).orderBy('applicant_id').execute()

/** The person with the token of a link. */
export const findByToken = (trx: Trx, siteId: string, hash: Buffer): Promise<CliPerson | undefined> =>
  rows(trx, siteId).where('token_hash', '=', hash).executeTakeFirst()

/** A person is changed only while their application is locked, so that transactions are serialized. */
type Changes = Partial<Omit<CliPerson, 'site_id' | 'cli_application_id' | 'applicant_id' | 'is_primary'>>

export const changePerson = async (trx: Trx, person: CliPerson, changes: Changes): Promise<void> => {
  await trx
    .updateTable('cli_applicants')
    .set(changes)
    .where('site_id', '=', person.site_id)
    .where('cli_application_id', '=', person.cli_application_id)
    .where('applicant_id', '=', person.applicant_id)
    .execute()
}

/** Guard and facts name only existing people. */
export const personIn = (people: readonly CliPerson[], applicantId: number): CliPerson => {
  const person = people.find(({ applicant_id }) => applicant_id === applicantId)
  if (!person) throw new Error('an applicant of an insurance application without a row')
  return person
}
