/** The mails of a signing: to each signer in their language, to the broker in both. */
export const en = {
  link: {
    subject: '{{sender}}: a document to sign',
    heading: 'A document is waiting for your signature',
    body: 'Hello {{name}}. {{sender}} asks you to read and sign this document: {{title}}.',
    noteLead: '{{sender}} wrote:',
    code: 'It takes a few minutes, on a phone or a computer. When you open it, we’ll email you a code so that no one else can sign for you.',
    button: 'Read and sign',
    valid: 'The link is for you only and works for {{days}} days, until you have signed. Please don’t forward it.',
    notYou: 'If you didn’t expect this, don’t sign: call or write to your broker.',
  },
  code: {
    subject: 'Your code to sign with {{sender}}',
    heading: 'Here is your code',
    body: 'Enter it on the page where you asked for it to open your document.',
    valid: 'It works once and expires after 10 minutes.',
    never: 'We’ll never ask you for this code by phone or in a message. If you didn’t ask for it, ignore this email.',
  },
  copy: {
    subject: 'Signed: {{title}}',
    heading: 'Everyone has signed',
    body: 'Thank you, {{name}}. The signed document is attached to this email: {{title}}.',
    keep: 'Please keep it. Its last pages show who signed and when, and a digital seal shows any change made to it afterwards.',
  },
  stopped: {
    subject: 'Nothing more to sign: {{title}}',
    heading: 'This document will not be signed',
    body: 'Hello {{name}}. The signing of this document has been stopped: {{title}}. It is not binding on anyone.',
    next: 'You don’t need to do anything. Your broker can tell you what happens next.',
  },
  brokerCompleted: {
    subject: 'Signed by everyone: {{title}}',
    heading: 'Signed by everyone',
    body: '{{title}} has been signed by {{names}}. Reference: {{reference}}. The signed document is saved for you.',
  },
  brokerDeclined: {
    subject: 'Not signed: {{title}}',
    heading: 'A signer declined',
    body: '{{name}} declined to sign {{title}}. Reference: {{reference}}. No one can sign it any more.',
    reason: 'What they said: {{reason}}',
  },
  fileName: 'signed-document.pdf',
  unsignedFileName: 'document-to-sign.pdf',
  voided: 'The request to sign has been stopped.',
}
