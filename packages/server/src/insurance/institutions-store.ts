import type { Institution, InstitutionChange } from '@foyer/domain/insurance/institutions.ts'
import type { Trx } from '../db/open-database.ts'

export type StoredInstitution = InstitutionChange & { endedAt: Date | undefined }

/** What the broker of a site changed of the list of financial institutions. */
export const institutionChanges = async (trx: Trx, siteId: string): Promise<StoredInstitution[]> => {
  const rows = await trx
    .selectFrom('cli_institutions')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('number')
    .execute()
  return rows.map(({ number, name_en, name_fr, ended_at }) => ({
    Code: number,
    Name: name_en,
    NameFr: name_fr,
    isEnded: ended_at !== null,
    endedAt: ended_at ?? undefined,
  }))
}

/** Adds, renames, ends or reopens an institution. */
export const saveInstitution = async (
  trx: Trx,
  siteId: string,
  { Code: number, Name, NameFr, endedAt }: Institution & { endedAt: Date | null },
  now: Date,
): Promise<void> => {
  const values = { name_en: Name, name_fr: NameFr, ended_at: endedAt, changed_at: now }
  await trx
    .insertInto('cli_institutions')
    .values({ site_id: siteId, number, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'number']).doUpdateSet(values))
    .execute()
}
