/** Looked up by the ids of institutions, accounts and entries, and by step. */
export const dynamic = ['institutions', 'accounts', 'entries', 'problems']

/** The simulated institution: its pages and the entries of its statements. */
export const en = {
  name: 'Simulated institution',
  otherLanguage: 'Français',
  warning: 'This is a simulation with no real bank behind it. Never enter your real bank password here.',
  error: 'Error: {{title}}',
  choose: {
    title: 'Which institution do you bank with?',
    label: 'Your institution',
    next: 'Continue',
  },
  signIn: {
    title: 'Sign in to {{institution}}',
    why: 'You can enter anything here, such as “test”.',
    user: 'User name',
    password: 'Password',
    next: 'Sign in',
  },
  share: {
    title: 'What would you like to share?',
    label: 'Accounts',
    account: '{{title}}, ending in {{digits}}',
    consent: 'I allow 90 days of these accounts to be shared, once, with the mortgage broker who asked me for them.',
    next: 'Share and go back',
  },
  cancel: 'Go back without sharing',
  over: {
    title: 'This session has ended',
    why: 'Close this page and start again from your mortgage application.',
  },
  problems: {
    institution: 'Choose an institution.',
    user: 'Enter a user name. Any word will do.',
    password: 'Enter a password. Any word will do.',
    accounts: 'Choose at least one account.',
    consent: 'Tick the box to share, or go back without sharing.',
  },
  institutions: { maple: 'Maple Sample Bank', fundy: 'Fundy Sample Credit Union', prairie: 'Prairie Sample Trust' },
  accounts: { chequing: 'Chequing account', savings: 'Savings account', creditLine: 'Line of credit' },
  entries: {
    pay: 'Payroll deposit',
    rent: 'Rent',
    groceries: 'Groceries',
    power: 'Electricity',
    transfer: 'Transfer to savings',
    interest: 'Interest',
    payment: 'Payment',
  },
}
