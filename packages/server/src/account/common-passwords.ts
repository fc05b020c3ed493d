import { readFileSync } from 'node:fs'

/**
 * Common passwords. The password rule requires a capital, a digit and a special character, and people respond with a
 * word and an ending: "Hockey1!", "Bienvenue@2024". The data file has the words (the top of published lists of leaked
 * passwords, and Canadian additions in both languages: cities, teams, seasons, first names), the endings seen with
 * them, and whole well-known passwords. Each word with each ending is refused; the rule checks its own limits.
 */
interface CommonPasswords {
  words: string[]
  suffixes: string[]
  whole: string[]
}

const file = new URL('./common-passwords.json', import.meta.url)
const { words, suffixes, whole } = JSON.parse(readFileSync(file, 'utf8')) as CommonPasswords

export const commonPasswords = (): string[] => [
  ...words.flatMap((word) => suffixes.map((suffix) => `${capital(word)}${suffix}`)),
  ...whole,
]

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

const stands: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '1': 'i', '!': 'i' }

/** Case, accents and the usual substitutions make no new password: P@sswörd is password. */
const fold = (password: string): string =>
  password
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[@430$51!]/g, (sign) => stands[sign] ?? sign)

const folded = new Set(commonPasswords().map(fold))

export const isCommonPassword = (password: string): boolean => folded.has(fold(password))
