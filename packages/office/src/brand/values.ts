import type { AgentProfile, Link } from '@foyer/domain/site/fields.ts'

/** The fields of the profile that the page has. */
export const profileFields = [
  ...(['FirstName', 'LastName', 'Title', 'TitleFr', 'BrokerageName', 'AgentLic', 'BrokerageLic'] as const),
  ...([
    'WorkPhone',
    'Email',
    'AgentPhoto',
    'BrokerageLogo',
    'FavIcon',
    'Desc',
    'DescFr',
    'MailSignature',
    'MailSignatureFr',
    'Mobile',
    'Web',
  ] as const),
  ...(['FaceBook', 'Instagram', 'Linkedin'] as const),
] as const satisfies readonly (keyof AgentProfile)[]
export type ProfileField = (typeof profileFields)[number]

export interface Values {
  PrimaryColor: string
  AgentProfile: Pick<AgentProfile, ProfileField>
}

export const valuesOf = ({ PrimaryColor, AgentProfile }: Link): Values => ({
  PrimaryColor,
  AgentProfile: Object.fromEntries(profileFields.map((name) => [name, AgentProfile[name]])) as Values['AgentProfile'],
})

/** A brand with what was entered, as clients would see it. */
export const linkWith = (link: Link, { PrimaryColor, AgentProfile }: Values): Link => ({
  ...link,
  PrimaryColor,
  AgentProfile: { ...link.AgentProfile, ...AgentProfile },
})

export type BrandField = 'PrimaryColor' | ProfileField
const fields: readonly BrandField[] = ['PrimaryColor', ...profileFields]

export const valueAt = (values: Values, field: BrandField): string =>
  field === 'PrimaryColor' ? values.PrimaryColor : values.AgentProfile[field]

const withValue = (values: Values, field: BrandField, value: string): Values =>
  field === 'PrimaryColor'
    ? { ...values, PrimaryColor: value }
    : { ...values, AgentProfile: { ...values.AgentProfile, [field]: value } }

export const changesOf = (before: Values, after: Values): BrandField[] =>
  fields.filter((field) => valueAt(before, field) !== valueAt(after, field))

/** What is there now, with what was entered here; where both changed, what was entered is kept and named. */
export const merged = (seen: Values, mine: Values, now: Values): { values: Values; conflicts: BrandField[] } => {
  const changed = changesOf(seen, mine)
  const theirs = changesOf(seen, now)
  return {
    values: changed.reduce((values, field) => withValue(values, field, valueAt(mine, field)), now),
    conflicts: changed.filter((field) => theirs.includes(field) && valueAt(mine, field) !== valueAt(now, field)),
  }
}
