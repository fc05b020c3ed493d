export const en = {
  skip: 'Skip to the content',
  otherLanguage: 'Français',
  licence: 'Licence {{number}}',
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
    why: 'The address may have a typing mistake, or the page has moved. Use the link your broker sent you to start again.',
  },
  fallback: {
    title: 'This portal could not be opened',
    why: 'Please use the full link your mortgage broker gave you, and check that nothing is missing at its end.',
  },
  broken: { title: 'This page could not be shown' },
  steps: {
    label: 'Steps of your application',
    applicant: 'Applicant',
    start: 'About your mortgage',
    identification: 'Personal details',
    mortgage: 'Mortgage request',
    summary: 'Review and submit',
  },
  state: { done: '(done)', current: '(next to do)', locked: '(not open yet)' },
  stepOf: 'Step {{number}} of {{count}}: {{label}}',
  allSteps: 'All steps',
  session: {
    title: 'Are you still there?',
    text: 'To protect your information, we will sign you out soon. What you typed is kept.',
    final: 'Your session has reached its longest time and ends soon. What you typed is kept; sign in again to go on.',
    extend: 'Stay signed in',
  },
  profile: { title: 'Your profile', save: 'Save my name' },
  contact: {
    title: 'How can we help you?',
    why: 'Call or write whenever something is unclear. No question is too small.',
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
