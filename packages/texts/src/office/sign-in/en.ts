export const en = {
  title: 'Sign in to your office',
  why: 'For brokers and the people who work with them.',
  ended: 'Your session ended to protect your clients. Sign in again to continue where you were.',
  out: 'You are signed out.',
  email: { submit: 'Continue', busy: 'One moment…', or: 'or' },
  robot: 'We’re checking that you’re not a robot. It takes a few seconds, and you don’t need to do anything.',
  code: {
    title: 'Check your email',
    sent: 'If {{email}} belongs to someone here, a six-digit code is on its way. It works for 10 minutes.',
    submit: 'Continue',
    busy: 'Checking…',
    again: 'Send a new code',
    sentAgain: 'A new code is on its way.',
    other: 'Use another address',
  },
  factor: {
    title: 'One more step',
    why: 'Confirm that it is you.',
    recovery: 'Lost your device? Use a recovery code',
    other: 'Start over',
  },
  other: {
    title: 'You are signed in as another person here',
    why: 'All tabs of this browser have one session. Sign the other person out to continue; what they saved is kept.',
    submit: 'Sign them out and continue',
    busy: 'One moment…',
    keep: 'Keep their session',
  },
  signOn: {
    title: 'Sign in with your brokerage',
    why: 'Your brokerage wants everyone to sign in through its own service.',
  },
  ask: {
    title: 'We can’t let you in yet',
    why: 'Start over, and use the code that we email you. If you come back here, ask an owner of your brokerage to reset how you sign in, on the People page.',
  },
  recovery: {
    title: 'Enter a recovery code',
    why: 'One of the ten codes that you saved. It works once, and we will send you an email about it.',
    submit: 'Sign in',
    busy: 'Checking…',
    back: 'Use another way',
    left_one: 'You are signed in. {{count}} recovery code is left: make new ones in your account soon.',
    left_other: 'You are signed in. {{count}} recovery codes are left.',
    goOn: 'Continue',
  },
  enrol: {
    title: 'How do you want to sign in?',
    why: 'Choose one now. You can add others later.',
    done: 'You can sign in now',
  },
  invitation: {
    title: '{{brokerage}} invites you',
    why: '{{inviter}} would like you to join their office.',
    address: 'You will sign in as {{email}}.',
    role: 'Your role',
    reach: 'What you will see',
    sites: 'Sites',
    accept: 'Accept and continue',
    busy: 'One moment…',
    required:
      'Your brokerage wants everyone to sign in through its own service. You go there, and come back signed in.',
    known: 'You already sign in here, so your name stays as it is.',
    missing: 'This link is not complete',
    missingWhy: 'Open it again from the email, or ask the person who invited you to send it once more.',
  },
  fields: {
    Email: { label: 'Work email' },
    code: { label: 'Code from the email' },
    Code: { label: 'Recovery code' },
    FirstName: { label: 'First name' },
    LastName: { label: 'Last name' },
    LanguageID: { label: 'Language', help: 'For emails and the office.' },
  },
}

/** Looked up by computed names. */
export const dynamic = ['fields']
