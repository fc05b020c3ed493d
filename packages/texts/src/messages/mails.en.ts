/** The mails about messages between a client and their broker; never with the text. */
export const en = {
  toClient: {
    subject: '{{agent}} wrote to you about your mortgage application',
    heading: 'You have a new message',
    body: '{{agent}} sent you a message about your mortgage application. For your privacy, you read it and reply after signing in.',
    button: 'Read and reply',
    footer: 'Sign in with this email address, as before.',
  },
  toStaff: {
    subject: 'New message from {{client}}',
    heading: 'A client wrote to you',
    body: '{{client}} wrote a message about their mortgage application. You read it and reply in the office.',
  },
}
