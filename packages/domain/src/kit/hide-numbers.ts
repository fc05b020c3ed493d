import { isValidSin } from './sin.ts'

/**
 * Masks numbers that do not belong in free text: a SIN, a bank account. Free text is stored in plain and sent in
 * mails and PDFs, so only their last three digits are kept in storage; the rest of the text is unchanged, and it
 * becomes no longer, since its length was checked before. The rules prefer missing a number to changing an amount, a date or a phone number:
 * - a SIN is nine digits with a valid check digit, together, in threes or one by one;
 * - an account is 5-3-7 digits or more (transit, institution, account), or 7 to 12 digits beside a word for an
 *   account.
 * Digits of other scripts and invisible characters between digits hide no number; a text in which one is masked has ASCII
 * digits.
 */
export const hideNumbers = (text: string): string => {
  const plain = inPlainDigits(text)
  if (!/\d{3}/.test(plain.replace(separators, ''))) return text
  const hidden = hideAccounts(hideSins(plain))
  return hidden === plain ? text : hidden
}

/** The value of a decimal digit of any script: the digits of a script follow each other from zero. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** With ASCII digits in place of others (full-width, Arabic), and without invisible characters between them. */
const inPlainDigits = (text: string): string =>
  text
    .replace(/(?<=[\p{Nd}\s.–-])\p{Default_Ignorable_Code_Point}+(?=[\p{Nd}\s.–-])/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)

const separators = /[\s._\-–/]/g
/** A space of any width and the end of a line come with what is pasted from a document or a table. */
const gap = '[\\s\\u2011._–/-]'
/** Not inside a longer number, an amount or a foreign phone number (+61 412 345 678). */
const before = `(?<![\\d$+]|\\$ ?|\\+\\d{1,3}${gap}?)`
const after = '(?!\\d|[.,]\\d|[ \\u00a0\\u202f]?\\$)'

const sins = new RegExp(`${before}(?:\\d{3}${gap}{0,3}\\d{3}${gap}{0,3}\\d{3}|\\d(?:${gap}\\d){8})${after}`, 'g')

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** All digits but the last three. */
const mask = (found: string): string => found.replace(/\d(?=(?:\D*\d){3})/g, '•')

const hideSins = (text: string): string =>
  text.replace(sins, (found) => (isValidSin(digitsOf(found)) ? mask(found) : found))

const fullAccounts = new RegExp(`${before}\\d{5}${gap}{1,2}\\d{3}${gap}{1,2}\\d(?:[ -]?\\d){6,11}${after}`, 'g')

const words = '(?:accounts?|acct|comptes?|cpte|transit)'
/** Words allowed between the keyword and its number: `account no.: 1234567`, `mon compte chèques est le 1234567`. */
const fillers =
  '(?:no|nos|number|num|numéro|numero|is|est|bank|bancaire|chequing|checking|savings|épargne|chèques?|courant|de|du|d|le|la|the|my|mon|with|at)'
const joints = "[ \\t\\u00a0:#=.°º'’()-]"
const number = '\\d(?:[ -]?\\d){6,11}'
const wordThenNumber = new RegExp(
  `(?<![\\p{L}\\d])(${words}(?:${joints}+${fillers}(?!\\p{L})){0,4}${joints}*)(${number})${after}`,
  'giu',
)
const numberThenWord = new RegExp(`${before}(${number})(?=[ (,:]{1,3}${words}(?!\\p{L}))`, 'giu')

/** (613) 555-0123 and 1 613 555 0123 are phones, 2026-11-20 a date. */
const isPhoneOrDate = (found: string): boolean => /^(?:1[ -])?\d{3}[ -]\d{3}[ -]\d{4}$|^\d{4}-\d{2}-\d{2}$/.test(found)

const hideUnlessPhone = (found: string): string => (isPhoneOrDate(found) ? found : mask(found))

const hideAccounts = (text: string): string =>
  text
    .replace(fullAccounts, mask)
    .replace(wordThenNumber, (_, word: string, found: string) => word + hideUnlessPhone(found))
    .replace(numberThenWord, hideUnlessPhone)

/** Fields that hold a number: phones, postal codes, and fields that are stored encrypted. */
const numberFields = /^(?:sin|accountnumber|identificationnumber|transit)$|phone|mobile|fax|postal|zip/i

/** Whether the text of a field with this name is stored unmasked. */
export const holdsNumber = (name: string): boolean => numberFields.test(name.replace(/[\s_-]/g, ''))
