import type { ErrorKey } from '@foyer/domain/errors.ts'

/** Errors of the home page: of every call, of the account and of the site. */
export const en = {
  InvalidRequest: 'Something went wrong with what this page sent. Reload the page and try again.',
  Access_Denied: 'You are signed out. Sign in again to continue: what you saved is still here.',
  ForeignOrigin: 'This page was opened from another site. Open it again from your broker’s own address.',
  UnknownPath: 'There is nothing at this address. Check the link, or start from your broker’s page.',
  MethodNotAllowed: 'This page cannot be opened that way. Start again from your broker’s page.',
  RequestTooLarge: 'This is more than we can accept at once. Shorten it, or send it in parts.',
  UnsupportedMediaType: 'We cannot read this kind of file. Choose another one.',
  TooManyRequests: 'There have been too many tries. Wait a little, then try again.',
  ServerError: 'Something went wrong on our side. Nothing you saved is lost: try again in a moment.',
  Unavailable: 'We’ll be back in a moment. Nothing you saved is lost: try again shortly.',
  HandOffNotAllowed:
    'You are helping someone with their file. Only they can consent, sign, send it or manage invitations. A part that an invited person has not sent yet is not open to you.',
  LegalTextsNotApproved: 'This site is not open yet. Your broker will be happy to help you by phone or email.',
  NoAccess:
    'You have no access to this link. Sign in with the account it belongs to, or ask your broker for a new one.',

  EmailPasswordRequired: 'Enter your email and your password to sign in.',
  EmailPasswordIncorrect: 'This email and password do not match. Check both, or reset your password.',
  EmailNotRegistered:
    'There is no account for {{email}} yet. Check the spelling, or start a new application with this address.',
  EmailAlreadyRegistered: 'There is already an account with this email. Sign in, or reset your password.',
  InvalidEmail: 'Enter a full email address, such as name@example.com.',
  RequiredEmailAddress: 'Enter an email address.',
  RequiredFirstName: 'Enter your first name.',
  RequiredLastName: 'Enter your last name.',
  RequiredPassword: 'Enter a password.',
  RequiredConfirmPassword: 'Enter the password a second time.',
  PasswordIncorrect: 'This is not your password. Check it and try again.',
  PasswordFormat:
    'Use 6 to 16 characters without spaces: at least one digit, one capital letter, one small letter and one of @ ! # $ % - _ = + < >.',
  PasswordTooCommon: 'Many people use this password, so it is easy to guess. Choose another one.',
  PasswordsDoNotMatch: 'Enter the same password in both fields.',
  VerificationCodeExpired: 'This code has expired. Ask for a new one.',
  VerificationCodeIncorrect: 'This is not the code we sent. Check the six-digit code in our latest email.',
  RequiredVerificationCode: 'Enter the six-digit code we sent you.',
  PasswordResetLinkExpired: 'This link to reset your password has expired. Ask for a new one.',
  SocialSignInFailed: 'We could not sign you in that way. Try again, or use your email.',
  RobotCheckRequired: 'There have been many tries with this address. Complete the check below to continue.',
  SignInAgain: 'You signed in more than ten minutes ago. Log out and sign in again, then delete your account.',
  SignInTicketExpired: 'This sign-in link works only once, and for one minute. Ask for a new one.',

  UnknownChoice: 'Choose one of the answers in the list.',

  CaptchaNotValidated: 'We could not confirm that you are not a robot. Try again, or contact us directly.',

  UnknownSite: 'There is no broker at this address. Check the link you were given.',
} satisfies Partial<Record<ErrorKey, string>>
