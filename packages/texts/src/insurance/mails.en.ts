export const en = {
  link: {
    subject: 'Your credit insurance from {{sender}}',
    heading: 'Your credit insurance is ready to look at',
    body: '{{sender}} has prepared a credit insurance application for your mortgage. See what it would cost, choose your coverage, or decline it.',
    have: 'Have at hand the amount of your mortgage, your postal code and a cheque or your bank’s app.',
    button: 'Open my application',
    footer: 'This link is for you alone: it opens with what you know and a code that we send to this address.',
  },
  accessCode: {
    subject: 'Your access code',
    heading: 'Your access code',
    body: 'Enter this code to open your credit insurance application.',
    valid: 'It works once, for 10 minutes.',
    never: 'Nobody from {{sender}} will ever ask you for it. If it was not you, there is nothing to do.',
  },
}
