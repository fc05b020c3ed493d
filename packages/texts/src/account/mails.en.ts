export const en = {
  code: {
    subject: 'Your code for {{sender}}',
    heading: 'Here is your code',
    start: 'Enter it on the page where you asked for it to open your application.',
    register: 'Enter it on the page where you asked for it to finish creating your account.',
    valid: 'It works once and expires after 10 minutes.',
    never: 'We’ll never ask you for this code by phone or in a message. If you didn’t ask for it, ignore this email.',
  },
  alreadyRegistered: {
    subject: 'You already have an account with {{sender}}',
    heading: 'You already have an account',
    body: 'Someone, probably you, tried to create an account with this email address. You already have one: sign in, or choose a new password if you forgot yours.',
    button: 'Sign in',
    notYou: 'If it wasn’t you, you don’t need to do anything. Your account has not changed.',
  },
  passwordReset: {
    subject: 'Choose a new password for {{sender}}',
    heading: 'Choose a new password',
    body: 'Someone, probably you, asked for a new password for this email address.',
    button: 'Choose a new password',
    valid: 'The link works once and expires after 30 minutes. If you asked more than once, only the latest link works.',
    notYou: 'If it wasn’t you, ignore this email. Your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    heading: 'Your password has been changed',
    body: 'You are now signed out everywhere. To continue, sign in with your new password.',
    button: 'Sign in',
    notYou: 'If you didn’t change it, choose a new password now and let us know.',
  },
  handOff: {
    subject: 'Someone at {{sender}} opened your file to help you',
    heading: 'Your file was opened to help you',
    body: 'Someone who works with your broker signed in to your account to help you. We keep a record of everything they do there.',
    notYou: 'If you didn’t expect this, call or write to your broker.',
  },
}
