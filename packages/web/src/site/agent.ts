import type { Language } from '@foyer/domain/kit/language.ts'
import type { AgentProfile, ReferralSourceProfile } from '@foyer/domain/site/fields.ts'

type Person = AgentProfile | ReferralSourceProfile

export const fullNameOf = ({ FirstName, LastName }: { FirstName: string; LastName: string }): string =>
  [FirstName, LastName].filter((part) => part !== '').join(' ')

/** The title in the language, else in the other one. */
export const titleOf = ({ Title, TitleFr }: Person, language: Language): string =>
  language === 'fr' ? TitleFr || Title : Title || TitleFr

export const descriptionOf = ({ Desc, DescFr }: Person, language: Language): string =>
  language === 'fr' ? DescFr || Desc : Desc || DescFr

export const phoneOf = ({ Mobile, WorkPhone }: Person): string => WorkPhone || Mobile

type ImageKind = 'AgentProfilePhoto' | 'BrokerageLogo' | 'ReferralPhoto' | 'ReferralLogo'

/** The URL of a broker's image; undefined for none. */
export const imageUrl = (kind: ImageKind, name: string): string | undefined =>
  name === '' ? undefined : `/ws/${kind}/${encodeURIComponent(name)}`
