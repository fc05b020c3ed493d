import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { allSitesId } from '@foyer/domain/kit/all-sites.ts'
import { isEmail } from '@foyer/domain/kit/email.ts'
import { type Problem, problem, under } from '@foyer/domain/kit/problem.ts'
import { hasControlCharacters } from '@foyer/domain/kit/text.ts'
import { settingProblems } from '@foyer/domain/settings/settings.ts'
import { isFrameAncestor } from '../kit/frame-ancestor.ts'
import { isNewVersion, type NewVersionPlaces } from './new-version.ts'

type SiteBody = BodyOf<'/broker-api/SaveSite'>
type Setting = Problem<'InvalidSetting' | 'YearsOutOfRange'>
type Profile = Record<string, unknown>

/** First path segments that cannot be a site, and the SiteID of all sites. */
const reservedSlugs = new Set([
  'api',
  'ws',
  'assets',
  'dev',
  'health',
  'ready',
  'privacy',
  'terms',
  'disclosure',
  'mtgappauth',
  'embedded-forms',
  'embedded-calculators',
  'brand-preview',
  'embed.js',
  'cooperators',
  'c21',
  'broker-api',
  'office',
  'console-api',
  'public',
  'v1',
  'cli-api',
  'openapi.json',
  'docs',
  'gallery',
  'simulated-institution',
  allSitesId,
])

/** Site slugs are lower case, so that no two look alike. */
export const isSiteSlug = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text) && !reservedSlugs.has(text)

/** The address of a brokerage's sample deals, which is not secret: no other site may take it before. */
export const demoAddress = (brokerageId: string): string => `demo-${brokerageId.slice(0, 8)}`
export const isDemoAddress = (slug: string): boolean => /^demo-[0-9a-f]{8}$/.test(slug)

/** Shown as links to borrowers: https only, so never a script. Empty removes the link. */
const linkFields = ['Web', 'FaceBook', 'Instagram', 'Twitter', 'Linkedin']
/** Markup of several lines; every other text is one line and may be used in a mail header. */
const severalLines = ['Desc', 'DescFr', 'MailSignature', 'MailSignatureFr']

const isHttps = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
}

const invalid = (broken: boolean, field: string): Problem<'InvalidSetting'>[] =>
  problem(broken, field, 'InvalidSetting')

const isBroken = (name: string, text: string): boolean => {
  if (hasControlCharacters(severalLines.includes(name) ? text.replace(/\r?\n|\t/g, ' ') : text)) return true
  if (text === '') return false
  if (linkFields.includes(name)) return !isHttps(text)
  return name === 'Email' && !isEmail(text)
}

const profileProblems = (profile: Profile | undefined): Problem<'InvalidSetting'>[] =>
  Object.entries(profile ?? {}).flatMap(([name, value]) =>
    invalid(typeof value === 'string' && isBroken(name, value), name),
  )

/** The problems of a brand, at its fields. */
export const linkProblems = (link: SiteBody['Link']): Problem<'InvalidSetting'>[] => [
  ...invalid(link?.PrimaryColor !== undefined && !/^#[0-9a-f]{6}$/i.test(link.PrimaryColor), 'PrimaryColor'),
  ...under('AgentProfile', profileProblems(link?.AgentProfile)),
  ...under('ReferralSourceProfile', profileProblems(link?.ReferralSourceProfile)),
]

/** All problems of a site, at their fields. */
export const siteProblems = ({ SiteID, Link, Settings = {} }: SiteBody, places: NewVersionPlaces): Setting[] => [
  ...invalid(!isSiteSlug(SiteID), 'SiteID'),
  ...under('Link', linkProblems(Link)),
  ...(Settings.FrameAncestors ?? []).flatMap((origin, index) =>
    invalid(!isFrameAncestor(origin, places.publicUrl.startsWith('http:')), `Settings.FrameAncestors.${index}`),
  ),
  ...invalid(
    !!Settings.NewVersionUrl && !isNewVersion(Settings.NewVersionUrl, SiteID, places),
    'Settings.NewVersionUrl',
  ),
  ...under<Setting['Key']>('Settings', settingProblems(Settings)),
]
