/**
 * The closed catalogue of error keys and the ReturnCode each is answered with. A key travels as
 * ReturnMessage and in Errors[].Key; both texts of it stand in the texts package under `errors`.
 * 400, 401, 403, 404 (unknown path), 405, 413, 415, 429 and 5xx are also the HTTP status; every other
 * code is a refusal by a rule and travels under HTTP 200.
 */
export const errorCatalogue = {
  // The protocol
  InvalidRequest: 400,
  Access_Denied: 401,
  ForeignOrigin: 403,
  UnknownPath: 404,
  MethodNotAllowed: 405,
  RequestTooLarge: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  ServerError: 500,
  Unavailable: 503,

  // Whoever asks
  NoAccess: 404,

  // Account
  EmailPasswordRequired: 422,
  EmailPasswordIncorrect: 422,
  EmailNotRegistered: 422,
  EmailAlreadyRegistered: 409,
  InvalidEmail: 422,
  RequiredEmailAddress: 422,
  RequiredFirstName: 422,
  RequiredLastName: 422,
  RequiredPassword: 422,
  RequiredConfirmPassword: 422,
  PasswordFormat: 422,
  PasswordTooCommon: 422,
  PasswordsDoNotMatch: 422,
  VerificationCodeExpired: 422,
  VerificationCodeIncorrect: 422,
  RequiredVerificationCode: 422,
  PasswordResetLinkExpired: 422,
  SocialSignInFailed: 422,
  SignInTicketExpired: 422,

  // Interview
  InterViewMissingPurpose: 422,
  InterViewMissingSearchStatus: 422,
  InterViewMissingPropertyValue: 422,
  InterViewMissingPropertyType: 422,
  InterViewMissingOccupancy: 422,
  InterViewMissingClosingDate: 422,
  InterViewMissingDownPayment: 422,
  InterViewMissingRenewDate: 422,
  InterViewMissingRefinanceDate: 422,
  ClosingDateOutOfRange: 422,
  InvalidDate: 422,
  InvalidAmount: 422,
  InvalidPostalCode: 422,
  UnknownChoice: 422,

  // Identification
  IdentificationMissingApplicantGroupType: 422,
  IdentificationMissingFirstName: 422,
  IdentificationMissingLastName: 422,
  IdentificationMissingDOB: 422,
  DateOfBirthOutOfRange: 422,
  IdentificationMissingPhone: 422,
  InvalidPhone: 422,
  IdentificationSIN: 422,
  InvalidSin: 422,
  IdentificationMissingMaritalStatus: 422,
  IdentificationMissingRelationship: 422,
  IdentificationRequiredRecord: 422,
  IdentificationMissingType: 422,
  IdentificationMissingCountry: 422,
  IdentificationMissingIdentificationNumber: 422,
  DeleteIdentificationRequiredRecord: 422,
  AlreadyHasSpouse: 422,

  // Address history
  AtLeastOneCurrentAddress: 422,
  YearAddressHistory: 422,
  MissingAddress: 422,
  MissingResidentialStatus: 422,
  MissingRent: 422,
  MonthsOutOfRange: 422,

  // Income
  MissingIncomeType: 422,
  MissingEmploymentHistoryStatusDD: 422,
  MissingIncomeAmount: 422,
  MissingType: 422,
  MissingEmployerJobTitle: 422,
  MissingTimeAtWork: 422,
  MissingEmployerName: 422,
  MissingEmployerNumber: 422,
  MissingIncomePeriod: 422,
  EmploymentHistoryNeedMoreyears: 422,
  IncomeRequiredRecord: 422,

  // Properties owned
  PropertyMissingAddress: 422,
  PropertyMissingOccupancyType: 422,
  PropertyMissingPropertyType: 422,
  PropertyMissingPropertyValue: 422,
  PropertyMissingPropertyTax: 422,
  PropertyMissingRentalIncome: 422,
  PropertyMissingCondoFee: 422,
  PropertyMissingPaymentFrequency: 422,
  PropertyMissingBalance: 422,
  PropertyMissingRateType: 422,
  PropertyMissingInterestRate: 422,
  PropertyMissingLoanType: 422,
  PropertyMissingMaturityDate: 422,

  // Assets and liabilities
  AssetMissingAssetType: 422,
  AssetMissingAssetValue: 422,
  AssetRequiredRecord: 422,
  AssetMissingLiabilityType: 422,
  AssetMissingLiabilityBalance: 422,
  LiabilityRequiredRecord: 422,

  // Co-applicants
  PrimaryApplicantStays: 422,
  ApplicantNotRemovable: 422,

  // Mortgage request
  MortgageMissingAddress: 422,
  MissingRequiredMortgage: 422,
  MissingWhichProvince: 422,
  MortgageMissingEstimatedValue: 422,
  MortgageMissingPropertyType: 422,
  MortgageMissingOriginalMtgAmount: 422,
  MortgageMissingBalance: 422,
  MortgageMissingPayment: 422,
  MortgageMissingPaymentFrequency: 422,
  MortgageMissingMaturityDate: 422,
  MortgageMissingInterestRate: 422,
  MortgageMissingLoanType: 422,
  MaturityDateOutOfRange: 422,
  PurchaseDateInFuture: 422,
  TooManyMortgages: 422,
  PropertyAgeOutOfRange: 422,

  // Documents
  NoRequest: 404,
  ExpiredLink: 404,
  WrongAccessCode: 422,
  WrongOrInvalidEmail: 422,
  RequestDocumentReqUploads: 422,
  DocumentClosed: 422,
  DocumentSubmitted: 409,
  TooManyUploads: 422,

  // Bank statements
  BankStatementMaxRequests: 422,
  FeatureCreditInsufficientCredits: 402,
  unauthorizedRequest: 402,
  BankStatementUnavailable: 422,

  // Review and submission
  MissingRequiredDocuments: 422,
  ConsentRequired: 422,
  ApplicationIncomplete: 422,
  ApplicationSubmitted: 409,
  StepNotOpen: 422,
  StaleEdit: 409,
  TooManyRecords: 422,

  // Lead forms
  LeadFieldRequired: 422,
  LeadTextTooLong: 422,
  LeadInvalidNumber: 422,
  InvalidUrl: 422,
  CaptchaNotValidated: 422,
  LeadUnknownControl: 422,
  LeadDuplicateCode: 422,
  LeadMissingChoices: 422,

  // Partner offers
  PartnerAnswerRequired: 422,
  PartnerOfferAnswered: 409,

  // Files
  FileTooLarge: 413,
  FileTypeNotAccepted: 415,
  FileEmpty: 422,
  FileNameMismatch: 422,
  FilePasswordProtected: 422,
  FileDamaged: 422,
  FileUnsafe: 422,
  FileInfected: 422,
  PhotosNotJoinable: 422,

  // Operator
  UnknownSite: 404,
  InvalidImage: 422,
  InvalidSetting: 422,
} as const satisfies Record<string, number>

export type ErrorKey = keyof typeof errorCatalogue

/** ReturnCodes that are also the HTTP status of the answer. */
export const protocolKeys = [
  'InvalidRequest',
  'Access_Denied',
  'ForeignOrigin',
  'UnknownPath',
  'MethodNotAllowed',
  'RequestTooLarge',
  'UnsupportedMediaType',
  'FileTooLarge',
  'FileTypeNotAccepted',
  'TooManyRequests',
  'ServerError',
  'Unavailable',
] as const satisfies readonly ErrorKey[]
