import type { ErrorKey } from '@foyer/domain/errors.ts'

/** Errors that only calls of staff, keys and operators refuse with. A borrower's browser does not load them. */
export const en = {
  // In the place of the sentence for a borrower, who has a link and a broker.
  NoAccess: 'You have no access to this, or it no longer exists. An owner of your brokerage can give you access.',
  SetupLinkExpired:
    'This link works once, for 24 hours, and only until there is an owner. Start the server again for a new one.',
  InvitationOfOtherSignOn:
    'You also work for another brokerage, and the way you sign in there does not open this one. Ask an owner there to reset how you sign in, then open this link again.',
  InvitationExpired: 'This invitation no longer works. Ask the person who invited you to send it again.',
  PasskeyNotAccepted: 'This passkey was not accepted. Try again, or use another way to confirm that it is you.',
  AuthenticatorCodeIncorrect:
    'This is not the code that your authenticator app shows now. Each code works once: wait for the next one and try again.',
  RecoveryCodeIncorrect: 'This is not one of your recovery codes, or it was used before. Try another one.',
  LastFactor:
    'Without it you could not sign in. If your brokerage allows another way, add a passkey or an authenticator app first, and sign in with that.',
  LastOwner: 'A brokerage needs an owner. Make another person an owner first.',
  PersonExists: 'This person is in your brokerage already, or has an open invitation.',
  PersonOfOtherBrokerages:
    'This person also works for another brokerage, so you cannot reset how they sign in. They can use a recovery code. If they never had a passkey or an authenticator app, end their access and invite them again.',
  RequiredSites: 'Choose at least one site.',
  RequiredLegalName: 'Enter the legal name of the brokerage.',
  InvalidSiteAddress:
    'Use 1 to 40 letters, digits and hyphens, beginning with a letter or a digit. Some words are reserved.',
  SiteAddressTaken: 'Another site has this address. Choose another one.',
  InvalidLinkName: 'Use up to 40 letters, digits and single hyphens, such as “anna-roy”.',
  LinkNameTaken: 'A colleague’s link ends like this. Choose another ending.',
  TooManySites: 'Your brokerage has 300 sites, which is the limit. Ask whoever runs this service for more.',
  RequiredRetentionReason: 'Enter the reason. It is recorded with your name.',
  ApplicationNotSubmitted:
    'The client has not sent this application. It can only be closed as withdrawn, or stay with them at “Started”.',
  DealHeld: 'A hold is in place. Lift it first.',
  DealKept: 'The law asks you to keep this for longer. Its page shows until when.',
  ErasureNeedsAnother: 'You asked for this erasure, so another person has to decide.',
  RequiredRevealReason: 'Say why you need it. It is recorded with your name.',
  InvalidCertificate: 'Choose a certificate that is valid today, as a PEM file, with an RSA key of 2,048 bits or more.',
  NoComments: 'There are no comments to send.',
  ColleagueWithoutReach: 'One of these colleagues can no longer see this deal. Choose again.',
  TooManyDocumentRequests: 'This deal has 100 document requests, the most it can have. Use one that is still open.',
  SignOnRefused:
    'Your brokerage’s sign-in service did not confirm who you are. Try again, or ask an owner of your brokerage.',
  SignOnUnknown:
    'No one here is linked to this sign-in yet. Open the invitation that was emailed to you, or link it in your account here.',
  SignOnExpired: 'This sign-in took too long, was used before or began in another browser. Start again.',
  SignOnUnavailable: 'We can’t reach your brokerage’s sign-in service right now. Try again in a few minutes.',
  SignOnTaken: 'This sign-in is linked to another person of your brokerage. Sign out there, then use your own.',
  OwnFactorNeeded:
    'You also work for another brokerage, so this needs your own passkey or authenticator app. Sign in with an emailed code first.',
  RequiredProviderName: 'Enter the name that the button shows, such as the name of your company.',
  RequiredIssuer: 'Enter the address of the issuer.',
  InvalidIssuer: 'Enter a full address that begins with https://, without a question mark or a password.',
  IssuerNotPublic: 'This address is not on the public internet, so we don’t open it.',
  IssuerNotReached: 'We can’t reach this address. Check its spelling, and whether the service is running.',
  IssuerNotProvider:
    'There is no OpenID Connect service at this address, or it gives another address as its own. Copy the issuer from its settings.',
  RequiredClientId: 'Enter the client ID that the service gave you.',
  RequiredClientSecret: 'Enter the client secret that belongs to this issuer and client ID.',
  RequiredBreakGlass: 'Choose an owner who has a passkey.',
  RequiredOwnSignOn: 'Link your own account first, or choose yourself for emergencies: you would be locked out.',
  RequiredBothLanguages: 'Write it in both languages.',
  RequiredTemplateItem: 'Choose at least one document.',
  RequiredTemplateCondition: 'Add at least one condition.',
  BreakGlassPerson:
    'This person gets in when single sign-on does not work, with a passkey. Choose another owner for that first, under Single sign-on.',

  NotPermitted:
    'You may not do this. An owner of your brokerage, or the person who gave you this key, can change that.',
  DemoNotAvailable: 'This server has no sample deals. They are there only where Foyer is tried out.',
  DecisionStays:
    'This can no longer be undone: the two minutes are over, or something has changed since. Decide on the document again instead.',
  ContactMissing:
    'The application has no such contact of this person yet. Ask the main applicant to add an email address or a mobile number.',
  NothingToRemind: 'No open request waits for a document. If a link has ended, send its request again.',
  RemindedRecently: 'These people had an email about it in the last 20 hours. Give them a little time.',
  LeadTaken: 'Someone else has taken this lead in the meantime.',
  LeadWithoutEmail: 'This lead has no email address to write to.',
  CLI_DuplicateApplication:
    'There is already an insurance application for this mortgage. A mortgage can have only one.',
  CLI_MissingApplicantNames: 'Enter the first and last name of each applicant.',
  CLI_InvalidEmail: 'Enter a complete email address for each applicant.',
  CLI_InvalidAddress: 'Enter the applicant’s postal code, for example A1A 1A1.',
  CLI_NoSubjectProperty: 'There is no subject property: enter the address of the property the mortgage is for.',
  CLI_InvalidPropertyAddress: 'Enter the street, the city and the postal code of the property.',
  CLI_NoMortgage: 'There is no mortgage yet: submit the application with the amount requested.',
  CLI_MissingTerm: 'Enter the term of the mortgage in months.',
  CLI_MissingInterestRate: 'Enter the interest rate of the mortgage.',
  CLI_InvalidFrequency: 'Choose a payment frequency.',
  CLI_InvalidFirstPaymentDate: 'Enter a first payment date that is on or after the funding date.',
  CLI_InvalidPolicyNumber: 'Enter the policy number in letters and digits, 40 at most.',
  CLI_InvalidPaymentAmount: 'Enter a payment amount above 0, or leave it out.',
  CLI_InvalidBrokerId: 'Enter the broker’s id or licence.',
  CLI_InvalidBrokerName: 'Enter the first and last name of the broker.',
  CLI_InvalidBrand: 'Enter the brand of the brokerage.',
  CLI_InvalidBrokerage: 'Enter the name of the brokerage.',
  CLI_InvalidBrokerageType: 'Enter the type of the brokerage.',
  InvalidRates: 'This is not a rate table. Check the coverage, smoker, ages and rate on each line named.',
  ESignEnterAllFields: 'Enter a first name, a last name and an email address for every signer.',
  ESignUniqueEmail: 'Give each signer an email address of their own.',
  InvalidDocument:
    'Choose a PDF document of at most 10 MB and 60 pages, without a password, scripts or attachments. Printing it to PDF again removes them.',
  LeadUnknownControl: 'There is no control type with that name. The types are in the lead form documentation.',
  LeadDuplicateCode: 'Each code can appear only once in a section. Rename or remove one of them.',
  LeadMissingChoices: 'Add at least one choice.',
  LeadMissingWords: 'Write this in at least one language.',
  LeadEmptySection: 'Ask at least one question here, or remove this part.',
  InvalidWebsite: 'Enter the address of a website, such as www.example.com, without a page of it.',
  ConditionTooLong: 'A condition has room for 300 characters. Shorten it, or put it on two lines.',
  RequiredSetting: 'Fill this in.',
  InvalidSetting: 'This can’t be used here. Check what you entered, or try something else.',
  YearsOutOfRange: 'Enter a whole number of years, from 0 to 83.',
  RecipientHasSent:
    'Something was already sent on this request, so no recipient can be removed. Withdraw it, and make a new request for the right person.',
  UnknownPlaceholder:
    'This text has braces that name no value of its kind. Use only the names in double braces that its help lists.',
  LegalVersionTaken: 'This kind of text has a version of this name already. Choose another one.',
  LegalTextChanged: 'This is not the text that comes with the portal now. Read the current one, then approve that.',
  LegalTextInEffect: 'This text has already taken effect, so it stays on record. Approve or save another one instead.',
  InvalidRuleValue: 'This value is missing or does not have the form of its rule.',
  RuleValueOutOfRange: 'This number is outside of what its rule can be, or has too many decimals.',
  TiersNotAscending: 'Each step has to end above the one before it, and the last one covers every higher amount.',
  RuleOfOtherSites: 'What law or insurer set is changed for all sites (SiteID 0), everything else for one site.',
  OverrideTooLong: 'A change holds for at most twelve months. Enter an earlier last day.',
  OtherSession:
    'In another tab, you changed to another brokerage or someone else signed in. Reload this page to go on.',
  StepUpRequired: 'Confirm that it is you to do this: with your passkey or your authenticator app.',
  InvalidImage: 'Choose a PNG, JPEG, WebP or GIF image that opens on your device.',
  RequiredKeyName: 'Enter a name by which you will know this key later.',
  RequiredKeyActions: 'Choose at least one thing that the key may do.',
  InvalidNetwork: 'Enter addresses or networks such as 203.0.113.7 or 203.0.113.0/24, one on each line.',
  InvalidKeyExpiry: 'Choose a day from tomorrow to a year from now.',
  KeyNeedsOwnFactor:
    'A key lasts longer than your company’s sign-in. Sign out, sign in with your own passkey or authenticator app, then make the key.',
  TooManyKeys: 'Your brokerage has 50 keys that work. End one that you no longer need first.',
  RequiredWebhookName: 'Enter a name by which you will know this webhook later.',
  InvalidWebhookUrl: 'Enter an address that begins with https:// and has the name of a server on the internet.',
  WebhookNotReachable:
    'This address leads to no server on the public internet. Check how it is written, or try again in a few minutes.',
  RequiredWebhookEvents: 'Choose at least one event.',
  TooManyWebhooks: 'Your brokerage has 10 webhooks. Remove one that you no longer need first.',
  WebhookOff: 'This webhook is off. Turn it on first.',
  InvalidReplayPeriod: 'Choose a first day, and a last day that does not come before it.',
  InvalidLogPeriod: 'Choose a first day, and a last day up to a year after it.',
  RequiredDescription: 'Describe it in a few words.',
  InvalidIncidentDay: 'Choose a day up to today, in the order in which things happened.',
  InvalidNoticeDay: 'Choose a day up to today, from the day on which you learned of the incident.',
  TooManyToReplay: 'More than 1,000 messages are from these days. Choose fewer days.',
} satisfies Partial<Record<ErrorKey, string>>
