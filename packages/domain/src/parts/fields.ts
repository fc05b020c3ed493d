import Type, { type Static } from 'typebox'
import { Id } from '../kit/schema.ts'
import type { PartFacts, PartState } from './rights.ts'

/** The part of an applicant as the broker's side sees it: who may act on it, and whether its person's consent covers it. */
export const DealPart = Type.Object({
  ApplicantID: Id,
  State: Type.Unsafe<PartState>({ type: 'string' }),
  /** Of a part that its person sent by their own link. */
  Consent: Type.Unsafe<PartFacts['consent']>({ type: 'string' }),
})
export type DealPart = Static<typeof DealPart>
