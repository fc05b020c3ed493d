/** Looked up by the names of fields, and by the states of a link and a signer. */
export const dynamic = ['fields', 'link', 'desk', 'signerStates']

export const en = {
  code: {
    title: 'A document is waiting for your signature',
    why: 'First, we need to make sure it’s you. We’ll send a six-digit code to {{email}}.',
    submit: 'Send me the code',
    busy: 'Sending…',
    enter: 'Enter your code',
  },
  /** The states of a link with nothing to sign. */
  link: {
    waiting: {
      title: 'It is not your turn yet',
      why: 'Someone else signs before you. When it’s your turn, you’ll receive another email.',
    },
    signed: {
      title: 'You have signed this document',
      why: 'When everyone has signed, we’ll email you a copy. You no longer need this link.',
    },
    declined: {
      title: 'You declined to sign',
      why: 'Your broker has been told. If you change your mind, call or write to them.',
    },
    closed: {
      title: 'This document can no longer be signed',
      why: 'Signing was stopped. You don’t need to do anything. Your broker can tell you what happens next.',
    },
    unknown: {
      title: 'This link no longer works',
      why: 'It may have been replaced by a newer one: open the latest email from us. If that doesn’t help, your broker can send you another.',
    },
    expired: {
      title: 'This link has expired',
      why: 'Links work for 30 days. We can email a new one to {{email}}.',
    },
  },
  newLink: {
    submit: 'Email me a new link',
    busy: 'Sending…',
    sentTitle: 'A new link is on its way',
    sent: 'Open it from your email. The old one no longer works.',
  },
  desk: {
    sign: { title: 'Read and sign', why: '{{title}}' },
    waiting: {
      title: 'It is not your turn yet',
      why: 'Someone else signs before you. When it’s your turn, you’ll receive another email.',
    },
    signed: {
      title: 'Thank you, you have signed',
      why: 'When everyone has signed, we’ll email you a copy of the signed document.',
    },
    completed: {
      title: 'Everyone has signed',
      why: 'The signed document is on its way to you by email. You can also download it here.',
    },
    declined: {
      title: 'You declined to sign',
      why: 'Your broker has been told why and will contact you. No one can sign this document any more.',
    },
    closed: {
      title: 'This document can no longer be signed',
      why: 'Signing was stopped. You don’t need to do anything. Your broker can tell you what happens next.',
    },
  },
  ended: {
    title: 'Open the link in your email again',
    why: 'To protect your document, this page closes after a while without activity. The link in your email opens it again, with a new code.',
  },
  idle: {
    text: 'To protect the document, this page will close soon. You can keep reading, or open the link in your email again later.',
    final:
      'This page has reached its time limit and will close soon. The link in your email opens it again, with a new code.',
    extend: 'Keep it open',
    leave: 'Close it now',
  },
  document: {
    title: 'The document',
    loading: 'Opening the document…',
    page: 'Page {{page}} of {{pages}}',
    previous: 'Previous page',
    next: 'Next page',
    larger: 'Larger',
    smaller: 'Fit to width',
    download: 'Download the PDF',
    asText: 'Read it as text',
    textNote:
      'This text comes from the file, for screen readers and large print. What you sign is the document as its pages show it. If the two differ, don’t sign, and call your broker.',
    failed: 'The document cannot be shown here. Download it to read it.',
    region: 'The document, page by page',
  },
  signers: {
    title: 'Who signs',
    you: '(you)',
    on: 'Signed on {{date}}',
  },
  signerStates: {
    waiting: 'Signs later',
    invited: 'Has not signed yet',
    declined: 'Declined',
  },
  sign: {
    title: 'Your signature',
    draw: 'Draw my signature',
    type: 'Type my name',
    pad: 'Draw here with your finger, pen or mouse',
    clear: 'Clear',
    preview: 'This is how your signature will look:',
    agree: 'Before you sign',
    declare: 'With your signature, you declare:',
    submit: 'Sign the document',
    busy: 'Signing…',
    decline: 'I don’t want to sign',
  },
  decline: {
    title: 'You don’t want to sign?',
    why: 'After that, no one will be able to sign this document. Tell your broker why, so they can fix it.',
    submit: 'Decline to sign',
  },
  outside: {
    why: 'You’ll read and sign on our signing service’s secure page, then come back here.',
    submit: 'Read and sign',
    busy: 'One moment…',
  },
  fields: {
    Method: { label: 'How would you like to sign?' },
    Strokes: { label: 'Your signature' },
    Name: { label: 'Your name', help: 'As you would sign it.' },
    Consent: { label: 'I have read this and agree to sign electronically' },
    Reason: { label: 'Why don’t you want to sign?' },
  },
}
