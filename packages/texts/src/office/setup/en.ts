export const en = {
  progress: 'Step {{step}} of {{count}}: {{name}}',
  steps: { you: 'You', brokerage: 'Brokerage', site: 'Site', brand: 'Brand', people: 'People', done: 'Ready' },
  missing: {
    title: 'Open the link that the server printed',
    why: 'When Foyer starts for the first time, it prints a link that sets up your brokerage. It works once, for 24 hours.',
  },
  you: {
    title: 'Welcome. Who are you?',
    why: 'You become the owner of your brokerage’s office. It takes about five minutes, and everything can be changed later.',
    submit: 'Save and continue',
  },
  factor: { title: 'How will you sign in?', why: 'No one else should be able to. You can add other ways later.' },
  brokerage: {
    title: 'Which brokerage is it?',
    why: 'The legal name stands in invitations, and the time zone decides when a day ends.',
    submit: 'Save and continue',
    licence: 'Licence {{number}}',
    add: 'Add a licence',
    remove: 'Remove licence {{number}}',
  },
  site: {
    title: 'Where will your clients find you?',
    why: 'Your site is the portal where they apply. Choose its address.',
    later: 'Later',
  },
  brand: {
    title: 'Make it yours',
    why: 'Your name, your face and your colour, as your clients see them.',
    submit: 'Save and continue',
    later: 'Later',
  },
  people: {
    title: 'Who works with you?',
    why: 'Invite them now, or whenever you like.',
    invited: 'Invited: {{email}}',
    another: 'Invite someone else',
    first: 'Invite someone',
    goOn: 'Continue',
    later: 'Later',
  },
  done: {
    title: 'Your office is ready',
    why: 'You can change everything from the office at any time.',
    noSite: 'You have no site yet. Create one under Sites when you are ready.',
    goOn: 'Go to the office',
  },
  fields: {
    FirstName: { label: 'First name' },
    LastName: { label: 'Last name' },
    Email: { label: 'Work email', help: 'You sign in with it.' },
    LanguageID: { label: 'Language', help: 'For emails and the office.' },
    LegalName: { label: 'Legal name of the brokerage' },
    TimeZone: { label: 'Time zone' },
    ProvinceID: { label: 'Province or territory' },
    Number: { label: 'Licence number' },
  },
  zones: {
    'America/St_Johns': 'Newfoundland',
    'America/Halifax': 'Atlantic',
    'America/Toronto': 'Eastern: Quebec, Ontario',
    'America/Winnipeg': 'Central: Manitoba',
    'America/Regina': 'Saskatchewan',
    'America/Edmonton': 'Mountain: Alberta',
    'America/Vancouver': 'Pacific: British Columbia',
    'America/Whitehorse': 'Yukon',
  },
}

/** Looked up by computed names. */
export const dynamic = ['fields', 'steps', 'zones']
