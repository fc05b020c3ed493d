/** The mail with a lead for the broker, and the invitation for the person of a lead. */
export const en = {
  arrived: {
    subject: 'New lead: {{form}}',
    heading: 'Someone filled in “{{form}}”',
    next: 'The lead is saved in your portal, and you can export it at any time. Reply soon: most people choose the first broker who calls.',
  },
  invited: {
    subject: 'Start your mortgage application with {{brokerage}}',
    heading: 'Ready when you are',
    headingNamed: 'Ready when you are, {{name}}',
    body: 'Thank you for writing to us. You can now start your mortgage application online. What you wrote in the form is filled in already, and you can stop and come back at any time.',
    noteLead: 'A few words from {{sender}}:',
    signed: '{{sender}}',
    button: 'Start my application',
    valid:
      'The link works until {{date}}, for one application. A code that we send to this address confirms that it is you.',
    notYou: 'If you did not write to us, ignore this email: without the code nothing happens.',
  },
}
