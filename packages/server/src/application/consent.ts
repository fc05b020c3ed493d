import { createHash } from 'node:crypto'
import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import type { AgentProfile } from '@foyer/domain/site/fields.ts'
import { en } from '@foyer/texts/review/consent.en.ts'
import type { ServerTexts } from '../kit/texts.ts'

export interface ConsentParties {
  agent: Pick<AgentProfile, 'BrokerageName' | 'FirstName' | 'LastName'>
  /** Every applicant of the application, the main one first. */
  names: readonly string[]
}

const short = Object.keys(en.short) as (keyof typeof en.short)[]

/** The consent exactly as its applicants read it: this is the text that is hashed. */
export const consentFor = (texts: ServerTexts, language: Language, { agent, names }: ConsentParties): string => {
  const t = texts.of(language)
  const brokerage = agent.BrokerageName || [agent.FirstName, agent.LastName].filter(Boolean).join(' ') || 'Foyer'
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names)
  return [
    t('review.consent:title'),
    short.map((key) => t(`review.consent:short.${key}`, { brokerage })).join('\n'),
    t('review.consent:edition'),
    t('review.consent:given', { brokerage, names: list }),
    ...en.sections.map((_, index) =>
      [t(`review.consent:sections.${index}.heading`), t(`review.consent:sections.${index}.text`, { brokerage })].join(
        '\n',
      ),
    ),
    t('review.consent:acceptance'),
  ].join('\n\n')
}

/** SHA-256 of the text as UTF-8, in hex. */
export const consentHash = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
