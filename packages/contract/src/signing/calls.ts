import { noteLength } from '@foyer/domain/invites/limits.ts'
import { Flag, Id, Instant, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import { reasonLength } from '@foyer/domain/signing/rules.ts'
import type { DeskState, LinkState, RequestState, SignerState } from '@foyer/domain/signing/states.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SignerIds, SiteIds } from '../kit/ids.ts'

const State = <S extends string>() => Type.Unsafe<S>({ type: 'string', maxLength: 20 })
const Link = Type.Object({ ...SiteIds.properties, Token: Text(100) })
const LinkInLanguage = Type.Object({ ...Link.properties, LanguageID: LanguageId })
const SignerInLanguage = Type.Object({ ...SignerIds.properties, LanguageID: LanguageId })
export const SigningRequestIds = Type.Object({ ...SiteIds.properties, SigningRequestID: Text(64) })
/** A PDF of 10 MB as base64, and the other fields. */
const documentLimit = 15 * 1024 * 1024
const Base64 = Type.String({ maxLength: documentLimit })

export const signingCalls = {
  openLink: defineCall({
    path: '/api/SIGNOpenLink',
    access: 'visitor',
    effect: 'read',
    summary: 'The state of a mailed signing link; reveals nothing of the document before the code',
    body: Link,
    reply: Type.Object({
      State: State<LinkState>(),
      EmailHint: Text(254),
      SigningRequestID: Text(64),
      SignerID: Id,
    }),
    refusals: ['NoAccess', 'TooManyRequests'],
  }),
  sendCode: defineCall({
    path: '/api/SIGNSendCode',
    access: 'visitor',
    effect: 'write',
    summary: "Mail a six-digit code to the signer's stored address",
    body: LinkInLanguage,
    reply: Nothing,
    refusals: ['NoAccess', 'SigningNotOpen', 'SigningLinkExpired', 'TooManyRequests'],
  }),
  verifyCode: defineCall({
    path: '/api/SIGNVerifyCode',
    access: 'visitor',
    effect: 'write',
    audit: 'signing-opened',
    summary: 'Authorize this browser to sign as the signer to whom the code was mailed',
    body: Type.Object({ ...Link.properties, code: Text(10) }),
    reply: Type.Object({ SigningRequestID: Text(64), SignerID: Id }),
    refusals: [
      'NoAccess',
      'SigningNotOpen',
      'SigningLinkExpired',
      'RequiredVerificationCode',
      'VerificationCodeExpired',
      'VerificationCodeIncorrect',
      'TooManyRequests',
    ],
  }),
  sendNewLink: defineCall({
    path: '/api/SIGNSendNewLink',
    access: 'visitor',
    effect: 'write',
    summary: 'Mail a new link to the stored address in place of an expired one',
    body: LinkInLanguage,
    reply: Nothing,
    refusals: ['NoAccess', 'SigningNotOpen', 'TooManyRequests'],
  }),
  load: defineCall({
    path: '/api/SIGNLoad',
    access: 'signer',
    effect: 'read',
    summary: 'A signing request with its signers and status',
    body: SignerInLanguage,
    reply: Type.Object({
      State: State<DeskState>(),
      Title: Text(200),
      FirstName: Text(60),
      LastName: Text(60),
      /** What the signer declares with their signature, if anything. */
      Statement: Text(1000),
      /** 1: the signer continues at an external service, by SIGNOpenOutside. */
      OutsideFlag: Flag,
      IsOrdered: Flag,
      SignedAt: Instant,
      /** The text to agree to, in the requested language. */
      Consent: Text(4000),
      ConsentVersion: Text(10),
      Signers: Type.Array(Type.Object({ Name: Text(121), State: State<SignerState>(), SignedAt: Instant })),
    }),
    refusals: [],
  }),
  loadDocument: defineCall({
    path: '/api/SIGNLoadDocument',
    access: 'signer',
    effect: 'read',
    audit: 'document-downloaded',
    perHour: 30,
    summary: 'The document as PDF (base64): to be signed (Signed 0), or signed by everyone and sealed (Signed 1)',
    body: Type.Object({ ...SignerInLanguage.properties, Signed: Flag }),
    reply: Type.Object({ Pdf: Base64, FileName: Text(200) }),
    refusals: ['SigningNotOpen'],
  }),
  sign: defineCall({
    path: '/api/SIGNSign',
    access: 'signer',
    effect: 'write',
    summary: 'Sign, with consent and a drawn signature (Method 0) or a typed name (Method 1)',
    body: Type.Object({
      ...SignerInLanguage.properties,
      Consent: Flag,
      ConsentVersion: Text(10),
      Method: Flag,
      Strokes: Type.String({ maxLength: 24_000 }),
      Name: Text(121),
    }),
    reply: Nothing,
    refusals: ['SigningConsentRequired', 'SigningSignatureRequired', 'SigningNameRequired', 'SigningNotOpen'],
  }),
  decline: defineCall({
    path: '/api/SIGNDecline',
    access: 'signer',
    effect: 'write',
    summary: 'Decline to sign, with a reason for the broker, which ends the request',
    body: Type.Object({ ...SignerIds.properties, Reason: Text(reasonLength) }),
    reply: Nothing,
    refusals: ['SigningReasonRequired', 'SigningNotOpen'],
  }),
  openOutside: defineCall({
    path: '/api/SIGNOpenOutside',
    access: 'signer',
    effect: 'write',
    summary: "A new address of the external service's page for this signer, valid for minutes",
    body: SignerIds,
    reply: Type.Object({ Url: Text(4000) }),
    refusals: ['SigningNotOpen', 'TooManyRequests', 'Unavailable'],
  }),
  returned: defineCall({
    path: '/api/SIGNReturn',
    access: 'signer',
    effect: 'write',
    summary: 'Report that the signer has returned from the external service, whose result is fetched at once',
    body: SignerIds,
    reply: Nothing,
    refusals: [],
  }),
}

const RequestReply = Type.Object({
  SigningRequestID: Text(64),
  ReferenceID: Text(100),
  Title: Text(200),
  /** `sealing` for hours: its document cannot be made. That is tried again, nothing is sent before, and the request can be cancelled. */
  State: State<RequestState>(),
  CreatedAt: Instant,
  CompletedAt: Instant,
  Signers: Type.Array(
    Type.Object({
      SignerID: Id,
      FirstName: Text(60),
      LastName: Text(60),
      Email: Text(254),
      State: State<SignerState>(),
      SignedAt: Instant,
      Reason: Text(reasonLength),
    }),
  ),
})

export const operatorSigningCalls = {
  requestSignatures: defineCall({
    path: '/broker-api/RequestSignatures',
    access: 'operator',
    action: 'signing.manage',
    perHour: 60,
    effect: 'write',
    changes: 'signing',
    audit: 'signing-requested',
    bodyLimit: documentLimit,
    summary: 'Request signatures on a PDF (base64, at most 10 MB) by e-mail',
    body: Type.Object({
      ...SiteIds.properties,
      Title: Text(200),
      TitleFr: Type.Optional(Text(200)),
      /** A few words to the signers without links, addresses or telephone numbers. */
      Note: Type.Optional(Text(4 * noteLength)),
      /** The deal that it is made from, among whose documents it is listed. */
      DealID: Type.Optional(Id),
      ReferenceID: Type.Optional(Text(100)),
      Document: Base64,
      Signers: Type.Array(
        Type.Object({
          FirstName: Text(60),
          LastName: Text(60),
          Email: Text(254),
          LanguageID: Type.Optional(LanguageId),
        }),
        { maxItems: 20 },
      ),
      EnableOrdering: Type.Optional(Flag),
    }),
    reply: Type.Object({ SigningRequestID: Text(64) }),
    refusals: [
      'UnknownSite',
      'RequiredSetting',
      'InvalidDocument',
      'ESignEnterAllFields',
      'ESignUniqueEmail',
      'InvalidEmail',
      'NoteTooLong',
      'NoteWithContactDetails',
      'NoAccess',
      'NotPermitted',
      'TooManyRequests',
    ],
  }),
  listSigningRequests: defineCall({
    path: '/broker-api/ListSigningRequests',
    access: 'operator',
    action: 'signing.view',
    perHour: 600,
    effect: 'read',
    audit: 'signings-listed',
    summary: 'The newest 500 signing requests of a site with their status',
    body: SiteIds,
    reply: Type.Object({ Requests: Type.Array(RequestReply) }),
    refusals: ['UnknownSite'],
  }),
  resendSigningLink: defineCall({
    path: '/broker-api/ResendSigningLink',
    access: 'operator',
    action: 'signing.manage',
    perHour: 120,
    effect: 'write',
    audit: 'signing-link-sent',
    summary: 'Mail a new link, which replaces the old one, to a signer whose turn it is',
    body: SignerIds,
    reply: Nothing,
    refusals: ['NoAccess', 'SigningNotOpen'],
  }),
  cancelSigningRequest: defineCall({
    path: '/broker-api/CancelSigningRequest',
    access: 'operator',
    action: 'signing.manage',
    perHour: 120,
    effect: 'write',
    audit: 'signing-cancelled',
    summary: 'Cancel a signing request and notify the invited signers',
    body: SigningRequestIds,
    reply: Nothing,
    refusals: ['NoAccess', 'SigningNotOpen'],
  }),
  downloadSignedDocument: defineCall({
    path: '/broker-api/DownloadSignedDocument',
    access: 'operator',
    action: 'signing.view',
    perHour: 300,
    effect: 'read',
    audit: 'document-downloaded',
    summary: 'The signed and sealed document as PDF (base64)',
    body: SigningRequestIds,
    reply: Type.Object({ Pdf: Base64 }),
    refusals: ['NoAccess', 'SigningNotOpen'],
  }),
}
