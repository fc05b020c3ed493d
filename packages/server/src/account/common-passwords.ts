import { readFileSync } from 'node:fs'

/**
 * Passwords that everybody thinks of. The password rule asks for a capital, a digit and a sign, and people answer with a
 * word and an ending: "Hockey1!", "Bienvenue@2024". The data file holds the words (the heads of published lists of leaked
 * passwords, and what Canadians add in both languages: cities, teams, seasons, first names), the endings seen with them,
 * and whole passwords that are well known on their own. Each word with each ending is refused; the rule's own limits are
 * left to the rule.
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

/** Upper and lower case, accents and the usual signs for letters make no new password: P@sswörd is password. */
const fold = (password: string): string =>
  password
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[@430$51!]/g, (sign) => stands[sign] ?? sign)

const folded = new Set(commonPasswords().map(fold))

export const isCommonPassword = (password: string): boolean => folded.has(fold(password))
