export const en = {
  title: 'Legal texts',
  why: 'What your clients read and agree to. Approve the text that comes with the portal, or give your own.',
  closed: {
    title: 'Your site is closed to clients',
    text: 'It opens once all four texts are approved and in force.',
  },
  notice: 'Before you approve',
  kinds: {
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    disclosure: 'Disclosure',
    consent: 'Consent before sending',
  },
  state: {
    none: 'Nothing approved yet',
    current: 'In force',
    since: 'Version {{version}}, in force since {{date}}.',
    next: 'Version {{version}} takes its place on {{date}}.',
    newer: 'A newer text comes with the portal: version {{version}}. Yours stays in force until you approve another.',
  },
  read: '{{kind}}, version {{version}}',
  approve: {
    label: 'Read and approve',
    named: 'Read and approve: {{kind}}',
    title: '{{kind}}: the text that comes with the portal',
    lead: 'Version {{version}}. Words in square brackets are filled in from your site.',
    submit: 'Approve this text',
    done: 'Approved. Your clients read it from now on.',
  },
  own: {
    label: 'Write our own',
    named: 'Write our own: {{kind}}',
    title: '{{kind}}: a text of your own',
    submit: 'Approve our text',
    done: 'Approved. It is listed below.',
    format:
      'Each part begins with a line that starts with # and its heading. Lines that start with a hyphen are a list.',
    names: 'You can use: {{names}}. Each is filled in from your site.',
    consent: 'Title, summary, names and acceptance of the consent stay as they are.',
  },
  versions: {
    label: 'Versions: {{kind}}',
    version: 'Version',
    source: 'Text',
    from: 'In force from',
    by: 'Approved by',
    own: 'Your own',
    shipped: 'From the portal',
    withdrawn: 'Withdrawn',
    withdraw: 'Withdraw',
    withdrawNamed: 'Withdraw version {{version}}',
    read: 'Read',
    readNamed: 'Read version {{version}}',
  },
  withdraw: {
    title: 'Withdraw version {{version}}?',
    text: 'What is in force now stays. The withdrawn version stays on record, and its name can’t be used again.',
    submit: 'Withdraw it',
    done: 'Withdrawn.',
  },
  by: { staff: 'Someone of your brokerage', program: 'A program', operator: 'Whoever runs your portal' },
  stale:
    'A colleague approved a text of this kind meanwhile. It is in the list now. Send yours again if it should take its place.',
  placeholders: {
    brokerage: '[your brokerage]',
    broker: '[your name]',
    reach: '[your phone and email]',
  },
  language: 'Language of the text',
  fields: {
    Version: { label: 'Version', help: 'Up to 12 letters, digits, dots and hyphens, such as 2.0.' },
    EffectiveDate: { label: 'In force from', help: 'Today or later.' },
    TextEn: { label: 'Text in English' },
    TextFr: { label: 'Text in French' },
  },
}

/** Looked up by computed names. */
export const dynamic = ['fields', 'kinds', 'by', 'versions']
