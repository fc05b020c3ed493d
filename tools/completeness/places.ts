import type { ErrorKey } from '@foyer/domain/errors.ts'

/**
 * Where the browser shows an error. An unlisted key must be seen at a field, as the description of the control that it
 * is about. The keys of a whole page or form are listed with the reason.
 */
export const pageErrors = {
  'whether the caller has access at all': ['NoAccess', 'TooManyRequests', 'ServerError', 'Unavailable'],
  'a wrong combination, not one wrong value': [
    'EmailPasswordIncorrect',
    'EmailNotRegistered',
    'EmailAlreadyRegistered',
    'CLI_InformationDoesNotMatch',
    'CLI_WrongEmail',
    'WrongOrInvalidEmail',
  ],
  'a session that began too long ago, in a form without fields': ['SignInAgain'],
  'a button of its own, on a server without it': ['DemoNotAvailable'],
  'a code or link that is no longer valid: its boxes are emptied, below the message': [
    'VerificationCodeExpired',
    'WrongAccessCode',
    'PasswordResetLinkExpired',
    'SocialSignInFailed',
    'SignInTicketExpired',
    'SetupLinkExpired',
    'InvitationExpired',
    'SigningLinkExpired',
    'NoRequest',
    'ExpiredLink',
    'CLI_InvalidApplication',
  ],
  'how a person of staff signs in': [
    'KeyNeedsOwnFactor',
    'PasskeyNotAccepted',
    'LastFactor',
    'StepUpRequired',
    'OtherSession',
    'InvitationOfOtherSignOn',
  ],
  'a sign-in that comes back from the provider of a brokerage': [
    'OwnFactorNeeded',
    'SignOnExpired',
    'SignOnRefused',
    'SignOnTaken',
    'SignOnUnavailable',
    'SignOnUnknown',
  ],
  'a person of a brokerage as a whole': ['LastOwner', 'PersonExists', 'PersonOfOtherBrokerages', 'BreakGlassPerson'],
  'the state of the application': [
    'HandOffNotAllowed',
    'StaleEdit',
    'StepNotOpen',
    'ApplicationSubmitted',
    'ApplicationWithdrawn',
    'ApplicationOnHold',
    'DealHeld',
    'ApplicationNotSubmitted',
    'DealKept',
    'ErasureNeedsAnother',
    'ApplicationIncomplete',
    'MissingRequiredDocuments',
    'InviteCoApplicantSubmitted',
    'PartIsPrivate',
    'OtherInvitation',
    'SigningNotOpen',
    'CLI_ApplicationSent',
    'CLI_SignersDiffer',
    'CLI_PleaseEnterRequiredInformation',
    'CLI_QuoteError',
    'CLI_QuoteChanged',
    'PartnerOfferAnswered',
  ],
  'a whole list, or an entry that is being removed': [
    'DeleteIdentificationRequiredRecord',
    'ApplicantNotRemovable',
    'LeadEmptySection',
  ],
  'an external service': [
    'BankStatementMaxRequests',
    'FeatureCreditInsufficientCredits',
    'unauthorizedRequest',
    'BankStatementUnavailable',
    'INSUFFICIENT_FUNDS',
    'CaptchaNotValidated',
  ],
  'how many of them a brokerage may have': ['TooManyKeys'],
  'how long a conversation may be': ['ConversationFull'],
  'how many text messages may be sent in a day': ['TextsUsedUp'],
  'a file, in its line of the list': [
    'DocumentClosed',
    'DocumentSubmitted',
    'TooManyUploads',
    'FileTooLarge',
    'FileTypeNotAccepted',
    'FileEmpty',
    'FileNameMismatch',
    'FilePasswordProtected',
    'FileDamaged',
    'FileUnsafe',
    'FileInfected',
    'PhotosNotJoinable',
  ],
} as const satisfies Record<string, readonly ErrorKey[]>

/** Keys whose text no page shows. Those that only operator calls refuse with are derived from the calls. */
export const unshownErrors = {
  'no page sends such a request': [
    'InvalidRequest',
    'ForeignOrigin',
    'UnknownPath',
    'MethodNotAllowed',
    'RequestTooLarge',
    'UnsupportedMediaType',
    'PrimaryApplicantStays',
    'CLI_ApplicantsNotFound',
    'CLI_PleaseEnterGetQuoteRequiredInformation',
  ],
  'it leads to a page that says it in its own words': [
    'Access_Denied',
    'LegalTextsNotApproved',
    'InviteCoApplicantExpired',
    'InvitedPersonNotDone',
    'ChangesNotConfirmed',
    'CLI_SecurityCheck',
    'LeadTaken',
  ],
  'the browser passes the check by itself and asks again': ['RobotCheckRequired'],
  'uploaded by the operator': ['InvalidImage'],
  'a webhook that is off, or one too many': ['TooManyWebhooks', 'WebhookOff'],
  'a key without the action of its call': ['NotPermitted'],
} as const satisfies Record<string, readonly ErrorKey[]>

const isIn = (groups: Record<string, readonly string[]>) => {
  const keys = new Set(Object.values(groups).flat())
  return (key: string): boolean => keys.has(key)
}
export const isPageError = isIn(pageErrors)
export const isUnshown = isIn(unshownErrors)

/** Parts of a body that correspond to no question: which record, which step, which person or invitation, which list, who signs. */
const noQuestions =
  /(?:^|\.)(?:IdentificationID|ApplicantID|RequestTypeDD|Signers(?:\.\d+\.\w+)?|(?:OpenInvites|ChangedParts|SharedChanges|Applicants)\.\d+|(?:selectedFields|Items)\.\d+)$/

/** Whether a path of Errors[].Field belongs to a question. */
export const isQuestion = (field: string): boolean => field !== '' && !noQuestions.test(field)

/** Operator's calls that no journey makes from a page of the office: with the reason. */
const callsOutsideJourneys = {
  'a page lists those of all sites within reach, by a call of its own': [
    '/console-api/ListDeals',
    '/console-api/ListEmbeddedForms',
    '/console-api/ListInsuranceApplications',
    '/console-api/ListLeads',
    '/console-api/ListSigningRequests',
  ],
  'no page has requests for documents without a deal, which programs make': ['/console-api/EraseDocumentRequest'],
  'a page has them with the deal': ['/console-api/ListUploads', '/console-api/Qualify'],
  'a page reads and checks the record of the whole brokerage': ['/console-api/AuditTrail', '/console-api/VerifyAudit'],
  'it concerns the installation, so no role has it': [
    '/console-api/ExportInsuranceApplication',
    '/console-api/SaveCredits',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const isOutsideJourneys = (staffPath: string): boolean =>
  Object.values<readonly string[]>(callsOutsideJourneys).flat().includes(staffPath)
