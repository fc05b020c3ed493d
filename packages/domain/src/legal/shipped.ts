import { consentVersion } from '../review/consent.ts'

/** The legal texts of a site: three pages, and the consent before an application is submitted. */
export const legalKinds = ['privacy', 'terms', 'disclosure', 'consent'] as const
export type LegalKind = (typeof legalKinds)[number]
export type LegalPageKind = Exclude<LegalKind, 'consent'>

export const isLegalKind = (text: string): text is LegalKind => (legalKinds as readonly string[]).includes(text)

/** The versions of the texts that come with the portal. Any change of wording is a new version. */
export const shippedVersions: Readonly<Record<LegalKind, string>> = {
  privacy: '1.3',
  terms: '1.3',
  disclosure: '1.3',
  consent: consentVersion,
}

/** The sections of each shipped page, in order. */
export const sectionsOf = {
  privacy: [
    'who',
    'collect',
    'consent',
    'sin',
    'purpose',
    'share',
    'outside',
    'automated',
    'browser',
    'messages',
    'keep',
    'safety',
    'incident',
    'rights',
    'quebec',
    'reach',
    'change',
  ],
  terms: [
    'service',
    'you',
    'account',
    'answers',
    'electronic',
    'noOffer',
    'others',
    'conduct',
    'availability',
    'dispute',
    'change',
    'law',
  ],
  disclosure: [
    'licence',
    'role',
    'suitability',
    'cost',
    'pay',
    'lenders',
    'interests',
    'insurance',
    'identity',
    'duties',
    'complaint',
  ],
} as const satisfies Record<LegalPageKind, readonly string[]>

/**
 * The values that a text may name as `{{brokerage}}`: the brokerage, the broker, and how to contact them. These are the
 * values that the shipped texts have.
 */
export const placeholdersOf: Readonly<Record<LegalKind, readonly string[]>> = {
  privacy: ['brokerage', 'broker', 'reach'],
  terms: ['brokerage', 'broker'],
  disclosure: ['brokerage', 'broker', 'reach'],
  consent: ['brokerage'],
}
