import type { KeyObject } from 'node:crypto'
import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { knownBrowserDays, officeIdleMinutes, officeTotalHours, stepUpMinutes } from '@foyer/domain/office/limits.ts'
import { actionsOf, type Role } from '@foyer/domain/office/permissions.ts'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyedHash, randomToken } from './hash.ts'
import type { OperatorCaller } from './operator-caller.ts'

/** The guard's SQL has the same values. */
export const officeIdleSeconds = officeIdleMinutes * 60
export const officeTotalSeconds = officeTotalHours * 60 * 60
export const stepUpSeconds = stepUpMinutes * 60

/**
 * How far a sign-in has come. `code`: the address is confirmed, by a mailed code or a link, and a factor is missing;
 * `factor`: signed in.
 */
export type SignInStage = 'code' | 'factor'

/** A live session of the office, as the guard found it. */
export interface OfficeSession {
  sessionId: string
  personId: string
  stage: SignInStage
  /** Whether the person has a factor to sign in with. */
  hasFactor: boolean
  /** Empty before the person has a membership. */
  brokerageId: string
  role: Role | ''
  withheld: readonly OfficeAction[]
  granted: readonly OfficeAction[]
  /** The brokerage whose provider of single sign-on named the person; empty for none. */
  signOnOf: string
  /** Their own factor was not used: the session opens that brokerage only, and the provider confirms steps. */
  isVouched: boolean
  createdAt: string
  /** When the person last confirmed with a factor. */
  confirmedAt: string | null
}

/** Who acts as a person of staff, in events and in the sessions of borrowers that they open. */
export const actorOfPerson = (personId: string): string => `person:${personId}`

/** The person of such an actor; undefined for a program and for the operator. */
export const personOfActor = (actor: string): string | undefined =>
  actor.startsWith('person:') ? actor.slice('person:'.length) : undefined

/** What the person of a session may do in the brokerage that it uses. */
export const sessionActions = ({ role, withheld, granted }: OfficeSession): OfficeAction[] =>
  role === '' ? [] : actionsOf({ role, withheld, granted })

/** The person of a session as a caller of the operator's side. */
export const callerOfSession = (session: OfficeSession): OperatorCaller => ({
  actor: actorOfPerson(session.personId),
  actions: new Set(sessionActions(session)),
  sites: [],
  brokerageId: session.brokerageId,
})

export const hashOfOfficeToken = (key: KeyObject, token: string): Buffer => keyedHash(key, 'office-session', token)
export const hashOfOfficeDevice = (key: KeyObject, token: string): Buffer => keyedHash(key, 'office-device', token)

/** 256 bits in base64url, as made by randomToken. */
const isToken = (text: string | undefined): text is string => text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text)

/**
 * The cookies of the office: the session, and the browser. They mean nothing to the calls of borrowers, nor theirs here.
 * Strict: no page of another site causes a request with them; the office's page itself is the same for everyone.
 */
export const officeCookies = (secure: boolean) => {
  const prefix = secure ? '__Host-' : ''
  const name = `${prefix}office`
  const deviceName = `${prefix}office-device`
  const kind = { path: '/', httpOnly: true, secure, sameSite: 'strict' as const }
  return {
    read: (request: FastifyRequest): string | undefined => {
      const token = request.cookies[name]
      return isToken(token) ? token : undefined
    },
    set(reply: FastifyReply, token: string) {
      reply.setCookie(name, token, { ...kind, maxAge: officeTotalSeconds })
    },
    /** The cookie of the browser, which is created if there is none. */
    device(request: FastifyRequest, reply: FastifyReply): string {
      const known = request.cookies[deviceName]
      const token = isToken(known) ? known : randomToken()
      reply.setCookie(deviceName, token, { ...kind, maxAge: knownBrowserDays * 24 * 60 * 60 })
      return token
    },
    clear(reply: FastifyReply) {
      reply.clearCookie(name, kind)
      reply.header('clear-site-data', '"cache", "storage"')
    },
  }
}

export type OfficeCookies = ReturnType<typeof officeCookies>

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Browser and system as a request states them, by which people recognise their sessions: `Firefox, Windows`. */
export const browserName = (agent = ''): string =>
  [browsers, systems].flatMap((list) => list.find(([pattern]) => pattern.test(agent))?.[1] ?? []).join(', ')
