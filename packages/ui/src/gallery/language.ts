import type { Language } from '@foyer/domain/kit/language.ts'

/** The language of an entry's page, for replies with labels from the server. */
export const language: Language = new URLSearchParams(globalThis.location.search).get('lang') === 'fr' ? 'fr' : 'en'
