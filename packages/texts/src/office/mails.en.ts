export const en = {
  code: {
    subject: 'Your code to sign in to the office',
    heading: 'Here is your code',
    body: 'Enter it on the page where you asked for it to sign in to your brokerage’s office.',
    valid: 'It works once and expires after 10 minutes.',
    never: 'We’ll never ask you for this code by phone or in a message. If you didn’t ask for it, ignore this email.',
  },
  invitation: {
    subject: 'You are invited to the office of {{brokerage}}',
    heading: 'You are invited to the office of {{brokerage}}',
    body: '{{inviter}} invites you to work with them online. You will choose how you sign in; it takes about two minutes.',
    button: 'See the invitation',
    valid: 'The link works once and expires after 7 days. It is meant for you only: please don’t forward it.',
    notYou: 'If you don’t know who this is, ignore this email.',
  },
  newSignIn: {
    subject: 'New sign-in to the office',
    heading: 'You signed in in a new way',
    body: 'Someone, probably you, signed in to the office in a browser that is new, or with a recovery code: {{browser}}.',
    notYou: 'If it wasn’t you, end all sessions in your account now, and tell an owner of your brokerage.',
    button: 'See your account',
  },
  factorsReset: {
    subject: 'Your ways to sign in have been removed',
    heading: 'Make a new way to sign in',
    body: '{{owner}} removed your passkeys, your authenticator app and your recovery codes, and ended your sessions. To continue, sign in with a code that we send to this address, and make a new passkey or add your app again.',
    notYou: 'If you didn’t ask for it, call them before you sign in.',
    byOperator:
      'The operator of your installation removed your passkeys, your authenticator app and your recovery codes, and ended your sessions. To continue, sign in with a code that we send to this address, and make a new passkey or add your app again.',
    notYouOperator: 'If you didn’t ask for it, call whoever runs your installation before you sign in.',
    button: 'Sign in',
  },
  factorsResetByYou: {
    subject: 'You removed a person’s ways to sign in',
    heading: 'You removed a person’s ways to sign in',
    body: 'The passkeys, authenticator app, recovery codes and sessions of {{person}} have been removed. They were notified, and make a new way to sign in with a code that we send them by email.',
    notYou: 'If it wasn’t you, end all sessions in your account now, and tell another owner.',
  },
  revealBurst: {
    subject: 'Someone showed many hidden numbers',
    heading: 'Many hidden numbers were shown',
    body: '{{person}} showed as many hidden numbers of clients (SIN, identification documents) as one person may, and tried to show more. They have to wait now.',
    todo: 'Ask them why. The record of each deal has every number that was shown, with the reason given. If something is wrong, end their access under People.',
  },
  mention: {
    subject: 'You were mentioned in a private note',
    heading: 'A note is waiting for you',
    body: '{{author}} mentioned you in a private note. Client: {{client}}.',
    byProgram: 'A program mentioned you in a private note. Client: {{client}}.',
    button: 'Open the deal',
    private: 'The note itself stays in the office, where only your colleagues can read it.',
  },
}
