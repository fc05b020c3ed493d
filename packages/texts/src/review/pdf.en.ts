/** The texts of the application as a document. */
export const en = {
  title: 'Mortgage application',
  documentTitle: 'Mortgage application {{reference}}',
  reference: 'Reference',
  submitted: 'Sent on',
  submittedAgain: 'Reviewed and sent again on',
  part: {
    title: 'Your part of a mortgage application',
    documentTitle: 'Your part of mortgage application {{reference}}',
  },
  licence: 'Licence {{number}}',
  page: 'Page {{page}} of {{pages}}',
  applicant: {
    heading: 'Applicant {{number}}: {{name}}',
    private: 'Not shown here',
    toCome: 'Part still to come. It will follow when this person sends it, with their own consent.',
  },
  comments: { heading: 'Comments' },
  consents: {
    heading: 'Consents',
    intro:
      'The text on the following pages was accepted by ticking the box beside the name. The fingerprint (SHA-256) identifies this exact text.',
    name: 'Applicant',
    at: 'Accepted on',
    toCome: 'Not accepted yet',
    from: 'Internet address',
    version: 'Version',
    fingerprint: 'Fingerprint of the text:',
    text: 'The text that was accepted',
  },
}
