import type { Language } from '@foyer/domain/kit/language.ts'
import type { FieldCrypto } from '@foyer/server/kit/crypto.ts'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'

const VisitSchema = Type.Object({
  tag: Type.String(),
  returnUrl: Type.String(),
  language: Type.Union([Type.Literal('en'), Type.Literal('fr')]),
  /** Milliseconds since 1970. */
  until: Type.Integer(),
  institution: Type.Optional(Type.String()),
  signedIn: Type.Optional(Type.Boolean()),
})
/**
 * A visitor's progress at the simulated institution. It is sealed in the URL, because the institution stores nothing.
 */
export type Visit = Static<typeof VisitSchema>

const LoginSchema = Type.Object({
  tag: Type.String(),
  institution: Type.String(),
  language: VisitSchema.properties.language,
})
/** The content of a login of the simulated institution. */
export interface SimulatedLogin {
  tag: string
  institution: string
  language: Language
}

/** Seals visits and logins, so that the institution accepts only its own. */
export const institutionSeals = (crypto: FieldCrypto) => {
  const place = (column: 'visit' | 'login') => ({ table: 'simulated-institution', column, row: 0, site: '' }) as const
  const seal = (column: 'visit' | 'login', value: object) =>
    crypto.encrypt(JSON.stringify(value), place(column)).toString('base64url')
  const open = (column: 'visit' | 'login', sealed: string): unknown => {
    try {
      return JSON.parse(crypto.decrypt(Buffer.from(sealed, 'base64url'), place(column)))
    } catch {
      return undefined
    }
  }
  return {
    sealVisit: (visit: Visit): string => seal('visit', visit),
    /** Undefined for a visit that is expired or was not sealed here. */
    openVisit(sealed: string, now: Date): Visit | undefined {
      const visit = open('visit', sealed)
      return Value.Check(VisitSchema, visit) && visit.until > now.getTime() ? visit : undefined
    },
    sealLogin: (login: SimulatedLogin): string => seal('login', login),
    openLogin(sealed: string): SimulatedLogin | undefined {
      const login = open('login', sealed)
      return Value.Check(LoginSchema, login) ? login : undefined
    },
  }
}

export type InstitutionSeals = ReturnType<typeof institutionSeals>
