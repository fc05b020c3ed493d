import { createHash } from 'node:crypto'
import type { Language } from '@foyer/domain/kit/language.ts'
import { en } from '@foyer/texts/insurance/agreement/en.ts'
import type { ServerTexts } from '../kit/texts.ts'
import type { AgreementRecord } from './store.ts'

/** The version of the agreement on pre-authorized debits; any change of its text is a new version. */
export const agreementVersion = '1.0'

/** The agreement as applicants read it and as the document prints it: this is the text that is hashed. */
export const agreementText = (texts: ServerTexts, language: Language): string => {
  const t = texts.of(language)
  return [
    t('insurance.agreement:title'),
    ...Object.keys(en.sections).map((name) =>
      [t(`insurance.agreement:sections.${name}.heading`), t(`insurance.agreement:sections.${name}.text`)].join('\n'),
    ),
  ].join('\n\n')
}

export const agreementRecord = (
  texts: ServerTexts,
  language: Language,
  { now, ip }: { now: Date; ip: string },
): AgreementRecord => ({
  Version: agreementVersion,
  TextHash: createHash('sha256').update(agreementText(texts, language), 'utf8').digest('hex'),
  Language: language,
  AcceptedAt: now.toISOString(),
  Ip: ip,
})
