import { operatorLegalCalls } from '@foyer/contract/legal/operator-calls.ts'
import { ownTextProblems, tidyLegalText } from '@foyer/domain/legal/legal-text.ts'
import {
  isLegalKind,
  type LegalKind,
  legalKinds,
  placeholdersOf,
  shippedVersions,
} from '@foyer/domain/legal/shipped.ts'
import { actorKind, actorNames } from '../application/actor-names.ts'
import type { Trx } from '../db/open-database.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { siteExists } from '../site/index.ts'
import { shippedText } from './shipped-text.ts'
import {
  approvedTexts,
  countTexts,
  findOwnText,
  hasLegalTexts,
  holdSite,
  insertText,
  insertWithdrawal,
  isVersionTaken,
  textInForce,
} from './store.ts'

/** Versions of one kind, which are never deleted: borrowers consented to them. */
const mostTexts = 100

const unknownKind = { errors: [{ Field: 'Kind', Key: 'UnknownChoice' as const }] }
const versionTaken = { errors: [{ Field: 'Version', Key: 'LegalVersionTaken' as const }] }
const inEffect = { errors: [{ Field: 'Version', Key: 'LegalTextInEffect' as const }] }
const unknownVersion = { errors: [{ Field: 'Version', Key: 'UnknownChoice' as const }] }
const shippedChanged = { errors: [{ Field: 'Version', Key: 'LegalTextChanged' as const }] }

/** The legal texts of a site: what its broker approved, and what borrowers read. */
export const operatorLegalHandlers = ({
  texts,
  requiresLegalTexts,
}: Pick<Services, 'texts' | 'requiresLegalTexts'>) => {
  const shippedIn = (kind: LegalKind) => ({
    TextEn: shippedText(texts, kind, 'en'),
    TextFr: shippedText(texts, kind, 'fr'),
  })
  const listed = async (trx: Trx, siteId: string, now: Date) => {
    return Promise.all(
      legalKinds.map(async (kind) => {
        const inForce = await textInForce(trx, siteId, kind, now)
        const rows = await approvedTexts(trx, siteId, kind, inForce?.id)
        const names = await actorNames(
          trx,
          siteId,
          rows.map((row) => row.approved_by),
        )
        const shipped = { siteId, kind, version: shippedVersions[kind], sources: ['shipped' as const] }
        const isShipped = await isVersionTaken(trx, shipped)
        return {
          Kind: kind,
          Shipped: { Version: shippedVersions[kind], ...shippedIn(kind) },
          ShippedApprovedFl: isShipped ? 1 : 0,
          Placeholders: [...placeholdersOf[kind]],
          Texts: await countTexts(trx, siteId, kind),
          Approved: rows.map((row) => ({
            Version: row.version,
            EffectiveDate: row.effective_on,
            Source: row.source,
            TextEn: row.text_en,
            TextFr: row.text_fr,
            ApprovedBy: row.approved_by,
            By: actorKind(row.approved_by),
            Name: names.get(row.approved_by) ?? '',
            ApprovedAt: row.approved_at.toISOString(),
            InForceFl: row.legal_text_id === inForce?.id ? 1 : 0,
            WithdrawnFl: row.withdrawn_at === null ? 0 : 1,
          })),
        }
      }),
    )
  }
  return implementCalls(operatorLegalCalls, {
    listLegalTexts: {
      async transaction({ body, language, now, refuse }, trx) {
        if (!(await siteExists(trx, body.SiteID))) return refuse('UnknownSite')
        const isOpen = !requiresLegalTexts || (await hasLegalTexts(trx, body.SiteID, now))
        return {
          Notice: texts.of(language)('legal.notice:text'),
          OpenFl: isOpen ? 1 : 0,
          LegalTexts: await listed(trx, body.SiteID, now),
        }
      },
    },
    approveLegalText: {
      async transaction({ body, scope, now, today, note, refuse }, trx) {
        const { SiteID: siteId, Kind: kind, Version: version, Before } = body
        if (!(await holdSite(trx, siteId))) return refuse('UnknownSite')
        if (!isLegalKind(kind)) return refuse('UnknownChoice', unknownKind)
        if (Before !== undefined && Before !== (await countTexts(trx, siteId, kind))) return refuse('StaleEdit')
        if (version !== shippedVersions[kind]) return refuse('LegalTextChanged', shippedChanged)
        if (await isVersionTaken(trx, { siteId, kind, version, sources: ['own'] }))
          return refuse('LegalVersionTaken', versionTaken)
        note({ details: { kind, version } })
        const inForce = await textInForce(trx, siteId, kind, now)
        if (inForce?.source === 'shipped' && inForce.version === version) return {}
        const { TextEn, TextFr } = shippedIn(kind)
        await insertText(trx, {
          ...{
            site_id: siteId,
            kind,
            version,
            source: 'shipped',
            effective_on: today,
            text_en: TextEn,
            text_fr: TextFr,
          },
          ...{ approved_by: scope.actor ?? scope.kind, approved_at: now },
        })
        return {}
      },
    },
    saveLegalText: {
      async transaction({ body, scope, now, today, note, refuse, assertNoProblems }, trx) {
        const { SiteID: siteId, Kind: kind, Version: version, EffectiveDate, Before } = body
        if (!(await holdSite(trx, siteId))) return refuse('UnknownSite')
        if (!isLegalKind(kind)) return refuse('UnknownChoice', unknownKind)
        const count = await countTexts(trx, siteId, kind)
        if (Before !== undefined && Before !== count) return refuse('StaleEdit')
        assertNoProblems(ownTextProblems(kind, body, today))
        const isTaken =
          version === shippedVersions[kind] ||
          (await isVersionTaken(trx, { siteId, kind, version, sources: ['shipped', 'own'] }))
        if (isTaken) return refuse('LegalVersionTaken', versionTaken)
        if (count >= mostTexts) return refuse('TooManyRecords')
        await insertText(trx, {
          ...{ site_id: siteId, kind, version, source: 'own', effective_on: EffectiveDate },
          ...{ text_en: tidyLegalText(body.TextEn), text_fr: tidyLegalText(body.TextFr) },
          ...{ approved_by: scope.actor ?? scope.kind, approved_at: now },
        })
        note({ details: { kind, version } })
        return {}
      },
    },
    withdrawLegalText: {
      async transaction({ body, scope, now, today, note, refuse }, trx) {
        const { SiteID: siteId, Kind: kind, Version: version } = body
        if (!(await holdSite(trx, siteId))) return refuse('UnknownSite')
        if (!isLegalKind(kind)) return refuse('UnknownChoice', unknownKind)
        const row = await findOwnText(trx, siteId, kind, version)
        if (row === undefined) return refuse('UnknownChoice', unknownVersion)
        if (row.withdrawn_at === null && row.effective_on <= today) return refuse('LegalTextInEffect', inEffect)
        note({ details: { kind, version } })
        if (row.withdrawn_at !== null) return {}
        const { legal_text_id } = row
        const withdrawn_by = scope.actor ?? scope.kind
        await insertWithdrawal(trx, { site_id: siteId, legal_text_id, withdrawn_by, withdrawn_at: now })
        return {}
      },
    },
  })
}
