import type { Language } from '@foyer/domain/kit/language.ts'
import { legalTextOf } from '@foyer/domain/legal/legal-text.ts'
import { type LegalKind, sectionsOf } from '@foyer/domain/legal/shipped.ts'
import { shippedConsentSections } from '../application/consent.ts'
import type { ServerTexts } from '../kit/texts.ts'

/** Each placeholder as it is written. */
const unfilled = { brokerage: '{{brokerage}}', broker: '{{broker}}', reach: '{{reach}}' }

/** The text that this version of the portal ships, in the form of a site's own text. */
export const shippedText = (texts: ServerTexts, kind: LegalKind, language: Language): string => {
  const t = texts.of(language)
  return legalTextOf(
    kind === 'consent'
      ? shippedConsentSections(t, unfilled)
      : sectionsOf[kind].map((section) => ({
          title: t(`legal.${kind}:sections.${section}.title`),
          text: t(`legal.${kind}:sections.${section}.text`, unfilled),
        })),
  )
}
