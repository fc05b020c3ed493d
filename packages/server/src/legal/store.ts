import type { LegalKind } from '@foyer/domain/legal/shipped.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { LegalTextRow } from '../application/legal-text.ts'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'

type LegalTexts = Tables['legal_texts']

/** The site's row until the end of the transaction, so that two approvals are serialized; false for an unknown site. */
export const holdSite = async (trx: Trx, siteId: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('sites')
    .select('site_id')
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export const textInForce = async (
  trx: Trx,
  siteId: string,
  kind: LegalKind,
  now: Date,
): Promise<LegalTextRow | null> => {
  const { rows } = await sql<{ text: LegalTextRow | null }>`
    select foyer_legal_text(${siteId}, ${kind}, ${now}::timestamptz) as text`.execute(trx)
  return rows[0]?.text ?? null
}

export const hasLegalTexts = async (trx: Trx, siteId: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ all: boolean }>`
    select foyer_has_legal_texts(${siteId}, ${now}::timestamptz) as all`.execute(trx)
  return rows[0]?.all === true
}

type ApprovedText = Selectable<LegalTexts> & { withdrawn_at: Date | null }

/** Everything that was approved, the newest first. */
export const approvedTexts = (trx: Trx, siteId: string): Promise<ApprovedText[]> =>
  trx
    .selectFrom('legal_texts')
    .leftJoin('withdrawn_legal_texts', (join) =>
      join
        .onRef('withdrawn_legal_texts.site_id', '=', 'legal_texts.site_id')
        .onRef('withdrawn_legal_texts.legal_text_id', '=', 'legal_texts.legal_text_id'),
    )
    .selectAll('legal_texts')
    .select('withdrawn_legal_texts.withdrawn_at')
    .where('legal_texts.site_id', '=', siteId)
    .orderBy('legal_texts.legal_text_id', 'desc')
    .execute()

export const isVersionTaken = async (
  trx: Trx,
  {
    siteId,
    kind,
    version,
    sources,
  }: { siteId: string; kind: LegalKind; version: string; sources: LegalTexts['source'][] },
): Promise<boolean> => {
  const row = await trx
    .selectFrom('legal_texts')
    .select('legal_text_id')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('source', 'in', sources)
    .executeTakeFirst()
  return row !== undefined
}

export const insertText = async (trx: Trx, row: Insertable<LegalTexts>): Promise<void> => {
  await trx.insertInto('legal_texts').values(row).execute()
}

export const insertWithdrawal = async (trx: Trx, row: Tables['withdrawn_legal_texts']): Promise<void> => {
  await trx.insertInto('withdrawn_legal_texts').values(row).execute()
}
