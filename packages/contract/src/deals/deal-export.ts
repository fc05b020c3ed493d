import { Application } from '@foyer/domain/application-fields.ts'
import { BankStatement } from '@foyer/domain/bank-statements/fields.ts'
import { CommentPlace } from '@foyer/domain/comments/fields.ts'
import { mostCommentCharacters } from '@foyer/domain/comments/rules.ts'
import { DealTerms } from '@foyer/domain/deals/fields.ts'
import { Choice, DateText, Id, Instant, LanguageId, orNull, Text } from '@foyer/domain/kit/schema.ts'
import { DealPart } from '@foyer/domain/parts/fields.ts'
import { ConsentRecord } from '@foyer/domain/review/consent-record.ts'
import { Link } from '@foyer/domain/site/fields.ts'
import Type, { type Static } from 'typebox'
import { ListedItem } from '../documents/index.ts'
import { WorksheetReply } from '../qualification/index.ts'
import { DealInvite } from './deal-invite.ts'

/** Of a published schema, a `description` is what a reader of a file needs to know. */
const described = (description: string) => ({ description })

export const Documents = Type.Array(
  Type.Object({
    RequestDocID: Text(64),
    RequestName: Text(200),
    /** Empty without one. */
    DueDate: DateText,
    /** Empty unless the request was withdrawn. */
    WithdrawnAt: Instant,
    Items: Type.Array(ListedItem),
  }),
  described(
    'Every request with its files, by id and checksum; DownloadUpload returns their bytes. Empty for a caller without document.view',
  ),
)

/** A deal as it is now, for the broker's side. */
export const WholeApplication = Type.Object({
  Application,
  Status: Choice,
  SubmittedAt: Instant,
  Invites: Type.Array(DealInvite, described('The invitations, with the part that each person sent with their consent')),
  Parts: Type.Array(DealPart, described('Of every applicant: whether their consent covers their part')),
  Worksheet: orNull(
    WorksheetReply,
    described(
      'The deal computed with its saved scenarios, and everything that it was computed from; null where it could not be computed',
    ),
  ),
  Documents,
})

const Submission = Type.Object({
  SubmissionID: Id,
  SubmittedAt: Instant,
  ReviewFl: Type.Integer({ minimum: 0, maximum: 1, ...described('1: after the broker asked for a review') }),
  Hash: Type.String({
    maxLength: 64,
    ...described(
      'SHA-256 of what was sent, as in the audit trail; documents and accounts count in it also where they are left out here',
    ),
  }),
  Consents: Type.Array(ConsentRecord),
  Language: ConsentRecord.properties.Language,
  Link: Type.Pick(Link, ['PrimaryColor', 'AgentProfile']),
  Application,
})

/**
 * A deal as a file for other systems. SINs, numbers of identification documents and of accounts are masked everywhere, health
 * answers are not in it, and neither are notes and messages: those are the brokerage's own.
 *
 * A later version of the format may add fields, which readers ignore; whatever else changes raises FormatVersion.
 */
export const DealExport = Type.Object({
  Format: Type.Literal('foyer.deal'),
  FormatVersion: Type.Literal(1),
  ExportedAt: Instant,
  LanguageID: LanguageId,
  ...WholeApplication.properties,
  Terms: Type.Object(DealTerms.properties, described('What the broker arranged; months for Term and Amortization')),
  Submissions: Type.Array(
    Submission,
    described('What was sent, unchanged since, the newest first: up to 100, and about 16 MB'),
  ),
  SubmissionsLeftOut: Type.Integer({ minimum: 0, ...described('How many older submissions are not among them') }),
  Comments: Type.Array(
    Type.Object({
      CommentID: Id,
      ...CommentPlace.properties,
      Text: Text(mostCommentCharacters),
      SentAt: Instant,
      /** Empty unless its reader marked it as done. */
      DoneAt: Instant,
    }),
    described('What staff asked the people of the application about their answers, as it was sent'),
  ),
  BankStatements: Type.Array(
    Type.Object({ RequestID: Id, ApplicantID: Id, ApplicantName: Text(130), Statement: BankStatement }),
    described('Empty for a caller without statement.view'),
  ),
  Sins: Type.Optional(
    Type.Object(
      {
        Certificate: Type.String({ maxLength: 64, ...described('SHA-256 of the receiver’s certificate, in hex') }),
        Cms: Type.String({
          contentEncoding: 'base64',
          ...described(
            'CMS EnvelopedData (RFC 5652, DER) of JSON: Format foyer.deal.sins, FormatVersion 1, SiteID, MortgageApplicationID, ExportedAt, and Sins, an array of ApplicantID and SIN (nine digits)',
          ),
        }),
      },
      described('The SINs, only where they were asked for with a certificate'),
    ),
  ),
})
export type DealExport = Static<typeof DealExport>
