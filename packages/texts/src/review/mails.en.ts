/** The mails after a submission: to the borrower in their language, to the broker in both. */
export const en = {
  received: {
    subject: 'We have received your mortgage application',
    heading: 'We have received your application',
    thanks: 'Thank you, {{name}}. Your mortgage application was sent to {{brokerage}} on {{when}}.',
    thanksAgain: 'Thank you, {{name}}. You reviewed your application and sent it to {{brokerage}} again on {{when}}.',
    reference: 'Your reference number is {{reference}}.',
    next: 'What happens next: {{agent}} will read your application and contact you. You don’t need to do anything for now.',
    copy: 'A copy of your application is attached. It shows only the last three digits of a social insurance number.',
    noCopy:
      'We could not make the copy of your application that we usually attach. Your application itself was received in full. {{agent}} can give you a copy.',
    button: 'Follow my application',
    notYou: 'If you didn’t send this application, please tell us right away.',
  },
  consents: {
    title: 'Consents:',
    accepted: '{{name}}: accepted on {{when}}',
    toCome: '{{name}}: not accepted yet',
  },
  broker: {
    subject: 'New mortgage application: {{name}}',
    subjectAgain: 'Mortgage application reviewed: {{name}}',
    heading: 'New mortgage application',
    headingAgain: 'An application was reviewed and sent again',
    facts: '{{purpose}} for {{names}}, sent on {{when}}. Reference {{reference}}.',
    missing: 'Invited, part still to come: {{names}}.',
    amount: 'Amount requested: {{amount}}.',
    contact: 'To reach them:',
    copy: 'The application is attached, with each consent. It shows only the last three digits of a social insurance number.',
    noCopy:
      'We could not make the PDF of the application, so none is attached. The application itself was received in full: you can view and export all answers and consents in the system where you manage your deals, under reference {{reference}}.',
    office: 'You’ll find the application and its documents in the office.',
  },
  fileName: 'mortgage-application-{{reference}}.pdf',
}
