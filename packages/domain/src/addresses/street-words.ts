import { streetDirection } from '../codes/street-direction.ts'
import { streetType } from '../codes/street-type.ts'
import { memoize } from '../kit/memoize.ts'
import { plainWord } from '../kit/plain-words.ts'

/**
 * Common abbreviations of street types, by code and language. Search folds a type to its first English abbreviation.
 */
const abbreviations: Readonly<Record<number, { en?: string; fr?: string }>> = {
  0: { en: 'st str' },
  1: { en: 'ave av', fr: 'av ave' },
  2: { en: 'rd', fr: 'ch chem' },
  3: { en: 'dr', fr: 'prom' },
  4: { en: 'blvd boul blv', fr: 'boul bd blvd bl' },
  5: { en: 'crt ct' },
  6: { en: 'cres cr', fr: 'crois' },
  7: { en: 'pl', fr: 'pl' },
  8: { en: 'ln', fr: 'rle' },
  9: { en: 'wy' },
  13: { en: 'aut', fr: 'aut' },
  20: { en: 'ctr center', fr: 'c' },
  21: { en: 'cir', fr: 'cer' },
  22: { en: 'circt', fr: 'circt' },
  25: { en: 'conc', fr: 'conc' },
  26: { en: 'crnrs' },
  30: { en: 'cross xing', fr: 'carref' },
  35: { en: 'espl', fr: 'espl' },
  37: { en: 'expy' },
  38: { en: 'exten' },
  42: { en: 'fwy' },
  43: { en: 'gdns' },
  49: { en: 'harbr' },
  51: { en: 'hts' },
  52: { en: 'hghlds' },
  53: { en: 'hwy', fr: 'rte' },
  56: { fr: 'imp' },
  61: { en: 'landng' },
  62: { en: 'lmts' },
  65: { en: 'lkout' },
  74: { en: 'mt' },
  75: { en: 'mtn' },
  76: { en: 'orch' },
  78: { en: 'pk' },
  79: { en: 'pky pkwy' },
  80: { en: 'pass', fr: 'pass' },
  81: { fr: 'sent' },
  82: { en: 'ptway' },
  84: { fr: 'plat' },
  86: { en: 'pt', fr: 'pte' },
  88: { en: 'pvt' },
  91: { fr: 'rg' },
  95: { fr: 'rdpt' },
  98: { en: 'sq', fr: 'car square' },
  99: { en: 'subdiv' },
  100: { en: 'terr', fr: 'tsse' },
  103: { en: 'tline' },
  104: { en: 'tr trl' },
  105: { en: 'trnabt' },
  109: { en: 'villge' },
}

const directions: Readonly<Record<number, string>> = {
  0: 'n',
  1: 's',
  2: 'e',
  3: 'w o',
  4: 'ne',
  5: 'nw no',
  6: 'se',
  7: 'sw so',
}

/** Types that precede a name in French. Others belong to the name: the Mont of « Mont-Royal » is no street type. */
const leading = new Set([
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 20, 21, 22, 25, 27, 28, 30, 31, 35, 36, 53, 56, 58, 72, 78, 80, 81, 84, 86, 89,
  91, 95, 98, 100,
])

const split = (words = '') => words.split(' ').filter(Boolean)
/** Where two types share an abbreviation, the more common one, listed first, gets it. */
const firstWins = (entries: readonly (readonly [string, number])[]) => new Map([...entries].reverse())

const spelled = (language: 'en' | 'fr') =>
  streetType.flatMap((item) =>
    [plainWord(item[language]), ...split(abbreviations[item.code]?.[language])].map(
      (word) => [word, item.code] as const,
    ),
  )

/**
 * The code of a type by its word or abbreviation: after an English name, before a French one. These tables are made when
 * they are first needed: every page with a form loads this file, and a phone would make them before it shows the form.
 */
export const englishTypes = memoize((): ReadonlyMap<string, number> => firstWins(spelled('en')))
export const frenchTypes = memoize(
  (): ReadonlyMap<string, number> => firstWins(spelled('fr').filter(([, code]) => leading.has(code))),
)

export const directionCodes = memoize(
  (): ReadonlyMap<string, number> =>
    firstWins(
      streetDirection.flatMap(({ code, en, fr }) =>
        [plainWord(en), plainWord(fr), ...split(directions[code])].map((word) => [word, code] as const),
      ),
    ),
)

const foldedType = (code: number): string | undefined => split(abbreviations[code]?.en)[0]

/** Every word of a type or direction in either language, mapped to its search form. */
export const foldedWords = memoize(
  (): ReadonlyMap<string, string> =>
    new Map([
      ...[...frenchTypes(), ...englishTypes()].flatMap(([word, code]) => {
        const folded = foldedType(code)
        return folded === undefined ? [] : [[word, folded] as const]
      }),
      ...[...directionCodes()].flatMap(([word, code]) =>
        split(directions[code])
          .slice(0, 1)
          .map((one) => [word, one] as const),
      ),
      ['saint', 'st'],
      ['sainte', 'ste'],
    ]),
)
