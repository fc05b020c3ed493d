export const en = {
  title: 'Is anyone applying with you?',
  titleMore: 'Is anyone else applying with you?',
  why: 'A second income can help. Anyone who will own the property with you usually applies too.',
  list: 'Who is applying',
  main: 'Main applicant',
  progress_one: '{{count}} of {{total}} steps done',
  progress_other: '{{count}} of {{total}} steps done',
  complete: 'All steps done',
  disabled: 'Has sent their own part, so nothing can be changed here.',
  invited: 'Was invited to fill in their own part.',
  goOn: 'Continue this part',
  goOnNamed: 'Continue this part: {{name}}',
  look: 'See the answers',
  lookNamed: 'See the answers: {{name}}',
  choice: {
    add: 'Yes, I’ll fill in their part now',
    addHelp:
      'You’ll need their date of birth, addresses and income. They give their own consent, by a link if they have their own email or phone.',
    invite: 'Yes, they’ll fill in their own part',
    inviteHelp:
      'We’ll send them a link by email or text message. They don’t need an account, and they give their own consent.',
    no: 'No, continue',
    noHelp: 'You can come back to this until you send the application.',
  },
  full: 'Up to ten people can apply together.',
  submit: 'Continue',
  fields: { choice: { label: 'Your choice' } },
  add: {
    why: 'Lenders need to know who they’re lending to. Enter the name as it appears on their identification.',
    submit: 'Add and continue',
    join: 'Save and continue',
    documents: 'You can add their identification document later, on their own page.',
    documentsRequired: 'We also need one of their identification documents. You can add it later, on their own page.',
  },
  join: {
    documents: 'You can add your identification document later, on your personal details page.',
    documentsRequired:
      'We also need one of your identification documents. You can add it later, on your personal details page.',
  },
}
