export const en = {
  title: 'Who would you like to invite?',
  why: 'We’ll send them a link. They fill in their own part and give their own consent. {{sees}}',
  tabs: { label: 'How to invite', mail: 'By email', text: 'By text message' },
  sent_one: 'Your invitation is on its way.',
  sent_other: 'Your invitations are on their way.',
  shown: { title: 'What they fill in', lead: 'Their own details, addresses, income and so on are always included.' },
  fields: {
    Recipients: {
      label: 'Email addresses',
      help: 'Up to five, separated by semicolons. Each person gets their own link.',
    },
    Numbers: {
      label: 'Mobile numbers',
      help: 'Up to five in Canada or the United States, separated by semicolons.',
    },
    EmailBody: { label: 'Personal note' },
    MtgAppLinkID: { label: 'The invitation comes from' },
    LanguageID: { label: 'Language of the invitation' },
    DisplayApplicant: { label: 'Their own part' },
    DisplayAddApplicant: {
      label: 'They add themselves',
      help: 'Untick this for someone you have already added to the application.',
    },
    DisplayMortgage: {
      label: 'The mortgage too',
      help: 'They see what you entered about the property and the mortgage, and can change it. You confirm what they change.',
    },
    ApplicantID: { label: 'Who is it for?' },
  },
  note_one: 'Add a few words, without links or phone numbers. {{count}} character left.',
  note_other: 'Add a few words, without links or phone numbers. {{count}} characters left.',
  preview: 'Preview',
  languages: { en: 'English', fr: 'French' },
  send: 'Send the invitation',
  sending: 'Sending…',
  goOn: 'Continue the application',
  history: {
    title: 'Invitations so far',
    sentOn: 'Sent on {{date}}',
    atStep: 'Working at step {{number}} of {{count}}',
    putBack: 'Use this number again',
    putBackNamed: 'Use this number again: {{contact}}',
    sentAgain: 'Sent again. The previous link no longer works.',
    takeBack: 'Withdraw',
    takeBackNamed: 'Withdraw the invitation to {{contact}}',
  },
  again: {
    remind: { label: 'Remind', named: 'Remind {{contact}} with a new link' },
    newLink: { label: 'Send a new link', named: 'Send a new link to {{contact}}' },
    again: { label: 'Send again', named: 'Send again to {{contact}}' },
  },
  mine: {
    title: 'Your part',
    of: 'Your part of {{name}}’s application',
    ofNobody: 'Your part of an application',
    open: 'You were invited on {{date}}. Open your part with the link in that email; what you typed is still there.',
    expired: 'Your link has expired. We can email you a new one; what you typed is still there.',
    ended: 'Your link has expired before it was opened. Ask the person who invited you for a new one.',
    sent: 'You sent it on {{date}}. You don’t need to do anything for now.',
    mail: 'Email me a new link',
    mailed: 'We have emailed you a new link. The previous one no longer works.',
  },
  takeBack: {
    title: 'Withdraw this invitation?',
    text: 'The link sent to {{contact}} will no longer work. If this person has opened it, everything entered in their part is erased, and only their name stays.',
    sentText:
      'The link sent to {{contact}} will no longer work. The part this person sent before is kept, with any change made since.',
    confirm: 'Withdraw it',
  },
  status: {
    Pending: 'Invited. The link has not been opened yet.',
    Delayed: 'The link has not been sent yet.',
    Undelivered: 'The message did not arrive. Check the number and try again.',
    Opened: 'Has opened the link',
    Submitted: 'Sent their part',
    Expired: 'Link expired',
    Withdrawn: 'Withdrawn',
  },
  opening: 'We are opening your invitation',
  join: {
    title: 'Welcome. Who are you?',
    why: 'You were invited to apply for a mortgage together. Enter your name as it appears on your identification.',
    whyNamed:
      '{{name}} invites you to apply for a mortgage together. Enter your name as it appears on your identification.',
  },
  closed: { title: 'This invitation is closed' },
  expired: {
    title: 'This link has expired',
    text: 'A link works for 14 days. Ask the person who invited you for a new one: what you typed is still there.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'Part of it may be missing, or we may have sent you a newer link. Use the link in your latest message.',
  },
  sent: {
    title: 'Your part has been sent',
    why: 'Thank you. {{name}} has it now.',
    whyNobody: 'Thank you. The broker has it now.',
    next: 'What happens next',
    copy: 'A copy of your part is on its way to {{email}}.',
    inviter: '{{name}} will hear that you have sent it.',
    missing: 'The broker will contact you if anything is missing.',
    end: 'You are done. You can close this page: you don’t need an application of your own.',
  },
}

/** Looked up by computed names. */
export const dynamic = ['again', 'fields', 'status']
