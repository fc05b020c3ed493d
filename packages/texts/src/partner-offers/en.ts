/** The offer of home insurance that a broker passes on, and its answer. */
export const en = {
  quote: {
    title: '{{name}}, would you like a home insurance quote?',
    titleUnnamed: 'Would you like a home insurance quote?',
    why: '{{brokerage}} works with an insurer that can make you an offer for your new home. It’s free and entirely up to you: your mortgage does not depend on it.',
    passedOn:
      'If you say yes, {{insurer}} receives the names on your application, your email and phone, the address of the property and your closing date, to prepare a quote. If you say no, they learn only the names and that you do not want one.',
    send: 'Send my answer',
  },
  fields: { Answer: { label: 'Your answer' } },
  yes: 'Yes, please contact me',
  yesHelp: 'The insurance representative will call or write to you.',
  no: 'No, thank you',
  noHelp: 'No one will contact you about this.',
  answered: {
    title: 'You have already answered this offer',
    why: 'You answered it on {{date}}. To change anything, contact your insurance representative.',
  },
  thanks: {
    title: 'Thank you',
    yes: 'Your insurance representative will contact you shortly.',
    no: 'We have told the insurer that you do not want a quote.',
    see: 'See your answer',
  },
  sent: {
    title: 'Your answer',
    why: 'Sent on {{date}}. To protect your privacy, this page shows no contact details.',
    name: 'Name',
    answer: 'Answer',
  },
}
