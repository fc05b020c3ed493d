export const en = {
  title: 'Register of incidents',
  why: 'Write down every time that personal information was lost, or seen or used by someone who should not have it, however small. The law asks for it, and the commissioners may ask to see it.',
  list: 'Incidents',
  columns: {
    what: 'What happened',
    aware: 'You learned of it',
    people: 'People concerned',
    risk: 'Real risk',
    notices: 'Notified',
    kept: 'Keep until at least',
    changed: 'Last changed',
  },
  changed: '{{name}}, {{at}}',
  unknown: 'Not known yet',
  about: 'About {{count}}',
  risk: { open: 'Not assessed yet', yes: 'Yes', no: 'No' },
  notice: {
    CommissionerOn: 'Privacy Commissioner of Canada',
    CaiOn: 'Commission d’accès à l’information',
    PeopleOn: 'The people concerned',
    commissioner: 'a commissioner',
  },
  noticed: '{{who}}, {{day}}',
  due: 'Not yet: {{who}}',
  noNotice: 'No one',
  empty: {
    title: 'No incident yet',
    text: 'A letter to the wrong client, a lost phone, an account that someone else opened: add it on the day you learn of it.',
  },
  more: 'Show more',
  add: {
    open: 'Add an incident',
    title: 'A new incident',
    submit: 'Save the incident',
    done: 'Added to the register.',
  },
  change: {
    title: 'Change the incident',
    submit: 'Save the changes',
    done: 'Saved. What it was before is kept as well.',
  },
  stale:
    'Someone changed this incident meanwhile. Close this window and open it again: what is there now is shown then.',
  parts: {
    what: 'The incident',
    risk: 'Is there a real risk of significant harm?',
    riskText:
      'Consider how sensitive the information is, what could be done with it, and how likely that is. If there is a real risk, notify the commissioners and the people concerned without delay.',
    notices: 'Who was notified, and when',
    after: 'What you did about it',
  },
  saved_one: '{{count}} incident is in the file.',
  saved_other: '{{count}} incidents are in the file.',
  save: 'Download the register',
  file: { approximate: 'Approximate', yes: 'Yes', no: 'No' },
  fields: {
    Circumstances: { label: 'What happened', help: 'And the cause, if you know it. Leave out names of clients.' },
    Information: {
      label: 'Which personal information',
      help: 'Names, incomes, SINs, documents. If it can’t be described, say why.',
    },
    FirstDay: { label: 'When it happened, or its first day' },
    LastDay: { label: 'Its last day, if it lasted' },
    AwareOn: { label: 'The day you learned of it' },
    People: { label: 'How many people it concerns' },
    ApproximateFl: { label: 'The days or the number are approximate' },
    Risk: { label: 'Real risk of significant harm' },
    Assessment: { label: 'Why you think so' },
    CommissionerOn: { label: 'Privacy Commissioner of Canada' },
    CaiOn: { label: 'Commission d’accès à l’information', help: 'For people in Quebec.' },
    PeopleOn: { label: 'The people concerned' },
    PublicNotice: { label: 'A public notice, and why', help: 'Only if you could not reach each person.' },
    Measures: { label: 'What you did to reduce the harm, and to prevent the next one' },
  },
}

/** Looked up by computed names. */
export const dynamic = ['fields', 'risk', 'notice']
