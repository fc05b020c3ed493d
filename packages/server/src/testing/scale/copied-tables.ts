/**
 * How the rows of the template's forty deals become those of other deals: which value of a column is another one in each copy. `c`
 * is the copy (bench.copies), `t` the row of the template.
 */

/** Ids of 45 bits, as the server draws them: spread over all of them, and the same in each table of a copy. */
const otherId = (column: string) =>
  `case when t.${column} = 0 then 0 else (t.${column} + c.copy * 2654435761) & 35184372088831 end`
const otherText = (column: string) => `md5(t.${column} || '/' || c.copy)`
const otherAddress = (column: string) => `'c' || c.copy || '.' || t.${column}`
const otherHash = (column: string) => `sha256(t.${column} || int4send(c.copy))`
const earlier = (column: string) => `t.${column} - c.age`
/** One of the four people of the brokerage, by the deal. */
const somebody = (of: string) => `md5(c.brokerage_id || '/' || (${of}) % 4)`
const doer = (column: string) =>
  `case when t.${column} like 'person:%' then 'person:' || ${somebody('c.copy')} else t.${column} end`

const ids = [
  ...[
    'application_id',
    'applicant_id',
    'main_applicant_id',
    'current_applicant_id',
    'record_id',
    'submission_id',
    'document_id',
  ],
  ...['item_id', 'upload_id', 'invite_id', 'cli_application_id', 'mortgage_application_id', 'signer_id', 'reader_id'],
]
const texts = ['user_id', 'request_id', 'signing_request_id', 'mail_id', 'message_id', 'storage_key', 'idempotency_key']
const addresses = ['email', 'recipient', 'contact']
const hashes = ['token_hash', 'link_hash', 'offer_key']
const doers = ['author', 'made_by', 'moved_by', 'removed_by']

/** What is encrypted is bound to its row, and could not be read in another one. These may be empty. */
const sealed = [
  'sin_cipher',
  'secret',
  'secrets',
  'content',
  'code_hash',
  'health',
  'account',
  'draft',
  'login',
  'shown',
]

/** Deals that began months ago are closed by now, and wait for no one. */
const unlessOld = (column: string) => `case when not c.is_old then t.${column} - c.age end`
const oldIsClosed = 'case when c.is_old and t.status in (0, 1, 2) then 3 else t.status end'

interface Copied {
  /** Values of columns that the rules above do not give. */
  values?: Record<string, string>
  /** Of which rows there is a copy. */
  where?: string
  /** What is read as `t`; the table's rows of the template if absent. */
  source?: string
}

export const copiedTables: Record<string, Copied> = {
  users: {},
  applications: { values: { status: oldIsClosed } },
  applicants: {},
  records: {},
  part_versions: {},
  submissions: {},
  mails: {},
  sessions: { where: "t.created_at - c.age > now() - interval '12 hours'" },
  // The three reminders of a request are over soon after its day.
  document_requests: { values: { reminders: "case when c.age > interval '30 days' then 3 else t.reminders end" } },
  document_recipients: {},
  document_items: {},
  document_uploads: { values: { scanned: 'true' } },
  invites: {},
  partner_offers: {},
  cli_applications: {
    values: { loan_number: "case when t.loan_number = '' then '' else t.loan_number || '-' || c.copy end" },
    where: "c.age < interval '90 days' or t.status = 'sent'",
  },
  cli_applicants: { where: "c.age < interval '90 days'" },
  signing_requests: {
    values: {
      state: "case when c.age > interval '60 days' and t.state = 'open' then 'cancelled' else t.state end",
      actor: doer('actor'),
    },
  },
  signing_signers: { values: { link_hash: `case when c.age < interval '60 days' then ${otherHash('link_hash')} end` } },
  signing_events: {},
  deal_owners: { values: { person_id: somebody('t.application_id') } },
  deal_stages: {},
  deal_notes: {},
  deal_messages: {},
  deal_conditions: {},
  deal_list: {
    values: {
      owner_id: somebody('t.application_id'),
      client: "t.client || ' ' || c.copy",
      words: "t.words || ' ' || c.copy || ' ' || ((t.application_id + c.copy * 2654435761) & 35184372088831)",
      status: oldIsClosed,
      is_open: 't.is_open and not (c.is_old and t.status in (0, 1, 2))',
      stage: "case when c.is_old and t.status in (0, 1, 2) then 'closed' else t.stage end",
      ...Object.fromEntries(
        ['new', 'documents', 'closing', 'message', 'declined', 'unsigned', 'signed'].map((need) => [
          `${need}_from`,
          unlessOld(`${need}_from`),
        ]),
      ),
    },
  },
  audit_events: {
    source:
      "(select *, row_number() over (order by event_id) as number, count(*) over () as events from audit_events where site_id = 'template')",
    values: {
      actor: `case when t.actor like 'person:%' then 'person:' || ${somebody('c.copy')} when t.actor ~ '^[0-9a-f]{32}$' then ${otherText('actor')} else t.actor end`,
      // As the job that links events leaves them; the links are not those of their contents, which nothing here verifies.
      sequence: '(c.place - 1) * t.events + t.number',
      link: "sha256(convert_to(c.slug || '/' || ((c.place - 1) * t.events + t.number), 'UTF8'))",
      key_id: 'c.key_id',
    },
  },
}

export interface Column {
  name: string
  type: string
}

const valueIn = ({ name, type }: Column, values: Record<string, string>): string => {
  if (name in values) return values[name] ?? 'null'
  if (name === 'site_id' || name === 'slug') return 'c.slug'
  if (name === 'brokerage_id') return 'c.brokerage_id'
  if (ids.includes(name)) return otherId(name)
  if (texts.includes(name)) return otherText(name)
  if (addresses.includes(name)) return otherAddress(name)
  if (hashes.includes(name)) return otherHash(name)
  if (doers.includes(name)) return doer(name)
  if (sealed.includes(name) && type === 'bytea') return 'null'
  if (type === 'timestamp with time zone' || type === 'date')
    return type === 'date' ? `(${earlier(name)})::date` : earlier(name)
  return `t.${name}`
}

/** The statement that copies the template's rows of a table for the copies from $1 to $2. */
export const copyRows = (table: string, columns: readonly Column[]): string => {
  const { values = {}, where = 'true', source } = copiedTables[table] ?? {}
  const site = columns.some(({ name }) => name === 'slug') ? 'slug' : 'site_id'
  return `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
    select ${columns.map((column) => valueIn(column, values)).join(', ')}
      from bench.copies c, ${source ?? `(select * from ${table} where ${site} = 'template')`} t
     where c.copy between $1 and $2 and (${where})`
}
