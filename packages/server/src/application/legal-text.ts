import { type LegalKind, shippedVersions } from '@foyer/domain/legal/shipped.ts'

/** An approved text as returned by foyer_legal_text (db/functions). A row never changes. */
export interface LegalTextRow {
  id: number
  version: string
  source: 'shipped' | 'own'
  effectiveOn: string
  en: string
  fr: string
}

/**
 * The approved text, where it is not the one that this version of the portal ships: the site's own, or one that was shipped
 * and approved before an upgrade.
 */
export const storedText = (kind: LegalKind, row: LegalTextRow | null): LegalTextRow | undefined =>
  row === null || (row.source === 'shipped' && row.version === shippedVersions[kind]) ? undefined : row
