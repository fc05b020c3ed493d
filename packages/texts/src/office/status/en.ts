export const en = {
  title: 'State of the system',
  why: 'Whether everything that your portal needs is working. What is marked here is for the person who runs the server.',
  refresh: 'Check again',
  checked: 'Checked just now.',
  list: 'Parts of the system',
  columns: { part: 'Part', state: 'State', more: 'What it means' },
  part: {
    database: 'Database',
    mail: 'Mail',
    files: 'Files',
    scanner: 'Virus scanner',
    jobs: 'Work in the background',
    backup: 'Backups',
  },
  state: {
    good: 'Works',
    waits: 'Waits',
    givenUp: 'Given up',
    full: 'Nearly full',
    away: 'Does not reply',
    old: 'Too old',
    embedded: 'For trials',
    none: 'Not set up',
  },
  database: {
    good: 'What is saved stays saved, even when the power fails.',
    embedded: 'The embedded database can lose the last moments before a power cut. Use PostgreSQL for real clients.',
  },
  mail: {
    good: 'Mails leave as they are written.',
    waits_one: '{{count}} mail could not be sent for {{time}}. It leaves once the mail server replies.',
    waits_other:
      '{{count}} mails could not be sent yet, the oldest for {{time}}. They leave once the mail server replies.',
    none: 'Mails stay on the server, and no one receives them.',
  },
  files: {
    good: '{{count}}% of the space is free.',
    full: 'Only {{count}}% of the space is free. Clients cannot send documents until there is more.',
    away: 'The store of documents does not reply. Clients cannot send documents until it does.',
  },
  scanner: {
    good: 'Every file is scanned before anyone can open it.',
    away: 'The scanner does not reply. Clients can send files, and your team can open them once they are scanned.',
    none: 'Files are not scanned for viruses.',
  },
  jobs: {
    good: 'Nothing waits.',
    waits: 'Work has waited for {{time}}. The server may have too much to do.',
    givenUp_one:
      'In the last seven days {{count}} piece of work failed for good. The log of the server has the reason.',
    givenUp_other:
      'In the last seven days {{count}} pieces of work failed for good. The log of the server has the reasons.',
  },
  backup: {
    good: 'The last one was made {{time}} ago.',
    old: 'The last one was made {{time}} ago. One is due every night.',
    first: 'There is no backup yet. One is due every night.',
    none: 'No backups are made. Without them, a lost disk loses everything.',
  },
  time: {
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  },
}

/** Looked up by computed names. */
export const dynamic = ['part', 'state', 'database', 'mail', 'files', 'scanner', 'jobs', 'backup']
