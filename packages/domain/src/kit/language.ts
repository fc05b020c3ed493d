/** The two languages and their ids on the wire: 1 English, anything else French. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

export const languageOf = (id: number): Language => (id === 1 ? 'en' : 'fr')
export const languageId = (language: Language): 1 | 2 => (language === 'en' ? 1 : 2)
export const localeOf = (language: Language) => (language === 'en' ? 'en-CA' : 'fr-CA')
/** The colon between a label and its value; in French with a no-break space before it. */
export const colonOf = (language: Language) => (language === 'en' ? ': ' : '\u00a0: ')
