import { type Language, localeOf } from '@foyer/domain/kit/language.ts'

/** `420 kB`, `1.2 MB`; `420 ko`, `1,2 Mo`. */
export const fileSize = (bytes: number, language: Language): string => {
  const isSmall = bytes < 1_000_000
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(Math.max(isSmall ? 1 : 0, bytes / (isSmall ? 1000 : 1_000_000)))
}
