import Type, { type Static } from 'typebox'
import type { Language } from '../kit/language.ts'
import { Id, Instant, Text } from '../kit/schema.ts'

/**
 * Who consented to what, when and from which address. TextHash is the SHA-256 of the exact text they read, PartHash
 * that of the part they consented to: once the part differs, the consent is void.
 */
export const ConsentRecord = Type.Object({
  ApplicantID: Id,
  Name: Text(130),
  ConsentVersion: Text(20),
  TextHash: Text(64),
  PartHash: Text(64),
  Language: Type.Unsafe<Language>({ type: 'string', enum: ['en', 'fr'] }),
  AcceptedAt: Instant,
  Ip: Text(64),
  /** The user, or the operator who holds the user's session. */
  Actor: Text(100),
})
export type ConsentRecord = Static<typeof ConsentRecord>
