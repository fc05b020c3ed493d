import type { ErrorKey } from '@foyer/domain/errors.ts'

/** Errors of the brokerage's own people: sign-in, settings and work of the office. */
export const office = {
  SetupLinkExpired:
    'This link works once, for 24 hours, and only until there is an owner. Start the server again for a new one.',
  InvitationExpired: 'This invitation no longer works. Ask the person who invited you to send it again.',
  PasskeyNotAccepted: 'This passkey was not accepted. Try again, or use another way to confirm that it is you.',
  AuthenticatorCodeIncorrect:
    'This is not the code that your authenticator app shows now. Each code works once: wait for the next one and try again.',
  RecoveryCodeIncorrect: 'This is not one of your recovery codes, or it was used before. Try another one.',
  LastFactor: 'This is your only way to sign in. Add another one first.',
  LastOwner: 'A brokerage needs an owner. Make another person an owner first.',
  PersonExists: 'This person is in your brokerage already, or has an open invitation.',
  PersonOfOtherBrokerages:
    'This person also works for another brokerage, so you cannot reset how they sign in. They can use a recovery code.',
  RequiredSites: 'Choose at least one site.',
  RequiredLegalName: 'Enter the legal name of the brokerage.',
  InvalidSiteAddress:
    'Use 1 to 40 letters, digits and hyphens, beginning with a letter or a digit. Some words are reserved.',
  SiteAddressTaken: 'Another site has this address. Choose another one.',
  TooManySites: 'Your brokerage has 300 sites, which is the limit. Ask whoever runs this service for more.',
  RequiredRevealReason: 'Say why you need it. It is recorded with your name.',
  RequiredNote: 'Write something first.',
  NoComments: 'There are no comments to send.',
  ColleagueWithoutReach: 'One of these colleagues can no longer see this deal. Choose again.',
  TooManyDocumentRequests: 'This deal has 100 document requests, the most it can have. Use one that is still open.',
  SignOnRefused:
    'Your brokerage’s sign-in service did not confirm who you are. Try again, or ask an owner of your brokerage.',
  SignOnUnknown:
    'No one here is linked to this sign-in yet. Open the invitation that was mailed to you, or link it in your account here.',
  SignOnExpired: 'This sign-in took too long, was used before or began in another browser. Start again.',
  SignOnUnavailable: 'We can’t reach your brokerage’s sign-in service right now. Try again in a few minutes.',
  SignOnTaken: 'This sign-in is linked to another person of your brokerage. Sign out there, then use your own.',
  OwnFactorNeeded:
    'You also work for another brokerage, so this needs your own passkey or authenticator app. Sign in with a mailed code first.',
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
  RequiredBothLanguages: 'Write it in both languages: each client reads it in theirs.',
  RequiredTemplateItem: 'Choose at least one document.',
  BreakGlassPerson:
    'This person gets in when single sign-on does not work, with a passkey. Choose another owner for that first, under Single sign-on.',
} satisfies Partial<Record<ErrorKey, string>>
