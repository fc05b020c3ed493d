/** The mails after a broker's actions. `sender` is for a person who sent their own part: no facts of the mortgage or of others. */
export const en = {
  review: {
    subject: 'Please review your mortgage application',
    heading: 'Please review your application',
    body: 'Hello {{name}}. {{agent}} asks you to review your mortgage application, correct anything that has changed and send it again.',
    comments_one: 'There is a question about one of your answers. You’ll find it beside the answer.',
    comments_other: 'There are questions about {{count}} of your answers. You’ll find each beside its answer.',
    note: 'A note from {{agent}}:',
    button: 'Review my application',
    footer: 'Sign in with this email address, as before.',
  },
  sample: {
    subject: 'Sample email of {{sender}}',
    heading: 'This is how your emails look',
    body: 'Clients get emails in your colour, with the name of your brokerage above and how to reach you below.',
    button: 'Open your portal',
  },
  approved: {
    subject: 'Good news on your mortgage application',
    heading: 'Good news on your application',
    sender:
      'The mortgage application that you sent your part for is approved. There is nothing you need to do right now.',
  },
  funded: {
    subject: 'Your mortgage application is complete',
    heading: 'Everything is in place',
    sender: 'The mortgage that you sent your part for is in place. There is nothing you need to do.',
  },
  declined: {
    subject: 'News on your mortgage application',
    heading: 'News on your application',
    sender:
      'The mortgage application that you sent your part for was not approved. The broker can explain why and what you can do next.',
  },
  withdrawn: {
    subject: 'Your mortgage application was withdrawn',
    heading: 'The application was withdrawn',
    sender: 'The mortgage application that you sent your part for was withdrawn. There is nothing you need to do.',
  },
  status: {
    call: '{{agent}} would be glad to go through it with you: call {{phone}} or reply to this email.',
    reply: '{{agent}} would be glad to go through it with you: reply to this email.',
    button: 'Go to My Applications',
    text: '{{brokerage}}: there is news on the mortgage application that you sent your part for.',
    callText: 'Questions? Call {{agent}} at {{phone}}.',
  },
}
