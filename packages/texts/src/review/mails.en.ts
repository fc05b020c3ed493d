/** The mails after a submission: to the borrower in their language, to the broker in both. */
export const en = {
  received: {
    subject: 'We have received your mortgage application',
    heading: 'We have received your application',
    thanks: 'Thank you, {{name}}. Your mortgage application was sent to {{brokerage}} on {{when}}.',
    thanksAgain:
      'Thank you, {{name}}. You looked your application over and sent it to {{brokerage}} again on {{when}}.',
    reference: 'Its reference is {{reference}}.',
    next: 'What happens next: {{agent}} reads your application and gets in touch with you. You do not need to do anything for now.',
    copy: 'A copy of your application is attached. Of a Social Insurance Number it shows the last three digits only.',
    noCopy:
      'The copy of your application that we usually attach could not be made. Your application itself was received in full. {{agent}} can give you a copy.',
    button: 'Follow my application',
    notYou: 'If you did not send this application, please tell us right away.',
  },
  broker: {
    subject: 'New mortgage application: {{name}}',
    subjectAgain: 'Mortgage application reviewed: {{name}}',
    heading: 'New mortgage application',
    headingAgain: 'An application was reviewed and sent again',
    facts: '{{purpose}} for {{names}}, sent on {{when}}. Reference {{reference}}.',
    missing: 'Still to come by an invitation: {{names}}.',
    amount: 'Amount asked for: {{amount}}.',
    contact: 'To reach them:',
    copy: 'The application is attached, with each consent. Of a Social Insurance Number it shows the last three digits only.',
    noCopy:
      'The PDF of the application could not be made, so none is attached. The application itself was received in full: you can view and export all answers and consents in the system where you manage your deals, under reference {{reference}}.',
  },
  fileName: 'mortgage-application-{{reference}}.pdf',
}
