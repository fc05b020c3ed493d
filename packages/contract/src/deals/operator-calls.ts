import { Application } from '@foyer/domain/application-fields.ts'
import { Deal, DealTerms } from '@foyer/domain/deals/fields.ts'
import { noteLength } from '@foyer/domain/invites/limits.ts'
import { Choice, Flag, Id, Instant, LanguageId, orNull, Text } from '@foyer/domain/kit/schema.ts'
import { mostReasonCharacters } from '@foyer/domain/office/reveals.ts'
import { stages } from '@foyer/domain/office/stages.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds } from '../kit/ids.ts'
import { DealExport, Documents, WholeApplication } from './deal-export.ts'

const ApplicationRef = Type.Object({ ...SiteIds.properties, MortgageApplicationID: Id })
export const operatorDealCalls = {
  listDeals: defineCall({
    path: '/broker-api/ListDeals',
    access: 'operator',
    action: 'deal.view',
    perHour: 600,
    effect: 'read',
    audit: 'deals-listed',
    summary: 'The newest 500 deals of a site',
    body: Type.Object({ ...SiteIds.properties, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object({ Deals: Type.Array(Type.Object({ ...Deal.properties, UserID: Text(64) })) }),
    refusals: ['UnknownSite'],
  }),
  loadDeal: defineCall({
    path: '/broker-api/LoadDeal',
    access: 'operator',
    action: 'deal.view',
    effect: 'read',
    audit: 'deal-viewed',
    summary: 'The whole application with every applicant, and its worksheet in a language',
    body: Type.Object({ ...ApplicationRef.properties, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object({
      ...WholeApplication.properties,
      /** Of the lender: how many there are, and how many are not satisfied. */
      ConditionCounts: Type.Object({ All: Type.Integer(), Open: Type.Integer() }),
      /** What the broker arranged; the client reads it. */
      Terms: DealTerms,
    }),
    refusals: ['NoAccess'],
  }),
  loadSubmission: defineCall({
    path: '/broker-api/LoadSubmission',
    access: 'operator',
    action: 'deal.view',
    perHour: 600,
    effect: 'read',
    audit: 'submission-viewed',
    summary:
      'The submissions of an application with their consents, and the answers of one of them: of the newest without SubmissionID',
    body: Type.Object({ ...ApplicationRef.properties, SubmissionID: Type.Optional(Id) }),
    reply: Type.Object({
      /** The newest first, up to 100. */
      Submissions: Type.Array(
        Type.Object({
          SubmissionID: Id,
          SubmittedAt: Instant,
          /** 1: after the broker asked for a review. */
          ReviewFl: Flag,
          Consents: Type.Array(Type.Object({ ApplicantID: Id, Name: Text(130), AcceptedAt: Text(30) })),
        }),
      ),
      /** Which one the answers are of; 0 without any submission. */
      SubmissionID: Id,
      Application: orNull(Application),
    }),
    refusals: ['NoAccess'],
  }),
  exportDeal: defineCall({
    path: '/broker-api/ExportDeal',
    access: 'operator',
    action: 'deal.export',
    perHour: 120,
    effect: 'read',
    audit: 'deal-exported',
    summary:
      'A deal as data of a published format (/docs/deal-export.schema.json) and as one PDF: the application of all applicants, the figures with how they come about, what is missing, and an index of the documents',
    body: Type.Object({
      ...ApplicationRef.properties,
      LanguageID: Type.Optional(LanguageId),
      /** 0: the data alone, which is faster. */
      PdfFl: Type.Optional(Flag),
      /** The PDF is this submission alone, as it was sent. */
      SubmissionID: Type.Optional(Id),
      /**
       * Of the receiver of the SINs, PEM with an RSA key; for people of staff with reveal.sin. Reason and Words are as in
       * RevealSin, and recorded.
       */
      Certificate: Type.Optional(Text(20_000)),
      Reason: Type.Optional(Text(20)),
      Words: Type.Optional(Text(mostReasonCharacters)),
    }),
    reply: Type.Object({
      Deal: DealExport,
      /** Base64; empty where it was not asked for, or could not be drawn (PdfFailed 1). */
      Pdf: Type.String(),
      PdfFailed: Flag,
    }),
    refusals: ['NoAccess', 'NotPermitted', 'InvalidCertificate', 'RequiredRevealReason', 'TooManyRequests'],
  }),
  exportDocuments: defineCall({
    path: '/broker-api/ExportDocuments',
    access: 'operator',
    action: 'deal.export',
    alsoTakes: ['document.view'],
    perHour: 120,
    effect: 'read',
    audit: 'documents-exported',
    summary: 'The list of the documents of a deal with their files, for a file; DownloadUpload returns their bytes',
    body: ApplicationRef,
    reply: Type.Object({ Documents }),
    refusals: ['NoAccess', 'NotPermitted'],
  }),
  saveDeal: defineCall({
    path: '/broker-api/SaveDeal',
    access: 'operator',
    action: 'deal.terms',
    perHour: 120,
    effect: 'write',
    audit: 'deal-saved',
    summary: "Save the deal's status and terms",
    body: Type.Object({
      ...ApplicationRef.properties,
      Status: Type.Optional(Choice),
      ...Type.Partial(DealTerms).properties,
      /** The terms that the caller has seen: StaleEdit where there are others. */
      Before: Type.Optional(DealTerms),
    }),
    reply: Nothing,
    refusals: ['NoAccess', 'ApplicationNotSubmitted', 'InvalidSetting', 'StaleEdit'],
  }),
  moveDeal: defineCall({
    path: '/broker-api/MoveDeal',
    access: 'operator',
    action: 'deal.stage',
    perHour: 300,
    effect: 'write',
    audit: 'deal-moved',
    summary:
      'Move a deal to a stage of the brokerage. Where that changes its status, it is saved like that of SaveDeal: its client may get a mail. One that its client never sent is started, or closed as withdrawn',
    body: Type.Object({
      ...ApplicationRef.properties,
      Stage: Type.Enum([...stages]),
      /** The stage that the caller has seen: StaleEdit where it is at another one. */
      FromStage: Type.Optional(Type.Enum([...stages])),
      /** How it ended, of a closed deal: 3, 4 or 5. */
      StatusDD: Type.Optional(Choice),
    }),
    reply: Type.Object({ StatusDD: Choice }),
    refusals: ['NoAccess', 'ApplicationNotSubmitted', 'InvalidSetting', 'StaleEdit'],
  }),
  requestReview: defineCall({
    path: '/broker-api/RequestReview',
    access: 'operator',
    action: 'deal.return',
    perHour: 120,
    effect: 'write',
    audit: 'review-requested',
    summary:
      'Ask the borrower to review the application again, and notify them by mail. People whose parts are named, and who sent them by their own link, are asked to correct them',
    body: Type.Object({
      ...ApplicationRef.properties,
      DisplayMortgage: Flag,
      DisplayIncome: Flag,
      Parts: Type.Optional(Type.Array(Type.Object({ ApplicantID: Id, Reason: Text(noteLength) }), { maxItems: 9 })),
    }),
    reply: Nothing,
    refusals: [
      'NoAccess',
      'ApplicationNotSubmitted',
      'NoteTooLong',
      'NoteWithContactDetails',
      'TextsNotSent',
      'TextsUsedUp',
      'TooManyRequests',
    ],
  }),
}
