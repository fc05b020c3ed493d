import { legalCalls } from '@foyer/contract/legal/calls.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { legalSections } from '@foyer/domain/legal/legal-text.ts'
import { isLegalKind } from '@foyer/domain/legal/shipped.ts'
import { storedText } from '../application/legal-text.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { textInForce } from './store.ts'

export const legalHandlers = () =>
  implementCalls(legalCalls, {
    loadLegalText: {
      async transaction({ body: { Kind, LanguageID }, scope: { siteId }, now, refuse }, trx) {
        if (!isLegalKind(Kind)) return refuse('UnknownChoice')
        const row = storedText(Kind, await textInForce(trx, siteId, Kind, now))
        if (row === undefined) return { Version: '', EffectiveDate: '', Sections: [] }
        const sections = legalSections(row[languageOf(LanguageID)])
        return {
          Version: row.version,
          EffectiveDate: row.effectiveOn,
          Sections: sections.map(({ title, text }) => ({ Title: title, Text: text })),
        }
      },
    },
  })
