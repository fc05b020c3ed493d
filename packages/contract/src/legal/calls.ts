import { DateText, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import { longestLegalText } from '@foyer/domain/legal/legal-text.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { SiteIds } from '../kit/ids.ts'

export const legalCalls = {
  loadLegalText: defineCall({
    path: '/api/LoadLegalText',
    access: 'visitor',
    effect: 'read',
    whileClosed: true,
    summary:
      'The legal text (privacy, terms, disclosure or consent) that a site approved and that is in force, in one language, with its {{placeholders}}; without sections where the text that comes with the portal applies as it is',
    body: Type.Object({ ...SiteIds.properties, Kind: Text(20), LanguageID: LanguageId }),
    reply: Type.Object({
      Version: Text(20),
      EffectiveDate: DateText,
      Sections: Type.Array(Type.Object({ Title: Text(200), Text: Text(longestLegalText) })),
    }),
    refusals: ['UnknownChoice'],
  }),
}
