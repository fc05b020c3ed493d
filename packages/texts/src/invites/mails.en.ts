/** Mails and text messages to invited people, and about them. */
export const en = {
  invitation: {
    subject: '{{name}} invites you to apply for a mortgage together',
    heading: '{{name}} invites you to apply together',
    note: 'A note from {{name}}:',
    what: '{{brokerage}} looks after the mortgage application. With the button below you fill in your own part: no account and no password are needed.',
    button: 'Fill in my part',
    valid: 'The link opens until {{date}}. It is yours alone, so please do not pass it on.',
    own: 'What you tell is seen by your broker and by whoever invited you; you see your own part only.',
    notYou: 'If you do not know who this is, ignore this email. Nothing happens then.',
  },
  text: {
    before: '{{name}} invites you to apply for a mortgage together with {{brokerage}}.',
    note: 'Their note:',
    after: 'Fill in your part: {{url}} The link opens for {{days}} days.',
  },
  thanks: {
    subject: 'We have received your part of the application',
    heading: 'We have received your part',
    body: 'Thank you, {{name}}. Your part of the mortgage application was sent to {{brokerage}}. You do not need to do anything for now.',
  },
  partner: {
    subject: '{{name}} has filled in their part',
    heading: '{{name}} has filled in their part',
    body: 'You asked {{name}} to fill in their part of your mortgage application. They have sent it, with their own consent.',
    button: 'Go to my application',
  },
  broker: {
    subject: 'An invited co-applicant has sent their part: {{name}}',
    heading: 'An invited co-applicant has sent their part',
    body: '{{name}} has sent their part of application {{reference}}, with their own consent, after the others had sent theirs. You find it in the export of the deal.',
  },
}
