import type { Language } from '@foyer/domain/kit/language.ts'

/** The language of an entry's page, for replies whose words are the server's. */
export const language: Language = new URLSearchParams(globalThis.location.search).get('lang') === 'fr' ? 'fr' : 'en'
