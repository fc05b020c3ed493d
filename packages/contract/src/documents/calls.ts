import { NotAvailableReason, RequestDocument } from '@foyer/domain/documents/fields.ts'
import { mostRecipients } from '@foyer/domain/documents/recipients.ts'
import { uploadFlags } from '@foyer/domain/documents/upload-flags.ts'
import { Choice, DateText, Flag, Id, Instant, LanguageId, Text, Version } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicationIds, Nothing, SiteIds } from '../kit/ids.ts'

/** RequestDocID: its id, or what a mailed link ends with, which alone opens it in a browser that has not opened it before. */
const RequestIds = Type.Object({ ...SiteIds.properties, RequestDocID: Text(64) })

/** Pages count from 1; the picture has at most the requested width in pixels. */
const PageAsked = Type.Object({
  Page: Type.Integer({ minimum: 1, maximum: 32_767 }),
  Width: Type.Optional(Type.Integer({ minimum: 100, maximum: 2000 })),
})
/** JPEG, in base64. */
const PagePicture = Type.Object({ Picture: Type.String() })

/** Document requests and their uploads, for everyone with the link. */
export const documentCalls = {
  accessRequest: defineCall({
    path: '/api/RDACCESS',
    access: 'visitor',
    effect: 'write',
    audit: 'documents-opened',
    summary: 'Open a request for documents by its link; AccessCode 1 requires the code, sent as Code',
    body: Type.Object({ ...RequestIds.properties, Code: Type.Optional(Text(20)) }),
    /**
     * CodeSent 1: a code requested by this browser is still valid. ExpiredLink: empty while the link is valid, Expired, or
     * Withdrawn once the broker needs the documents no longer.
     */
    reply: Type.Object({ AccessCode: Flag, CodeSent: Flag, ExpiredLink: Text(10) }),
    refusals: ['NoRequest', 'RequiredVerificationCode', 'WrongAccessCode', 'TooManyRequests'],
  }),
  resendAccessCode: defineCall({
    path: '/api/RDResendACCESS',
    access: 'visitor',
    effect: 'write',
    summary: 'Mail a recipient who confirms their address an access code for this browser, valid for 15 minutes',
    body: Type.Object({ ...RequestIds.properties, Email: Text(254) }),
    reply: Nothing,
    refusals: ['NoRequest', 'ExpiredLink', 'WrongOrInvalidEmail', 'TooManyRequests'],
  }),
  loadRequest: defineCall({
    path: '/api/RDLoad',
    access: 'documentRequest',
    effect: 'read',
    summary: 'A request for documents with its uploads. RequestDocID of Docs is what its link ends with',
    body: Type.Object({ ...RequestIds.properties, langID: Type.Optional(LanguageId) }),
    reply: Type.Object({ Docs: RequestDocument, AccessCode: Flag, ExpiredLink: Text(10) }),
    refusals: [],
  }),
  submitRequest: defineCall({
    path: '/api/RDSubmit',
    access: 'documentRequest',
    effect: 'write',
    handOff: true,
    summary: 'Submit the uploads and statements that are not submitted yet; repeated, it returns 0',
    body: RequestIds,
    reply: Type.Object({ Submitted: Type.Integer() }),
    refusals: [],
  }),
  removeUpload: defineCall({
    path: ['/api/RDRemoveUpload', '/api/RDRemoveUploadV2'],
    access: 'documentRequest',
    effect: 'write',
    handOff: true,
    summary: 'Remove an upload that is not submitted to the broker yet',
    body: Type.Object({ ...RequestIds.properties, DFRequestDocItemUploadID: Id }),
    reply: Nothing,
    refusals: ['NoAccess', 'DocumentSubmitted', 'ApplicationOnHold'],
  }),
  loadPage: defineCall({
    path: '/api/RDLoadPage',
    access: 'documentRequest',
    effect: 'read',
    summary: 'The picture of a page of an upload, drawn separately: the file itself is never displayed',
    handOff: false,
    body: Type.Object({ ...RequestIds.properties, DFRequestDocItemUploadID: Id, ...PageAsked.properties }),
    reply: PagePicture,
    refusals: ['NoAccess', 'FileDamaged'],
  }),
  joinPhotos: defineCall({
    path: '/api/RDJoinPhotos',
    access: 'documentRequest',
    effect: 'write',
    handOff: true,
    summary: 'Merge photos that are not submitted yet into one PDF, one page each, which replaces them',
    body: Type.Object({
      ...RequestIds.properties,
      DFRequestDocItemID: Id,
      Uploads: Type.Array(Id, { maxItems: 20 }),
    }),
    reply: Type.Object({ DFRequestDocItemUploadID: Id }),
    refusals: ['NoAccess', 'PhotosNotJoinable', 'TooManyRequests', 'ApplicationOnHold'],
  }),
  stateNotAvailable: defineCall({
    path: '/api/RDNotAvailable',
    access: 'documentRequest',
    effect: 'write',
    handOff: true,
    summary: 'State that a requested document does not exist or is not at hand, and why; submitted like a file',
    body: Type.Object({ ...RequestIds.properties, DFRequestDocItemID: Id, Reason: NotAvailableReason }),
    reply: Nothing,
    refusals: ['NoAccess', 'DocumentClosed', 'DocumentSubmitted', 'DocumentReasonRequired'],
  }),
  takeBackNotAvailable: defineCall({
    path: '/api/RDTakeBackNotAvailable',
    access: 'documentRequest',
    effect: 'write',
    handOff: true,
    summary: 'Take such a statement back before it is submitted',
    body: Type.Object({ ...RequestIds.properties, DFRequestDocItemID: Id }),
    reply: Nothing,
    refusals: ['NoAccess', 'DocumentSubmitted'],
  }),
  doneRequestDocument: defineCall({
    path: '/api/MTGAPPDoneRequestDocument',
    access: 'application',
    effect: 'write',
    part: 'write',
    handOff: true,
    summary: 'Finish the step and submit the uploads, once every required document has its file',
    body: Type.Object({
      ...ApplicationIds.properties,
      DFRequestDocID: Type.Optional(Id),
      reqRequestDocument: Type.Optional(Flag),
      Version: Type.Optional(Version),
    }),
    reply: Nothing,
    refusals: ['RequestDocumentReqUploads', 'StepNotOpen', 'ApplicationSubmitted', 'StaleEdit'],
  }),
}

