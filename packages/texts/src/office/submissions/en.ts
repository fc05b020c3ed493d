export const en = {
  title: 'Submissions',
  text: 'See when the application was sent, who consented, and what changed since.',
  open: 'Show submissions',
  at: 'Sent on {{date}} at {{time}}',
  again: 'Sent again on {{date}} at {{time}}',
  consent: 'With the consent of {{names}}',
  noConsent: 'Without a consent',
  compare: 'Compare',
  compareNamed: 'Compare with what was sent on {{date}} at {{time}}',
  pdfNamed: 'PDF of what was sent on {{date}} at {{time}}',
  saved: 'The PDF is among your downloads.',
  until: 'Compared with',
  today: 'Today',
  sentOn: 'What was sent on {{date}} at {{time}}',
  changed: 'Changed since',
  nothing: 'Nothing that is shown has changed since.',
  whole: {
    added: 'Was added since.',
    removed: 'Was removed since.',
    withheld: 'Is being changed, or waits for their consent: today’s answers are not shown.',
    notThen: 'Has not consented to the later one, which has the name alone.',
    sentLater: 'Had not consented then, so the submission has the name alone.',
  },
}

/** Looked up by computed names. */
export const dynamic = ['whole']
