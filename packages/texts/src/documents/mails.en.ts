/** The mails about documents: request, its withdrawal, code, accepted, not accepted, received. */
export const en = {
  requested: {
    subject: '{{sender}} needs documents from you',
    heading: 'A few documents are needed',
    body: '{{sender}} needs documents for a mortgage application. Photos are fine, as long as every page can be read.',
    name: 'About: {{name}}',
    mortgage: 'Mortgage: {{mortgage}}',
    people: 'Applicants: {{people}}',
    documents: 'What is needed:',
    button: 'Send the documents',
    code: 'The page asks for a six-digit code. We email it to you when you open the page.',
    valid: 'The link works for 30 days.',
    notYou: 'If you don’t know {{sender}}, ignore this email and don’t open the link.',
  },
  withdrawn: {
    subject: '{{sender}} no longer needs the documents',
    heading: 'These documents are no longer needed',
    body: '{{sender}} withdrew the request “{{name}}”. You don’t have to send anything more, and its link is closed.',
    kept: 'What you submitted stays with {{sender}}.',
    deleted: 'Files that were not submitted yet have been deleted.',
  },
  accessCode: {
    subject: 'Your access code for {{sender}}',
    heading: 'Here is your access code',
    body: 'Enter it on the page where you asked for it, in the same browser. It expires after 15 minutes.',
    never: 'We’ll never ask you for this code by phone or in a message.',
  },
  accepted: {
    subject: '{{sender}} accepted your documents',
    heading: 'Your documents were accepted',
    body: '{{sender}} looked at these documents and needs nothing more for them:',
    complete: 'That was everything in this request. You have nothing more to send.',
  },
  notAccepted: {
    subject: '{{sender}} needs documents from you again',
    heading: 'Something is needed again',
    body: '{{sender}} looked at your documents and could not accept everything. Needed again:',
    document: '{{document}}: {{reason}}',
    again: 'You can send new files right away.',
    accepted: 'Accepted, with nothing more to do:',
    button: 'Send new files',
  },
  infectedReason:
    'The file contained a virus, so we deleted it. Check your device, then send the document from a clean copy.',
  submitted: {
    subject: 'Documents: news on {{name}}',
    heading: 'News on the documents',
    body: 'There is something new in the document request “{{name}}”.',
    notAvailable: 'What the person does not have, and why:',
  },
}
