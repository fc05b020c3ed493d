/** The page to which the invitation to apply leads. */
export const en = {
  title: 'Start your application',
  titleNamed: 'Start your application, {{name}}',
  why: 'We confirm your email with a code. What you wrote to {{sender}} is filled in already, and you can stop and come back at any time.',
  send: 'Send me the code',
  busy: 'Sending…',
  sendTo: 'The code goes to {{email}}.',
  start: 'Start my application',
  other: 'You are signed in as {{account}}. This invitation is for {{email}}.',
  signOut: 'Sign out and continue',
  ended: {
    title: 'This invitation no longer works',
    why: 'It was used already, has expired, or was replaced by a newer one. You can start your application without it, or sign in to the one you began.',
    home: 'Go to the home page',
  },
}
