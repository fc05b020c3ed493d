/** The mails after a broker's actions. */
export const en = {
  review: {
    subject: 'Please look over your mortgage application',
    heading: 'Please look over your application',
    body: 'Hello {{name}}. {{agent}} asks you to look over your mortgage application, correct what is not right any more and send it again.',
    button: 'Look over my application',
    footer: 'You sign in with this email address, as before.',
  },
}
