/** The lead form in brokers' pages. Brokers write its questions; these are the texts around them. */
export const en = {
  loading: 'One moment…',
  submit: 'Send',
  sending: 'Sending…',
  kind: 'Type: {{label}}',
  noKind: 'Type',
  postal: { first: 'First three characters', second: 'Last three characters', hint: 'For example K1A 0B1' },
  rows: {
    add: 'Add another',
    addTo: 'Add another: {{section}}',
    remove: 'Remove',
    removeRow: 'Remove {{section}} {{row}}',
    row: '{{section}} {{row}}',
    unnamed: 'Entry',
  },
  owner: { empty: 'No one can be chosen at the moment. Your message will still reach the team.' },
  privacy: {
    text: 'What you send goes to {{name}}, who uses it to reply to you.',
    broker: 'the broker',
    link: 'How your information is protected',
  },
  notFound: {
    title: 'This form is not available',
    why: 'It may have been removed. The website where you found it can tell you how to reach the broker.',
  },
  robot: {
    working: 'We’re checking that you’re not a robot. You don’t need to do anything.',
    passed: 'Check done.',
    failed: 'We could not confirm that you are not a robot.',
    failedHelp: 'Try again. What you typed is still here. You can also reach us directly:',
    retry: 'Check again',
    other: 'Use a check on my device instead',
    service: 'Check that you are not a robot',
  },
  done: {
    title: 'Sent',
    text: 'Your application form was submitted successfully; a staff member will contact you shortly.',
    again: 'Close',
  },
}
