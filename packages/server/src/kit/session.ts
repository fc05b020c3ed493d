import type { KeyObject } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { keyedHash, randomToken } from './hash.ts'

/** 30 minutes idle, 12 hours in total, one hour for a session handed over; the guard's SQL has the same values. */
export const sessionIdleSeconds = 30 * 60
export const sessionTotalSeconds = 12 * 60 * 60
export const handOffSeconds = 60 * 60

export interface NewSession {
  siteId: string
  userId: string | null
  actor?: string
  language: number
  now: Date
}

/**
 * The cookie is the only access to a session: 256 random bits, stored as a keyed hash. One per site, so that brokers
 * stay separate.
 */
export const hashOfToken = (key: KeyObject, token: string): Buffer => keyedHash(key, 'session', token)

/** Creates a session and ends the one it replaces: an id never survives a change of its user or rights. */
export const startSession = async (
  trx: Trx,
  key: KeyObject,
  session: NewSession,
  replaces?: Buffer,
): Promise<string> => {
  const token = randomToken()
  if (replaces) await endSession(trx, session.siteId, replaces)
  await trx
    .insertInto('sessions')
    .values({
      site_id: session.siteId,
      token_hash: hashOfToken(key, token),
      user_id: session.userId,
      actor: session.actor ?? null,
      language: session.language,
      created_at: session.now,
      last_seen_at: session.now,
    })
    .execute()
  return token
}

export const endSession = (trx: Trx, siteId: string, hash: Buffer) =>
  trx.deleteFrom('sessions').where('site_id', '=', siteId).where('token_hash', '=', hash).execute()

export const endSessionsOf = (trx: Trx, siteId: string, userId: string) =>
  trx.deleteFrom('sessions').where('site_id', '=', siteId).where('user_id', '=', userId).execute()

/** 256 bits in base64url, as made by randomToken. */
const isToken = (text: string) => /^[A-Za-z0-9_-]{43}$/.test(text)

/** The maximum lifetime of a cookie. It opens nothing, it only recognizes a browser, see account/known-devices.ts. */
const deviceSeconds = 400 * 24 * 60 * 60

/**
 * Ends the sessions of borrowers that keys or people of staff opened, and their tickets for others: on the sites of a brokerage,
 * or on all.
 */
export const endHandOffs = async (
  trx: Trx,
  actors: string | readonly string[],
  brokerageId?: string,
): Promise<void> => {
  await sql`select foyer_end_hand_offs(${[actors].flat()}::text[], ${brokerageId ?? null}::text)`.execute(trx)
}

export const hashOfDevice = (key: KeyObject, token: string): Buffer => keyedHash(key, 'device', token)

/** Reads and writes the cookies of a site: session and device. */
export const sessionCookies = (secure: boolean) => {
  const name = (siteId: string) => `${secure ? '__Host-' : ''}sid-${siteId}`
  const deviceName = (siteId: string) => `${secure ? '__Host-' : ''}dev-${siteId}`
  // Browsers store cookies of framed pages separately: a cookie is found and cleared only with the attributes it was
  // set with.
  const kindOf = (framable: boolean) => ({
    path: '/',
    httpOnly: true,
    secure,
    ...(framable && secure ? { sameSite: 'none' as const, partitioned: true } : { sameSite: 'lax' as const }),
  })
  return {
    read: (request: FastifyRequest, siteId: string): string | undefined => request.cookies[name(siteId)],
    /** The sites of this browser's sessions, for a path without a site. */
    sites: (request: FastifyRequest): string[] =>
      Object.keys(request.cookies)
        .filter((one) => one.startsWith(name('')))
        .map((one) => one.slice(name('').length)),
    set(reply: FastifyReply, siteId: string, token: string, framable: boolean) {
      reply.setCookie(name(siteId), token, { ...kindOf(framable), maxAge: sessionTotalSeconds })
    },
    /** The device cookie, which is created if there is none. */
    device(request: FastifyRequest, reply: FastifyReply, siteId: string, framable: boolean): string {
      const known = request.cookies[deviceName(siteId)]
      const token = known !== undefined && isToken(known) ? known : randomToken()
      reply.setCookie(deviceName(siteId), token, { ...kindOf(framable), maxAge: deviceSeconds })
      return token
    },
    clear(reply: FastifyReply, siteId: string, framable: boolean) {
      reply.clearCookie(name(siteId), kindOf(framable))
    },
  }
}

export type SessionCookies = ReturnType<typeof sessionCookies>
