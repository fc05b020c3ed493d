/** Mails and text messages to invited people, and about them. */
export const en = {
  fileName: 'your-part-{{reference}}.pdf',
  /** Begins an invitation where the person's first name is known. */
  greeting: { mail: 'Hello {{name}},', text: 'Hello {{name}}.' },
  invitation: {
    subject: '{{name}} invites you to apply for a mortgage together',
    heading: '{{name}} invites you to apply together',
    note: 'A note from {{name}}:',
    what: '{{brokerage}} is handling the mortgage application. Use the button below to fill in your own part. You don’t need an account or a password.',
    button: 'Fill in my part',
    valid: 'The link works until {{date}}. It is for you only, so please don’t share it.',
    own: 'Your answers go to your broker. The first page shows who else sees them.',
    notYou: 'If you don’t know this person, ignore this email. Nothing will happen.',
    text: {
      before: '{{name}} invites you to apply for a mortgage together with {{brokerage}}.',
      note: 'Their note:',
      after: 'Fill in your part: {{url}} The link works for {{days}} days.',
    },
  },
  ofBroker: {
    subject: '{{brokerage}} asks for your part of a mortgage application',
    heading: '{{brokerage}} asks for your part of a mortgage application',
    note: 'A note from {{brokerage}}:',
    what: 'You are on a mortgage application that {{brokerage}} is handling. Use the button below to fill in your own part. You don’t need an account or a password.',
    button: 'Fill in my part',
    text: {
      before: '{{brokerage}} asks for your part of a mortgage application.',
      note: 'Their note:',
      after: 'Fill it in here: {{url}} The link works for {{days}} days.',
    },
  },
  correction: {
    subject: '{{name}} asks you to look at your part again',
    heading: 'Please look at your part again',
    note: '{{name}} writes:',
    what: 'You sent your part of the mortgage application that {{brokerage}} is handling. Use the button below to change what is needed, then send your part again. Until you do, it counts as not sent.',
    button: 'Open my part',
    text: {
      before: '{{name}} asks you to look again at your part of the mortgage application with {{brokerage}}.',
      note: 'The reason:',
      after: 'Change what is needed and send it again: {{url}} The link works for {{days}} days.',
    },
  },
  deleted: {
    subject: '{{name}} has deleted the mortgage application you were invited to',
    heading: 'The application you were invited to has been deleted',
    body: '{{name}} has deleted the mortgage application that you were invited to. Your part, with everything you entered, has been deleted too, and your link no longer works. You don’t need to do anything. If you have questions, reply to this email to reach {{brokerage}}.',
    text: '{{name}} has deleted the mortgage application with {{brokerage}} that you were invited to. Your part was deleted too, and your link no longer works.',
  },
  thanks: {
    subject: 'We have received your part of the application',
    heading: 'We have received your part',
    body: 'Thank you, {{name}}. Your part of the mortgage application was sent to {{brokerage}}.',
    next: 'What happens next: your broker contacts you if anything is missing. You don’t need to do anything for now, and you don’t need an application of your own.',
    copy: 'A copy of your part is attached. It has no social insurance number and no document numbers.',
    noCopy: 'We could not make the copy of your part. {{brokerage}} can give you one.',
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
    body: '{{name}} has sent their part of application {{reference}}, with their own consent, after the others had sent theirs. You’ll find it in the deal.',
  },
}
