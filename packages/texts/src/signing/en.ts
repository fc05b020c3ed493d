/** Looked up by the names of fields, and by the states of a link and a signer. */
export const dynamic = ['fields', 'link', 'desk', 'signerStates']

export const en = {
  code: {
    title: 'A document is waiting for your signature',
    why: 'First we make sure that it is you: we send a six-digit code to {{email}}.',
    submit: 'Send me the code',
    busy: 'Sending…',
    enter: 'Enter your code',
  },
  /** The states of a link with nothing to sign. */
  link: {
    waiting: {
      title: 'It is not your turn yet',
      why: 'Somebody else signs before you. When it is your turn, you receive another email.',
    },
    signed: {
      title: 'You have signed this document',
      why: 'When everybody has signed, a copy is mailed to you. This link has done its work.',
    },
    declined: {
      title: 'You declined to sign',
      why: 'Your broker has been told. If you change your mind, call or write to them.',
    },
    closed: {
      title: 'This document is not signed any more',
      why: 'The signing was stopped, and there is nothing you need to do. Your broker can tell you what comes next.',
    },
    unknown: {
      title: 'This link does not work any more',
      why: 'It may have been replaced by a newer one: open the newest email you have from us. If that does not help, your broker can send you another.',
    },
    expired: {
      title: 'This link has expired',
      why: 'Links work for 30 days. We can mail a new one to {{email}}.',
    },
  },
  newLink: {
    submit: 'Mail me a new link',
    busy: 'Sending…',
    sentTitle: 'A new link is on its way',
    sent: 'Open it from your mail: the old one does not work any more.',
  },
  desk: {
    sign: { title: 'Read and sign', why: '{{title}}' },
    waiting: {
      title: 'It is not your turn yet',
      why: 'Somebody else signs before you. When it is your turn, you receive another email.',
    },
    signed: {
      title: 'Thank you, you have signed',
      why: 'When everybody has signed, we mail you a copy of the signed document.',
    },
    completed: {
      title: 'Everybody has signed',
      why: 'The signed document is on its way to you by email. You can also keep it from here.',
    },
    declined: {
      title: 'You declined to sign',
      why: 'Your broker has been told why, and gets in touch with you. Nobody signs this document any more.',
    },
    closed: {
      title: 'This document is not signed any more',
      why: 'The signing was stopped, and there is nothing you need to do. Your broker can tell you what comes next.',
    },
  },
  ended: {
    title: 'Open the link in your email again',
    why: 'To protect your document, this page closes after a while without use. The link in your email opens it again, with a new code.',
  },
  idle: {
    text: 'To protect the document, this page closes soon. You can go on reading, or open the link in your email again later.',
    final:
      'This page has been open as long as it may be, and closes soon. The link in your email opens it again, with a new code.',
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
    submit: 'Sign the document',
    busy: 'Signing…',
    decline: 'I do not want to sign',
  },
  decline: {
    title: 'You do not want to sign?',
    why: 'Nobody will be able to sign this document after that. Tell your broker why, so that they can mend it.',
    submit: 'Decline to sign',
  },
  outside: {
    why: 'You read and sign on the secure page of our signing service, and come back here afterwards.',
    submit: 'Go on to sign',
    busy: 'One moment…',
  },
  fields: {
    Method: { label: 'How would you like to sign?' },
    Strokes: { label: 'Your signature' },
    Name: { label: 'Your name', help: 'As you would sign it.' },
    Consent: { label: 'I have read this and agree to sign electronically' },
    Reason: { label: 'Why do you not want to sign?' },
  },
}
