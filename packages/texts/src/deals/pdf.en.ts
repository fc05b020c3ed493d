/** The texts of a deal as one document, beside those of its application and its worksheet. */
export const en = {
  title: 'Mortgage deal',
  documentTitle: 'Mortgage deal {{reference}}',
  exported: 'As of',
  made: '{{person}}, {{at}}',
  program: 'Made by a program',
  sent: 'The application below is as it was sent on {{at}}. The figures, what is missing and the documents after it are as of today.',
  unsent:
    'The application has not been sent yet. The answers below are as of today, and no one has consented to them yet.',
  missing: {
    heading: 'Missing',
    place: 'Where',
    what: 'What',
    none: 'Nothing is missing.',
    step: '{{name}}: {{step}}',
    notFinished: 'Not finished yet',
    invited: 'Has not sent their part yet',
    document: 'Document',
  },
  documents: {
    heading: 'Documents',
    none: 'No documents were asked for.',
    notShown: 'Documents are not shown to the person who made this file.',
    document: 'Document',
    person: 'Asked of',
    state: 'Status',
    file: 'File',
    pages: 'Pages',
    at: 'Received on',
    withdrawn: 'No longer needed',
    notAvailable: 'Does not have it: {{reason}}',
  },
  states: {
    open: 'Not sent yet',
    satisfied: 'Accepted',
    notAccepted: 'Not accepted',
    submitted: 'To decide',
    toLender: 'Sent to the lender',
    acceptedByLender: 'Accepted by the lender',
  },
}

/** By the status of a document. */
export const dynamic = ['states']
