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

const withWithdrawal = (trx: Trx, siteId: string, kind: LegalKind) =>
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
    .where('legal_texts.kind', '=', kind)

/** Texts are long, so that a list has a part of a long history only. */
const mostListed = 10

/** The newest approved texts of a kind, and the one in force however old it is; the newest first. */
export const approvedTexts = (
  trx: Trx,
  siteId: string,
  kind: LegalKind,
  inForce: number | undefined,
): Promise<ApprovedText[]> =>
  withWithdrawal(trx, siteId, kind)
    .where(({ eb, or }) =>
      or([
        eb('legal_texts.legal_text_id', 'in', (newest) =>
          newest
            .selectFrom('legal_texts as newest')
            .select('newest.legal_text_id')
            .where('newest.site_id', '=', siteId)
            .where('newest.kind', '=', kind)
            .orderBy('newest.legal_text_id', 'desc')
            .limit(mostListed),
        ),
        eb('legal_texts.legal_text_id', '=', inForce ?? 0),
      ]),
    )
    .orderBy('legal_texts.legal_text_id', 'desc')
    .execute()

/** The site's own text of this version. */
export const findOwnText = (
  trx: Trx,
  siteId: string,
  kind: LegalKind,
  version: string,
): Promise<ApprovedText | undefined> =>
  withWithdrawal(trx, siteId, kind)
    .where('legal_texts.source', '=', 'own')
    .where('legal_texts.version', '=', version)
    .executeTakeFirst()

export const countTexts = async (trx: Trx, siteId: string, kind: LegalKind): Promise<number> => {
  const { count } = await trx
    .selectFrom('legal_texts')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return count
}

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
