import type { Language } from '@foyer/domain/kit/language.ts'
import { signingConsentVersion } from '@foyer/domain/signing/rules.ts'
import type { ServerTexts } from '../kit/texts.ts'
import { sha256 } from './signer-page-data.ts'
import type { SigningConsent } from './store.ts'

/** The text that a signer agrees to, one line per paragraph. */
export const consentText = (texts: ServerTexts, language: Language): string =>
  (['electronic', 'binding', 'paper', 'copy'] as const)
    .map((part) => texts.of(language)(`signing.consent:${part}`))
    .join('\n')

export const consentOf = (texts: ServerTexts, language: Language): SigningConsent => ({
  version: signingConsentVersion,
  hash: sha256(Buffer.from(consentText(texts, language))),
  language,
})
