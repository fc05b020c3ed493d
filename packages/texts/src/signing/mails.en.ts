/** The mails of a signing: to each signer in their language, to the broker in both. */
export const en = {
  link: {
    subject: '{{sender}}: a document to sign',
    heading: 'A document is waiting for your signature',
    body: 'Hello {{name}}. {{sender}} asks you to read and sign this document: {{title}}.',
    code: 'It takes a few minutes, on a phone or a computer. When you open it, we mail you a code, so that nobody else can sign for you.',
    button: 'Read and sign',
    valid: 'The link is yours alone and works for {{days}} days, until you have signed. Please do not forward it.',
    notYou: 'If you did not expect this, do not sign: call or write to your broker.',
  },
  code: {
    subject: 'Your code to sign with {{sender}}',
    heading: 'Here is your code',
    body: 'Enter it on the page you came from, and your document opens.',
    valid: 'It works once, for 10 minutes.',
    never: 'We will never ask you for this code, by phone or by message. If you did not ask for it, ignore this email.',
  },
  copy: {
    subject: 'Signed: {{title}}',
    heading: 'Everybody has signed',
    body: 'Thank you, {{name}}. The signed document is attached to this email: {{title}}.',
    keep: 'Please keep it. Its last pages show who signed and when, and a digital seal shows any change made to it afterwards.',
  },
  stopped: {
    subject: 'Nothing more to sign: {{title}}',
    heading: 'This document will not be signed',
    body: 'Hello {{name}}. The signing of this document has been stopped: {{title}}. It binds nobody.',
    next: 'There is nothing you need to do. Your broker can tell you what comes next.',
  },
  brokerCompleted: {
    subject: 'Signed by everybody: {{title}}',
    heading: 'Signed by everybody',
    body: '{{title}} has been signed by {{names}}. Reference: {{reference}}. The signed document is kept for you.',
  },
  brokerDeclined: {
    subject: 'Not signed: {{title}}',
    heading: 'A signer declined',
    body: '{{name}} declined to sign {{title}}. Reference: {{reference}}. Nobody can sign it any more.',
    reason: 'What they said: {{reason}}',
  },
  fileName: 'signed-document.pdf',
  unsignedFileName: 'document-to-sign.pdf',
  voided: 'The request to sign has been stopped.',
}