const Item = Type.Object({ Type: Choice, Desc: Type.Optional(Text(1000)), Required: Type.Optional(Flag) })

const KeptUpload = Type.Object({
  DFRequestDocItemUploadID: Id,
  FileName: Text(255),
  ContentType: Text(100),
  Size: Type.Integer(),
  /** SHA-256 of the file, in hex. */
  Sha256: Text(64),
  /** 0: not scanned for viruses. Where a scanner is configured, the file is not released before the scan. */
  Scanned: Flag,
  /** Pages that LoadUploadPage renders; 0 for a file that can only be downloaded. */
  Pages: Type.Integer(),
  /** Warnings to read before opening the file; empty without any. */
  Flags: Type.Array(Type.Enum([...uploadFlags])),
  UploadedAt: Instant,
  /** Empty before it is submitted. */
  SubmittedAt: Instant,
  ReturnedFlag: Flag,
})

/** A document with its files, for the operator. */
export const ListedItem = Type.Object({
  DFRequestDocItemID: Id,
  Type: Choice,
  Desc: Text(1000),
  Status: Choice,
  /** Why the person does not have it; empty without such a statement. */
  NotAvailable: NotAvailableReason,
  /** Empty before it is submitted. */
  NotAvailableAt: Instant,
  /** The newest SubmittedAt of the files that are here, or NotAvailableAt; empty if nothing was sent. For DecideDocumentItem. */
  SentAt: Instant,
  Uploads: Type.Array(KeptUpload),
})

