export const en = {
  title: 'Who would you like to invite?',
  why: 'We send them a link. They fill in their own part and accept for themselves; you see their answers, they see only their own.',
  tabs: { label: 'How to invite', mail: 'By email', text: 'By text message' },
  sent_one: 'Your invitation is on its way.',
  sent_other: 'Your invitations are on their way.',
  shown: { title: 'What they fill in', lead: 'Their own details, addresses, income and so on are always part of it.' },
  fields: {
    Recipients: {
      label: 'Email addresses',
      help: 'Up to five, separated by semicolons. Each person gets a link of their own.',
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
      label: 'They are new and add themselves',
      help: 'Untick this for somebody you have already added to the application.',
    },
    DisplayMortgage: { label: 'The mortgage too', help: 'They see what you told about the property and the mortgage.' },
    ApplicantID: { label: 'Who is it for?' },
  },
  note_one: 'A few words of yours, without links or phone numbers. {{count}} character left.',
  note_other: 'A few words of yours, without links or phone numbers. {{count}} characters left.',
  preview: 'How it will read',
  languages: { en: 'English', fr: 'French' },
  send: 'Send the invitation',
  sending: 'Sending…',
  goOn: 'Go on with the application',
  history: {
    title: 'Invitations so far',
    sentOn: 'Sent on {{date}}',
    again: 'Send again',
    againNamed: 'Send again to {{contact}}',
    putBack: 'Use this number again',
    putBackNamed: 'Use this number again: {{contact}}',
    sentAgain: 'Sent again. The link before does not work any more.',
    takeBack: 'Take back',
    takeBackNamed: 'Take back the invitation to {{contact}}',
  },
  takeBack: {
    title: 'Take this invitation back?',
    text: 'The link sent to {{contact}} will not open anything any more. What this person has told so far stays in your application.',
    confirm: 'Take it back',
  },
  status: {
    Pending: 'Waiting for an answer',
    Undelivered: 'The message did not arrive. Check the number and try again.',
    Opened: 'Filling in their part',
    Submitted: 'Sent their part',
    Expired: 'The link is too old',
    Withdrawn: 'Taken back',
  },
  opening: 'We are opening your invitation',
  join: {
    title: 'Welcome. Who are you?',
    why: 'You were invited to apply for a mortgage together. Enter your name as it is written on your identification.',
    whyNamed:
      '{{name}} invites you to apply for a mortgage together. Enter your name as it is written on your identification.',
  },
  closed: { title: 'This invitation is closed' },
  expired: {
    title: 'This link is too old',
    text: 'A link opens for 14 days. Ask whoever invited you to send it again: what you typed is still there.',
  },
  unknown: {
    title: 'This link does not open anything',
    text: 'Part of it may be missing, or a newer link was sent to you. Use the link in your newest message.',
  },
  sent: {
    title: 'Your part has been sent',
    why: 'Thank you. {{name}} has it now.',
    whyNobody: 'Thank you. The broker has it now.',
    next: 'The broker gets in touch with you if anything is missing. Whoever invited you is told as well.',
  },
  leave: {
    in_one: 'The portal opens in {{count}} second.',
    in_other: 'The portal opens in {{count}} seconds.',
    announced: 'The portal opens in a few seconds. You can stay on this page.',
    stay: 'Stay on this page',
    go: 'Go to the portal',
  },
}

/** Looked up by computed names. */
export const dynamic = ['fields', 'status']
