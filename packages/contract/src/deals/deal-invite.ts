import { Applicant } from '@foyer/domain/application-fields.ts'
import { InviteRow, Known, Progress } from '@foyer/domain/invites/fields.ts'
import { Flag, Instant, LanguageId, orNull, Text } from '@foyer/domain/kit/schema.ts'
import { ConsentRecord } from '@foyer/domain/review/consent-record.ts'
import Type, { type Static } from 'typebox'

/** An invitation for the broker, with the part the person sent. Consent is null and Hash is empty until then. */
export const DealInvite = Type.Object({
  ...InviteRow.properties,
  ...Known,
  ...Progress,
  LanguageID: LanguageId,
  /** When the same link was last sent again; empty if it never was. */
  RemindedAt: Instant,
  SubmittedAt: Instant,
  Comments: Text(4000),
  /** Their applicant as they sent it, which a submission before that has by name only. Null until then. */
  Part: orNull(Applicant),
  /** 1: they would rather be the main applicant. Nothing moves by itself. */
  WishesPrimary: Flag,
  /** As in a submission. */
  Consent: orNull(ConsentRecord),
  /** SHA-256 of the sent part, as in the audit trail. */
  Hash: Text(64),
})
export type DealInvite = Static<typeof DealInvite>