export const operatorDocumentCalls = {
  saveDocumentRequest: defineCall({
    path: '/broker-api/SaveDocumentRequest',
    access: 'operator',
    action: 'document.request',
    alsoTakes: ['document.view'],
    perHour: 120,
    effect: 'write',
    audit: 'documents-requested',
    summary: 'Request documents and mail the link; with RequestDocID, send that request again with a new code',
    body: Type.Object({
      ...SiteIds.properties,
      MortgageApplicationID: Type.Optional(Id),
      RequestDocID: Type.Optional(Text(64)),
      RequestName: Type.Optional(Text(200)),
      /** Empty: the borrower of the application. */
      Recipients: Type.Optional(Type.Array(Text(254), { maxItems: mostRecipients })),
      /** Removing a recipient switches codes on, unless this is 0: the removed one still has the link. */
      UseAccessCode: Type.Optional(Flag),
      /** The language of mails to people without an account; by default the borrower's. */
      LanguageID: Type.Optional(LanguageId),
      /** From today, for 30 days at most, as the link lasts; recipients are reminded while a document is missing. Empty: none. */
      DueDate: Type.Optional(DateText),
      Items: Type.Optional(Type.Array(Item, { maxItems: 50 })),
    }),
    reply: Type.Object({
      RequestDocID: Text(64),
      DFRequestDocID: Id,
      Items: Type.Array(Type.Object({ DFRequestDocItemID: Id, Type: Choice })),
    }),
    refusals: [
      'UnknownSite',
      'NoAccess',
      'InvalidSetting',
      'RequiredSetting',
      'RecipientHasSent',
      'TooManyDocumentRequests',
    ],
  }),
  withdrawDocumentRequest: defineCall({
    path: '/broker-api/WithdrawDocumentRequest',
    access: 'operator',
    action: 'document.request',
    perHour: 120,
    effect: 'write',
    audit: 'documents-withdrawn',
    summary: 'Withdraw a request: its link is closed and its recipients are notified; what was submitted stays',
    body: RequestIds,
    reply: Nothing,
    refusals: ['NoAccess', 'DealHeld'],
  }),
  eraseDocumentRequest: defineCall({
    path: '/broker-api/EraseDocumentRequest',
    access: 'operator',
    action: 'document.erase',
    effect: 'write',
    audit: 'documents-erased',
    summary:
      'Erase a request without a deal, with its files and its mails, sent or not, when its person requests deletion; NoAccess for one of a deal, which goes with its deal',
    body: RequestIds,
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
  remindOfDocuments: defineCall({
    path: '/broker-api/RemindOfDocuments',
    access: 'operator',
    action: 'document.request',
    perHour: 200,
    effect: 'write',
    audit: 'documents-reminded',
    summary:
      'Mail the recipients of a deal’s requests what is still missing, unless they had a mail about it in the last 20 hours',
    body: Type.Object({ ...SiteIds.properties, MortgageApplicationID: Id }),
    /** How many mails. */
    reply: Type.Object({ Reminded: Type.Integer() }),
    refusals: ['NoAccess', 'NothingToRemind', 'RemindedRecently', 'TooManyRequests'],
  }),
  decideDocumentItem: defineCall({
    path: '/broker-api/DecideDocumentItem',
    access: 'operator',
    action: 'document.decide',
    perHour: 600,
    effect: 'write',
    audit: 'document-decided',
    summary:
      'Set the status of a document; 3 and 8 open it again, with a reason. Two minutes after the last decision of its deal, they are mailed together',
    body: Type.Object({
      ...SiteIds.properties,
      DFRequestDocItemID: Id,
      Status: Choice,
      /** The status that the caller has seen: StaleEdit where it has another one. */
      FromStatus: Type.Optional(Choice),
      /** Its SentAt that the caller has seen: StaleEdit where it has another one, as more was sent since. */
      SeenSentAt: Type.Optional(Instant),
      Reason: Type.Optional(Text(1000)),
    }),
    /** For UndoDocumentDecision. */
    reply: Type.Object({ DecidedAt: Instant }),
    refusals: ['NoAccess', 'InvalidSetting', 'RequiredSetting', 'StaleEdit', 'DealHeld'],
  }),
  undoDocumentDecision: defineCall({
    path: '/broker-api/UndoDocumentDecision',
    access: 'operator',
    action: 'document.decide',
    effect: 'write',
    audit: 'document-decision-undone',
    summary: 'Undo the last decision on a document within two minutes, as if it had not been made',
    body: Type.Object({
      ...SiteIds.properties,
      DFRequestDocItemID: Id,
      /** As DecideDocumentItem returned it: a later decision is not undone. */
      DecidedAt: Instant,
    }),
    reply: Nothing,
    refusals: ['NoAccess', 'DecisionStays'],
  }),
  listUploads: defineCall({
    path: '/broker-api/ListUploads',
    access: 'operator',
    action: 'document.view',
    effect: 'read',
    audit: 'uploads-listed',
    summary: 'The uploads of a request, for download-upload',
    body: RequestIds,
    reply: Type.Object({ Items: Type.Array(ListedItem) }),
    refusals: ['NoAccess'],
  }),
  loadUploadPage: defineCall({
    path: '/broker-api/LoadUploadPage',
    access: 'operator',
    action: 'document.view',
    perHour: 1200,
    effect: 'write',
    quiet: true,
    audit: 'document-viewed',
    summary: 'The picture of a page of an upload; each view is recorded',
    body: Type.Object({ ...SiteIds.properties, DFRequestDocItemUploadID: Id, ...PageAsked.properties }),
    reply: PagePicture,
    refusals: ['NoAccess', 'FileDamaged'],
  }),
}
