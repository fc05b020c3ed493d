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
  owner: { empty: 'Nobody can be chosen at the moment. Your message reaches the team all the same.' },
  privacy: {
    text: 'What you send goes to {{name}}, who uses it to answer you.',
    broker: 'the broker',
    link: 'How your information is protected',
  },
  notFound: {
    title: 'This form is not available',
    why: 'It may have been put away. The website it stands on tells you how to reach the broker.',
  },
  robot: {
    working: 'Checking that a person is here. There is nothing you need to do.',
    passed: 'Check done.',
    failed: 'The check that you are not a robot did not work.',
    failedHelp: 'Try it again. What you typed is still here. You can also reach us directly:',
    retry: 'Check again',
    other: 'Check without this, by my device’s own work',
    service: 'Check that you are not a robot',
  },
  done: {
    title: 'Sent',
    text: 'Your application form was submitted successfully; a staff member will contact you shortly.',
    again: 'Close',
  },
}
