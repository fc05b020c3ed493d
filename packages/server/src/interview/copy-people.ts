import type { Kinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { isToCome } from '@foyer/domain/parts/rights.ts'
import { sql } from 'kysely'
import { type ApplicantRow, type MadeRows, type RecordRow, readRows } from '../application/application-rows.ts'
import { invitedApplicants, partStateIn } from '../application/part-state.ts'
import { openRecord, sealRecord, type Vault } from '../application/record-codec.ts'
import { lists } from '../application/record-kinds.ts'
import { sinPlace } from '../application/stored-identification.ts'
import type { Trx } from '../db/open-database.ts'
import { randomId } from '../kit/hash.ts'
import { Refusal } from '../kit/refusal.ts'
import { json } from '../kit/transaction.ts'

/** What an application begins with: the people of an earlier one, with rows and secrets of their own. */
export interface CopiedPeople {
  applicants: object[]
  records: object[]
}

export interface Earlier {
  userId: string
  applicationId: number
  /** The main applicant of the new application. */
  mainApplicantId: number
  vault: Vault
  now: Date
}

const base64 = (secret: Uint8Array | null) => (secret === null ? null : Buffer.from(secret).toString('base64'))

/** A secret is bound to its row, so it is encrypted again. */
const copiedSin = ({ sin_cipher, applicant_id }: ApplicantRow, to: number, { siteId, crypto }: Vault) =>
  sin_cipher === null
    ? null
    : crypto.encrypt(
        crypto.decrypt(Buffer.from(sin_cipher, 'base64'), sinPlace(siteId, applicant_id)),
        sinPlace(siteId, to),
      )

const copiedRecord = (row: RecordRow, applicant_id: number, vault: Vault) => {
  const kind = lists[row.kind as keyof Kinds]
  const record_id = randomId()
  const { data, secret } = sealRecord(kind, record_id, openRecord(kind, row, vault), vault)
  return { record_id, kind: row.kind, applicant_id, data, secret: base64(secret) }
}

/**
 * The main applicant of an earlier application, and everyone there whose part has no link of its own and is not to come:
 * what a person may have entered by their link is theirs, and they are invited again. Refuses another user's application.
 */
export const copyPeople = async (trx: Trx, earlier: Earlier): Promise<CopiedPeople> => {
  const { userId, applicationId, mainApplicantId, vault, now } = earlier
  const rows = await readRows(trx, vault.siteId, applicationId, '', now)
  const { application } = rows
  if (application?.user_id !== userId) throw new Refusal('NoAccess')
  return copiedFrom({ ...rows, application }, mainApplicantId, vault)
}

const copiedFrom = (rows: MadeRows, mainApplicantId: number, vault: Vault): CopiedPeople => {
  const invited = invitedApplicants(rows)
  const isOfMain = (id: number) => !invited.includes(id) && !isToCome[partStateIn(rows, id)]
  const people = rows.applicants
    .filter(({ applicant_id, primary_flag }) => primary_flag === 1 || isOfMain(applicant_id))
    .map((row) => ({ row, id: row.primary_flag === 1 ? mainApplicantId : randomId() }))
  return {
    applicants: people.map(({ row, id }) => ({
      applicant_id: id,
      primary_flag: row.primary_flag,
      identification: row.identification,
      same_address: row.same_address,
      sin: base64(copiedSin(row, id, vault)),
    })),
    records: people.flatMap(({ row, id }) =>
      rows.records
        .filter(({ applicant_id }) => applicant_id === row.applicant_id)
        .map((record) => copiedRecord(record, id, vault)),
    ),
  }
}

/** Writes them into an application that was just created; every step is still to be confirmed. */
export const writePeople = async (
  trx: Trx,
  made: { siteId: string; applicationId: number; now: Date },
  { applicants, records }: CopiedPeople,
): Promise<void> => {
  const { siteId, applicationId, now } = made
  await sql`insert into applicants as a (site_id, applicant_id, application_id, primary_flag, identification, same_address, sin_cipher, created_at)
    select ${siteId}, p.applicant_id, ${applicationId}::bigint, p.primary_flag, p.identification, p.same_address,
           decode(p.sin, 'base64'), ${now}::timestamptz + (row_number() over () - 1) * interval '1 microsecond'
      from jsonb_to_recordset(${json(applicants)}::jsonb)
        as p (applicant_id bigint, primary_flag smallint, identification jsonb, same_address smallint, sin text)
    on conflict (site_id, applicant_id) do update set
      identification = excluded.identification, same_address = excluded.same_address, sin_cipher = excluded.sin_cipher
      where a.application_id = excluded.application_id and a.primary_flag = 1`.execute(trx)
  await sql`insert into records (site_id, record_id, kind, application_id, applicant_id, data, secret, created_at)
    select ${siteId}, r.record_id, r.kind, ${applicationId}::bigint, r.applicant_id, r.data, decode(r.secret, 'base64'),
           ${now}::timestamptz + row_number() over () * interval '1 microsecond'
      from json_to_recordset(${json(records)}::json)
        as r (record_id bigint, kind text, applicant_id bigint, data json, secret text)`.execute(trx)
}
