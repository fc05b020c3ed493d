import { type Language, localeOf } from './language.ts'

/**
 * Hebrew, Arabic and related scripts, the only ones written from right to left, and the invisible mark U+200F, which has
 * their direction. Without the flag u, whose escapes are longer: those above U+FFFF are known by their first halves.
 */
export const fromTheRight = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/

/**
 * What is put into a sentence or beside other words: a name written from right to left would show the telephone number,
 * the date or the amounts after it in another order. Other texts stay as they are, byte by byte.
 */
export const isolated = (text: string): string => (fromTheRight.test(text) ? `\u2068${text}\u2069` : text)

const isolates = /[\u2066-\u2069]/g
/** For data, and for what is hashed: these characters are only for the eye. */
export const withoutIsolates = (text: string): string => text.replace(isolates, '')

/** Those that are there, in one line. */
export const joined = (parts: readonly (string | false | null | undefined)[], separator = ', '): string =>
  parts
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => isolated(String(part)))
    .join(separator)

/** `Ada, Bob and Cleo` */
export const listed = (words: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf(language)).format(words.map(isolated))
