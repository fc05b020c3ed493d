export const en = {
  backToReview: 'Back to the review',
  stale: {
    text: 'What you typed is still here. To see what changed, load the latest answers; they replace what you typed on this page.',
    choice:
      'What you typed is still here. Save it in place of what was changed, or load the latest answers to see them; they replace what you typed on this page.',
    entry: 'What you typed is still here, and you can add it to the latest list.',
    again: 'Save it anyway',
    reload: 'Load the latest answers',
  },
  changes: {
    title: 'Please check what has changed',
    PropertyValue: '{{name}} has changed the price to {{value}}.',
    EstimatedValue: '{{name}} has changed the value of the property to {{value}}.',
    DownPayment: '{{name}} has changed the down payment to {{value}}.',
    RequestedMortgageAmount: '{{name}} has changed the mortgage requested to {{value}}.',
    ClosingDate: '{{name}} has changed the closing date to {{value}}.',
    before: 'Before: {{value}}',
    none: 'none',
    someone: 'Someone you invited',
    text: 'Your application can be sent once you confirm this or change it.',
    confirm: 'Confirm',
    change: 'Change',
  },
  comments: {
    title_one: 'Your broker asks about {{count}} answer',
    title_other: 'Your broker asks about {{count}} answers',
    allDone: 'You have gone through what your broker asks',
    asks: 'Your broker asks:',
    changed: 'Changed',
    done: 'Done',
    change: 'Change',
    changeNamed: 'Change: {{label}}',
    show: 'Go to the answer',
    showNamed: 'Go to the answer: {{label}}',
    markDone: 'Mark as done',
    markDoneNamed: 'Mark as done: {{label}}',
    undo: 'Not done yet',
    undoNamed: 'Not done yet: {{label}}',
  },
  submitted: {
    kept: 'What you sent has not changed.',
    title: 'This application has been sent',
    text: 'Your broker has it now. To change an answer, contact them.',
  },
  withdrawn: {
    kept: 'Your answers are still there.',
    title: 'This application was withdrawn',
    text: 'Your broker closed it before it was sent. Your answers are still there. To continue with it, contact your broker.',
  },
  notOpen: {
    title: 'This step is not open yet',
    text: 'Finish another step first. Nothing you typed is lost.',
    resume: 'Go to the open step',
  },
  unknownApplicant: {
    title: 'This applicant is not part of the application',
    text: 'They may have been removed. The other applicants are still there.',
  },
  disabled: {
    title: 'This applicant has sent their own part',
    text: 'They filled it in and accepted it themselves, so it cannot be changed here.',
  },
  private: {
    title: 'This applicant fills in their own part',
    text: 'Some of their answers are private, so their part cannot be changed here. To fill it in yourself, withdraw their invitation first.',
  },
  /** After “only:”, and in lists. */
  areas: {
    Identity: 'personal details',
    Contact: 'contact details',
    Income: 'income',
    Assets: 'assets',
    Debts: 'debts',
  },
  sees: {
    /** To the main applicant, who invites: what they see of the invited people’s answers, and these of theirs. */
    main: {
      all: 'You see their answers.',
      some: 'You see only their name and, of their answers, these: {{areas}}.',
      none: 'Only the broker sees their answers; you see only their name.',
    },
    invited: {
      all: 'They see yours too.',
      some: 'They see your name and current address and, of your answers, these: {{areas}}.',
      none: 'Of your own part, they see only your name and current address.',
    },
    /** To an invited person. */
    own: {
      all: '{{name}} and the broker see your answers.',
      some: 'The broker sees your answers. {{name}} sees only your name and these: {{areas}}.',
      none: 'Only the broker sees your answers. {{name}} sees only your name.',
      someone: 'The main applicant',
    },
  },
  site: 'Go to the portal',
  documents: { text: 'Your answers are all here. Only a document is missing.', go: 'Go to the documents' },
  deals: 'Go to My Applications',
}

/** Looked up by the name of a figure. */
export const dynamic = ['areas', 'changes', 'sees']
