/** The mails after a broker's actions. */
export const en = {
  review: {
    subject: 'Please review your mortgage application',
    heading: 'Please review your application',
    body: 'Hello {{name}}. {{agent}} asks you to review your mortgage application, correct anything that has changed and send it again.',
    button: 'Review my application',
    footer: 'Sign in with this email address, as before.',
  },
}
