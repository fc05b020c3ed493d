import { createHash } from 'node:crypto'
import { languages } from '@foyer/domain/kit/language.ts'
import { legalKinds, shippedVersions } from '@foyer/domain/legal/shipped.ts'
import { en } from '@foyer/texts/legal/en.ts'
import { fr } from '@foyer/texts/legal/fr.ts'
import { expect, test } from 'vitest'
import { testTexts } from '../testing/test-texts.ts'
import { shippedText } from './shipped-text.ts'

const texts = await testTexts()

/** The beginning of the SHA-256 of each shipped version. Wording that a site approved must not change under its version. */
const known: Record<string, string> = {
  'privacy 1.3 en': '034eacd6d8deeeb4',
  'privacy 1.3 fr': 'da9823afefcfb1b5',
  'terms 1.3 en': '2ed22af5994143bc',
  'terms 1.3 fr': '299e0ea2e5f40f5b',
  'disclosure 1.3 en': '1d831fd94f476ced',
  'disclosure 1.3 fr': '838292a348055bfd',
  'consent 1.3 en': '665c81e86e8f0c14',
  'consent 1.3 fr': 'ec357288ca542b5f',
}

test.each(legalKinds)('the wording of %s changes with its version only', (kind) => {
  for (const language of languages) {
    const hash = createHash('sha256')
      .update(shippedText(texts, kind, language), 'utf8')
      .digest('hex')
    const name = `${kind} ${shippedVersions[kind]} ${language}`
    expect([name, hash.slice(0, 16)]).toEqual([name, known[name]])
  }
})

test('the version of a text is the one that it states', () => {
  for (const kind of ['privacy', 'terms', 'disclosure'] as const)
    for (const { version } of [en, fr]) expect(version).toContain(`Version ${shippedVersions[kind]},`)
  for (const language of languages)
    expect(texts.of(language)('review.consent:edition')).toContain(`Version ${shippedVersions.consent},`)
})
