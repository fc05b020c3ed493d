import { createHash } from 'node:crypto'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { listed, withoutIsolates } from '@foyer/domain/kit/isolate.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { type LegalSection, legalSections, withValues } from '@foyer/domain/legal/legal-text.ts'
import type { AgentProfile } from '@foyer/domain/site/fields.ts'
import { en } from '@foyer/texts/review/consent.en.ts'
import type { ServerTexts, Translate } from '../kit/texts.ts'
import type { LegalTextRow } from './legal-text.ts'

export interface ConsentParties {
  agent: Pick<AgentProfile, 'BrokerageName' | 'FirstName' | 'LastName'>
  /** Every applicant of the application, the main one first. */
  names: readonly string[]
  /** The approved text that replaces the shipped sections. */
  own?: LegalTextRow | undefined
}

const short = Object.keys(en.short) as (keyof typeof en.short)[]

/**
 * The consent exactly as its applicants read it: this is the text that is hashed. A text of the site's own replaces the
 * sections and the version; the summary, the names and the acceptance stay. It is data, which others hash again: it has no isolates, and
 * no number behind a name.
 */
export const consentFor = (texts: ServerTexts, language: Language, { agent, names, own }: ConsentParties): string => {
  const t = texts.of(language)
  const brokerage = agent.BrokerageName || [agent.FirstName, agent.LastName].filter(Boolean).join(' ') || 'Foyer'
  const list = listed(names, language)
  const sections = own
    ? legalSections(own[language]).map(({ title, text }) => ({
        title: withValues(title, { brokerage }),
        text: withValues(text, { brokerage }),
      }))
    : shippedConsentSections(t, { brokerage })
  const parts = [
    t('review.consent:title'),
    short.map((key) => t(`review.consent:short.${key}`, { brokerage })).join('\n'),
    own
      ? t('review.consent:ownEdition', { version: own.version, date: formatDate(own.effectiveOn, language) })
      : t('review.consent:edition'),
    t('review.consent:given', { brokerage, names: list }),
    ...sections.map(({ title, text }) => `${title}\n${text}`),
    t('review.consent:acceptance'),
  ]
  return withoutIsolates(parts.join('\n\n'))
}

export const shippedConsentSections = (t: Translate, values: { brokerage: string }): LegalSection[] =>
  en.sections.map((_, index) => ({
    title: t(`review.consent:sections.${index}.heading`),
    text: t(`review.consent:sections.${index}.text`, values),
  }))

/** SHA-256 of the text as UTF-8, in hex. */
export const consentHash = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
