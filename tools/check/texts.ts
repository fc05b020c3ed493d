import type { Check, Finding } from './kit/finding.ts'
import { isTest, readCode } from './kit/source.ts'
import { loadTexts, type TextPair } from './texts/load-texts.ts'
import { parityFindings } from './texts/parity.ts'
import { typographyFindings } from './texts/typography.ts'
import { unusedFindings, wordsOf } from './texts/unused.ts'

const wordsOfTheCode = () => {
  const sources = ['ui', 'web', 'office', 'server'].flatMap((name) => readCode(`packages/${name}/src`))
  return new Set(sources.filter(({ file }) => !isTest(file)).flatMap((source) => [...wordsOf(source)]))
}

export const textFindings = (pairs: readonly TextPair[], words: ReadonlySet<string>): readonly Finding[] =>
  pairs.flatMap((pair) => [...parityFindings(pair), ...typographyFindings(pair), ...unusedFindings(pair, words)])

/** English and French match, French follows its typography, and every text is used. */
export const checkTexts: Check = async () => textFindings(await loadTexts(), wordsOfTheCode())
