import { type Language, localeOf } from '@foyer/domain/kit/language.ts'

const usualZone = 'America/Toronto'

/** `November 20, 2026 at 3:05 p.m. EST`, `20 novembre 2026 à 15 h 05 HNE`: in Toronto time unless another zone is given. */
export const formatInstant = (at: Date, language: Language, timeZone = usualZone): string => {
  const text = new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'long',
  })
    .format(at)
    .replace(/(\d{1,2}) h (\d\d) min \d\d s/, '$1\u00a0h\u00a0$2')
    .replace(/(:\d\d):\d\d/, '$1')
    .replace(/\s(?=[ap]\.m\.)/, '\u00a0')
    .replaceAll('\u202f', '\u00a0')
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text
}
