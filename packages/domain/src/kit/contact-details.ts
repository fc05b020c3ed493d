import { withoutInvisible } from './text.ts'

/** Endings of addresses that are no ordinary words beside a dot; the full list has 1,500 and half of the dictionary. */
const clear = 'com net org info biz ru cn io tv cc ly dev xyz icu vip uk eu shop app'.split(' ')
/** Those that begin a sentence or are words within one in English or French, as "Me", "De" and "Click" do. */
const ambiguous = 'ca quebec us fr de co me top site online store click link live club'.split(' ')
const clearEndings = new Set(clear)
const endings = new Set([...clear, ...ambiguous])

const certain = /@|[:/\\]{2}|(?:\p{Nd}{1,3}\.){3}\p{Nd}{1,3}|\b(?:arobase|www|hxxps?)\b|[[({]\s{0,5}at\s{0,5}[\])}]/iu
/** With at most two letters before it, and whether a sentence goes on behind the word after it. */
const dotInWord =
  /(?<=([\p{L}\p{N}_-]{1,2}))[.\u3002\ua4f8\u0701\u0702\u066b](?=(\p{L}{2,24})(?!\p{L})(\s{1,5}\p{L})?)/gu
/** Signs that look like a dot. The raised one is also French, in "client·es". */
const signInWord = /[\p{L}\p{N}][·‧∙⋅•・](?=(\p{L}{2,24}))/gu

const anyOf = (...words: string[]) => `(?:${words.join('|')})`
const atEnd = '(?!\\s{0,5}\\p{L})'
const space = '[\\s_-]{1,5}'
/** Dots that are set apart or spelled out. "Point" and "net" are ordinary words too, and "ca" is "ça" without its cedilla. */
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
/** Ten digits with or without the 1 of North America, however they are grouped, and letters that look like digits. */
const northAmerican = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[1Il]${gap})?(?:${digit}${gap}){9}${digit}(?![\\p{L}\\p{N}])`,
  'gu',
)
const otherPhones = [
  new RegExp(`\\p{Nd}(?:${gap}\\p{Nd}){9}`, 'u'),
  new RegExp(`\\+(?:${gap}\\p{Nd}){8}`, 'u'),
  /(?<!\p{N})\p{Nd}{3}[-.]\p{Nd}{4}(?!\p{N})/u,
  // Neither the end of an amount nor a number before a year.
  /(?<!\p{N}[\s,.]?|\$\s?)[2-9]\p{Nd}{2}[\s~_]{1,3}(?!(?:19|20)\p{Nd}{2})\p{Nd}{4}(?!\p{N})/u,
  /(?<!\p{N})1[-.]8\p{Nd}{2}[-.]\p{L}{3}/u,
  /(?:\b(?:zero|one|two|three|four|five|six|seven|eight|nine|z[ée]ro|un|deux|trois|quatre|cinq|sept|huit|neuf)(?!\p{L})[\s,.-]{0,8}){7}/iu,
]
/** Sums of money, shares and dates have as many digits. */
const amounts =
  /(?<![\p{N}.,-])(?:\p{Nd}{4}[-/]\p{Nd}{2}[-/]\p{Nd}{2}|\$\s?\p{Nd}{1,3}(?:[ ,]\p{Nd}{3}){0,4}(?:[.,]\p{Nd}{2})?|\p{Nd}{1,3}(?:[ ,]\p{Nd}{3}){0,4}(?:[.,]\p{Nd}{1,3})?(?=\s?(?:\$|%)))(?![\p{N}])/gu

const hasPhone = (text: string): boolean => {
  const rest = text.replace(/\s+/gu, ' ').replace(amounts, '$')
  const isPhone = ([found]: RegExpMatchArray) => (found.match(/\p{Nd}/gu) ?? []).length >= 6
  return otherPhones.some((phone) => phone.test(rest)) || [...rest.matchAll(northAmerican)].some(isPhone)
}

/** Whether a text holds a web or mail address, something that looks like one, or a telephone number. */
export const hasContactDetails = (text: string): boolean => {
  const plain = withoutInvisible(text.normalize('NFKC'))
  if (certain.test(plain) || dotSetApart.test(plain) || hasPhone(plain)) return true
  const isAddressAround = ([, before = '', after = '', next]: RegExpMatchArray) =>
    isAddress(before, after, next !== undefined)
  if ([...plain.matchAll(dotInWord)].some(isAddressAround)) return true
  return [...plain.matchAll(signInWord)].some(([, after = '']) => endings.has(after.toLowerCase()))
}
