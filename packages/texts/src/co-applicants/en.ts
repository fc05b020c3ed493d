export const en = {
  title: 'Is anyone applying with you?',
  titleMore: 'Is anyone else applying with you?',
  why: 'A second income can help. Whoever will own the property with you usually applies too.',
  list: 'Who is applying',
  main: 'Main applicant',
  progress: '{{done}} of {{count}} steps done',
  complete: 'All steps done',
  disabled: 'Fills in their own answers, so nothing can be changed here.',
  invited: 'Was invited to fill in their own part.',
  goOn: 'Go on',
  goOnNamed: 'Go on: {{name}}',
  look: 'See the answers',
  lookNamed: 'See the answers: {{name}}',
  choice: {
    add: 'Yes, and I fill in their answers now',
    addHelp: 'Have their date of birth, addresses and income at hand. They accept before you send the application.',
    invite: 'Yes, and they fill in their own part',
    inviteHelp: 'We send them a link by e-mail or text message. They need no account, and accept for themselves.',
    no: 'No, continue',
    noHelp: 'You can come back to this as long as the application has not been sent.',
  },
  full: 'Ten people at most can apply together.',
  submit: 'Continue',
  fields: { choice: { label: 'Your choice' } },
  add: {
    why: 'Lenders must know who they lend to. Enter the name as it is written on their identification.',
    submit: 'Add and continue',
    join: 'Save and continue',
    documents: 'Their identification document can be added on their own page afterwards.',
    documentsRequired:
      'One of their identification documents is needed too. You can add it on their own page afterwards.',
  },
  join: {
    documents: 'You can add your identification document on your page of personal details afterwards.',
    documentsRequired:
      'One of your identification documents is needed too. You can add it on your page of personal details afterwards.',
  },
}
