import { type Problem, problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'

/** What an owner types about the provider of single sign-on of their brokerage. */
export interface GivenSignOn {
  Name: string
  Issuer: string
  ClientID: string
  ClientSecret: string
  RequiredFl: number
  BreakGlassPersonID: string
}

const discovery = /\/\.well-known\/openid-configuration\/?$/
/** A host, its port and a path; without a person, a query or a fragment. Plain http is for this machine only. */
const address =
  /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1)|https?:\/\/\[[0-9a-f:.]+\])(?::\d{1,5})?(?:\/[^\s?#@\\]*)?$/i

/** The issuer of what was typed, which may be the address of its discovery document; undefined for anything else. */
export const issuerOf = (typed: string): string | undefined => {
  const text = typed.trim().replace(discovery, '')
  return address.test(text) ? text : undefined
}

type IssuerKey = 'RequiredIssuer' | 'InvalidIssuer'

export const issuerProblems = ({ Issuer }: Pick<GivenSignOn, 'Issuer'>): Problem<IssuerKey>[] => [
  ...problem(isBlank(Issuer), 'Issuer', 'RequiredIssuer' as const),
  ...problem(!isBlank(Issuer) && issuerOf(Issuer) === undefined, 'Issuer', 'InvalidIssuer' as const),
]

/** What of it is stored. A stored secret goes to the issuer and for the app that it was given for, and to no other. */
export interface StoredSignOn {
  Issuer: string
  ClientID: string
}

const isKept = (given: GivenSignOn, stored: StoredSignOn | undefined): boolean =>
  stored !== undefined && issuerOf(given.Issuer) === stored.Issuer && given.ClientID.trim() === stored.ClientID

type SignOnKey = IssuerKey | 'RequiredProviderName' | 'RequiredClientId' | 'RequiredClientSecret' | 'RequiredBreakGlass'

export const signOnProblems = (given: GivenSignOn, stored: StoredSignOn | undefined): Problem<SignOnKey>[] => [
  ...problem(isBlank(given.Name), 'Name', 'RequiredProviderName' as const),
  ...issuerProblems(given),
  ...problem(isBlank(given.ClientID), 'ClientID', 'RequiredClientId' as const),
  ...problem(isBlank(given.ClientSecret) && !isKept(given, stored), 'ClientSecret', 'RequiredClientSecret' as const),
  ...problem(
    given.RequiredFl === 1 && given.BreakGlassPersonID === '',
    'BreakGlassPersonID',
    'RequiredBreakGlass' as const,
  ),
]

/** Methods that a person knows, has or is (RFC 8176). */
const known = new Set(['pwd', 'pin', 'kba'])
const held = new Set(['otp', 'hwk', 'swk', 'sc', 'pop'])
const inherent = new Set(['fpt', 'face', 'iris', 'retina', 'vbm'])
/** Classes that stand for two factors, or for a key that resists phishing. */
const classes = new Set(['phr', 'phrh', 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'])

/**
 * Whether the provider states that it asked for two factors: `mfa`, two methods of different kinds, or a class of sign-ins
 * that means it. A code by text message or a call counts for nothing here.
 */
export const isSecondFactorStated = ({ amr, acr }: { amr: unknown; acr: unknown }): boolean => {
  const methods: unknown[] = Array.isArray(amr) ? amr : []
  const isOf = (kind: ReadonlySet<string>) => methods.some((one) => typeof one === 'string' && kind.has(one))
  const kinds = [known, held, inherent].filter(isOf).length
  return methods.includes('mfa') || kinds > 1 || (typeof acr === 'string' && classes.has(acr))
}
