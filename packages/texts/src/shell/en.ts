export const en = {
  skip: 'Skip to content',
  otherLanguage: 'Français',
  licence: 'Licence\u00A0{{number}}',
  /** Before the broker's number and after their name, for screen readers. */
  call: 'Call',
  home: 'home page',
  menu: {
    label: 'Main menu',
    open: 'Main Menu',
    short: 'Menu',
    myDeals: 'My Applications',
    contact: 'Contact',
    current: 'Current Application',
    user: 'Your account',
    profile: 'Profile',
    logout: 'Log out',
  },
  footer: {
    label: 'About this site',
    privacy: 'Privacy',
    terms: 'Terms',
    disclosure: 'Disclosure',
    credit: 'Powered by Foyer',
  },
  notFound: {
    title: 'Sorry, page was not found',
    why: 'The address may contain a typing mistake, or the page may have moved. Use the link your broker sent you to start again.',
    toRoot: 'Find your broker',
  },
  broken: { title: 'This page could not be shown' },
  steps: {
    label: 'Steps of your application',
    applicant: 'Applicant',
    start: 'About your mortgage',
    identification: 'Personal details',
    addCoApplicant: 'Add a co-applicant',
    coApplicantInvite: 'Invite a co-applicant',
    join: 'About you',
    mortgage: 'Mortgage request',
    request: 'Documents',
    bankStatement: 'Bank statements',
    summary: 'Review and submit',
  },
  state: { done: '(done)', current: '(to do next)', locked: '(not open yet)' },
  /** The progress of another person. */
  progress: {
    some_one: '{{count}} of {{total}} steps done',
    some_other: '{{count}} of {{total}} steps done',
    all: 'All steps done',
  },
  stepOf: 'Step {{number}} of {{count}}: {{label}}',
  allSteps: 'All steps',
  /** For an operator who helps a user in that user's session. */
  handOff: {
    label: 'Helping someone',
    bar: 'You are helping {{name}}',
    end: 'Stop helping',
    only: 'You are helping {{name}}. Only {{name}} can consent, sign, send, invite or connect a bank.',
  },
  session: {
    title: 'Are you still there?',
    text: 'To protect your information, we’ll sign you out soon. We’ll keep what you typed.',
    final:
      'Your session has reached its time limit and will end soon. We’ll keep what you typed. To continue, sign in again.',
    extend: 'Stay signed in',
  },
  signOut: {
    failed: 'You are not logged out yet',
    text: 'We can’t reach the server, so your session is still open in this browser. We’ll keep trying until it works.',
    shared: 'If this is not your own device, please wait until the home page says that you are logged out.',
  },
  profile: { title: 'Your profile', save: 'Save my name' },
  contact: {
    title: 'How can we help you?',
    why: 'Call or write to us if anything is unclear. No question is too small.',
    about: 'About {{name}}',
    fax: 'Fax',
    Web: 'Website',
    FaceBook: 'Facebook',
    Instagram: 'Instagram',
    Twitter: 'X (Twitter)',
    Linkedin: 'LinkedIn',
  },
  fields: {
    FirstName: { label: 'First name' },
    LastName: { label: 'Last name' },
  },
}

/** Looked up by computed names. */
export const dynamic = ['fields', 'steps', 'state', 'contact', 'footer']
