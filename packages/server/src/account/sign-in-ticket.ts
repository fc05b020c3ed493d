import { randomBytes } from 'node:crypto'
import { signInTicketSeconds } from '@foyer/domain/account/rules.ts'
import type { Trx } from '../db/open-database.ts'
import type { Keys } from '../kit/hash.ts'
import { inSeconds, keepToken, type TokenPlace, tokenPlace } from './one-time-tokens.ts'

const ticketBytes = 16

export interface NewTicket {
  siteId: string
  userId: string
  /** Who hands the session over; recorded in the session and in the audit trail. */
  actor: string
  keys: Pick<Keys, 'tokens'>
  now: Date
}

/**
 * A ticket that signs in as this user, once, within a minute, on this site: 128 random bits in base64url, for the
 * address `{publicUrl}/{siteId}/loginas/{ticket}`. The user must exist.
 */
export const createSignInTicket = async (
  trx: Trx,
  { siteId, userId, actor, keys, now }: NewTicket,
): Promise<string> => {
  const ticket = randomBytes(ticketBytes)
  const expiresAt = inSeconds(now, signInTicketSeconds)
  await keepToken(trx, ticketPlace(keys, siteId, ticket), { userId, details: { actor }, expiresAt })
  return ticket.toString('base64url')
}

/** The place of a ticket in base64 of either alphabet; undefined if it cannot be one. */
export const placeOfTicket = (keys: Pick<Keys, 'tokens'>, siteId: string, text: string): TokenPlace | undefined => {
  const ticket = Buffer.from(text, 'base64')
  return ticket.length === ticketBytes ? ticketPlace(keys, siteId, ticket) : undefined
}

const ticketPlace = (keys: Pick<Keys, 'tokens'>, siteId: string, ticket: Buffer) =>
  tokenPlace(keys.tokens, siteId, 'sign-in-ticket', ticket.toString('hex'))
