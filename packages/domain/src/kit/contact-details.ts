import { withoutInvisible } from './text.ts'

/**
 * Domain endings that are not ordinary words after a dot; the full list has 1,500, among them many dictionary words.
 */
const clear = 'com net org info biz ru cn io tv cc ly dev xyz icu vip uk eu shop app'.split(' ')
/** Endings that are also words in English or French or begin a sentence, such as "Me", "De" and "Click". */
const ambiguous = 'ca quebec us fr de co me top site online store click link live club'.split(' ')
const clearEndings = new Set(clear)
const endings = new Set([...clear, ...ambiguous])

const certain = /@|[:/\\]{2}|(?:\p{Nd}{1,3}\.){3}\p{Nd}{1,3}|\b(?:arobase|www|hxxps?)\b|[[({]\s{0,5}at\s{0,5}[\])}]/iu
const dots = /[.\u3002\ua4f8\u0701\u0702\u066b]/gu
/** Up to two letters before a dot. */
const wordBefore = /[\p{L}\p{N}_-]{1,2}$/u
/** The word after a dot, and whether a sentence continues after it. */
const wordAfter = /^(\p{L}{2,24})(?!\p{L})(\s{1,5}\p{L})?/u
/** Characters that look like a dot. The raised dot is also used in French, in "client·es". */
const signInWord = /[\p{L}\p{N}][·‧∙⋅•・](?=(\p{L}{2,24}))/gu

const anyOf = (...words: string[]) => `(?:${words.join('|')})`
const atEnd = '(?!\\s{0,5}\\p{L})'
const space = '[\\s_-]{1,5}'
/** Spaced or spelled-out dots. "Point" and "net" are ordinary words too, and "ca" is "ça" without its cedilla. */
const dotSetApart = new RegExp(
  `(?<=[\\p{L}\\p{N}][\\s_-]{0,5})${anyOf(
    `[[({]\\s{0,5}(?:[.·]|d[o0]t|point)\\s{0,5}[\\])}]\\s{0,5}${anyOf(...endings)}`,
    `\\s\\.${anyOf(...clear, anyOf(...ambiguous) + atEnd)}`,
    '(?:\\s\\.\\s|\\.\\s)(?:com|org)',
    `(?<![\\p{L}\\p{N}])d[o0]t${space}${anyOf(...endings)}`,
    `(?<![\\p{L}\\p{N}])point${space}${anyOf('com', 'org', 'xyz', 'io', 'ru', `(?:ca|net|info|app|shop|site|quebec)${atEnd}`)}`,
  )}(?![\\p{L}\\p{N}])`,
  'iu',
)

/** "etc.Merci", "Fini.Click" and "J.P.Roy" are sentences and initials; "evil.Com" is neither. */
const isAddress = (before: string, after: string, isContinued: boolean): boolean => {
  const isCapitalised = /^\p{Lu}\p{Ll}/u.test(after)
  if ((isCapitalised && isContinued ? clearEndings : endings).has(after.toLowerCase())) return true
  return !isCapitalised && [...before].length > 1
}

const digit = '[\\p{Nd}OoIl]'
const gap = '[\\s().,;~#|_/*\\u2010-\\u2015-]{0,7}'
/** Ten digits with or without the country code 1, in any grouping, including letters that look like digits. */
const northAmerican = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[1Il]${gap})?(?:${digit}${gap}){9}${digit}(?![\\p{L}\\p{N}])`,
  'gu',
)
const otherPhones = [
  new RegExp(`\\p{Nd}(?:${gap}\\p{Nd}){9}`, 'u'),
  new RegExp(`\\+(?:${gap}\\p{Nd}){8}`, 'u'),
  /(?<!\p{N})\p{Nd}{3}[-.]\p{Nd}{4}(?!\p{N})/u,
  // Excludes the end of an amount and a number before a year.
  /(?<!\p{N}[\s,.]?|\$\s?)[2-9]\p{Nd}{2}[\s~_]{1,3}(?!(?:19|20)\p{Nd}{2})\p{Nd}{4}(?!\p{N})/u,
  /(?<!\p{N})1[-.]8\p{Nd}{2}[-.]\p{L}{3}/u,
  /(?:\b(?:zero|one|two|three|four|five|six|seven|eight|nine|z[ée]ro|un|deux|trois|quatre|cinq|sept|huit|neuf)(?!\p{L})[\s,.-]{0,8}){7}/iu,
]
/** Sums of money, percentages and dates can have as many digits. */
const amounts =
  /(?<![\p{N}.,-])(?:\p{Nd}{4}[-/]\p{Nd}{2}[-/]\p{Nd}{2}|\$\s?\p{Nd}{1,3}(?:[ ,]\p{Nd}{3}){0,4}(?:[.,]\p{Nd}{2})?|\p{Nd}{1,3}(?:[ ,]\p{Nd}{3}){0,4}(?:[.,]\p{Nd}{1,3})?(?=\s?(?:\$|%)))(?![\p{N}])/gu

const hasPhone = (text: string): boolean => {
  const rest = text.replace(/\s+/gu, ' ').replace(amounts, '$')
  const isPhone = ([found]: RegExpMatchArray) => (found.match(/\p{Nd}/gu) ?? []).length >= 6
  return otherPhones.some((phone) => phone.test(rest)) || [...rest.matchAll(northAmerican)].some(isPhone)
}

/** Whether a text contains a web or mail address, something similar, or a telephone number. */
export const hasContactDetails = (text: string): boolean => {
  const plain = withoutInvisible(text.normalize('NFKC'))
  if (certain.test(plain) || dotSetApart.test(plain) || hasPhone(plain)) return true
  // Slices of a few characters, since one expression for both sides is slow to check for slowness itself.
  const isAddressAround = ({ index }: RegExpMatchArray & { index: number }) => {
    const [before] = wordBefore.exec(plain.slice(Math.max(0, index - 4), index)) ?? []
    const [, after, next] = wordAfter.exec(plain.slice(index + 1, index + 60)) ?? []
    return before !== undefined && after !== undefined && isAddress(before, after, next !== undefined)
  }
  if ([...plain.matchAll(dots)].some(isAddressAround)) return true
  return [...plain.matchAll(signInWord)].some(([, after = '']) => endings.has(after.toLowerCase()))
}
