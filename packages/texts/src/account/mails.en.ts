export const en = {
  code: {
    subject: 'Your code for {{sender}}',
    heading: 'Here is your code',
    start: 'Enter it on the page you came from, and your application opens.',
    register: 'Enter it on the page you came from, and your account is ready.',
    valid: 'It works once, for 10 minutes.',
    never: 'We will never ask you for this code, by phone or by message. If you did not ask for it, ignore this email.',
  },
  alreadyRegistered: {
    subject: 'You already have an account with {{sender}}',
    heading: 'You already have an account',
    body: 'Somebody, most likely you, tried to create an account with this address. There is one already: sign in with it, or choose a new password if you forgot yours.',
    button: 'Sign in',
    notYou: 'If it was not you, there is nothing to do. Your account has not changed.',
  },
  passwordReset: {
    subject: 'Choose a new password for {{sender}}',
    heading: 'Choose a new password',
    body: 'Somebody, most likely you, asked for a new password for this address.',
    button: 'Choose a new password',
    valid: 'The link works once, for 30 minutes. If you asked more than once, only the newest one works.',
    notYou: 'If it was not you, ignore this email. Your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    heading: 'Your password has been changed',
    body: 'You are now signed out everywhere. Sign in with your new password to go on.',
    button: 'Sign in',
    notYou: 'If you did not change it, choose a new password now and tell us.',
  },
  handOff: {
    subject: 'Somebody at {{sender}} opened your file for you',
    heading: 'Your file was opened for you',
    body: 'To help you, a person who works with your broker signed in to your account. What is done there is written down.',
    notYou: 'If you did not expect this, call or write to your broker.',
  },
}
