import { type Command, commands, type Schema } from './commands.ts'
import { localCommands } from './local-commands.ts'

const all = [
  ...commands,
  ...Object.entries(localCommands).map(([name, { summary }]) => ({ name, summary: `${summary} (no server needed)` })),
].sort((a, b) => (a.name < b.name ? -1 : 1))

const pad = Math.max(...all.map(({ name }) => name.length)) + 2

export const help = (): string =>
  [
    'npm run foyer -- <command> [FILE.json] [--Field value …] [--json]',
    '',
    ...all.map(({ name, summary }) => `  ${name.padEnd(pad)}${summary}`),
    '',
    'A body comes from a JSON file, from fields, or from both (fields win): --site demo, --Link.PrimaryColor "#0b5c5c".',
    'npm run foyer -- help <command> lists its fields. --json prints the whole answer as it came.',
    'The server must be running, but for backups, restores and after-recovery. FOYER_URL says where (default http://127.0.0.1:PORT); the key is FOYER_API_KEY,',
    'else OPERATOR_TOKEN, else the token in DATA_DIR/operator-token.',
  ].join('\n')

const typeOf = ({ type }: Schema) => (typeof type === 'string' ? type : (type ?? []).join(' or '))

const fieldLines = (schema: Schema, prefix = ''): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix + name
    if (field.properties) return fieldLines(field, `${path}.`)
    const needed = prefix === '' && schema.required?.includes(name) ? ', required' : ''
    return [`  --${path} (${typeOf(field)}${needed})`]
  })

const extras: Readonly<Record<string, string>> = {
  'export-deal':
    '  --out FILE.pdf writes the document there, --out FILE.json the data in the format of /docs/deal-export.schema.json',
  'save-rule-override': '  SiteID 0 is all sites; --Value is JSON in the form that list-rule-overrides shows',
  'save-lending-policy': '  --Policy is JSON: {"subjectRentPercent":80}',
  'save-scenarios': '  or FILE.json of { "Scenarios": [{ "Name": … }], "Facts": { … } }',
  qualify: '  --Scenarios is JSON, up to four: [{"Name":"Longer","AmortizationYears":30}]',
  'download-insurance-application': '  --out FILE.pdf writes the document there',
  'export-insurance-application':
    '  and CERTIFICATE.pem of the receiver; --out FILE.p7m writes the record there (docs/recipes/hand-over-insurance.md)',
  'import-rates':
    '  or --site SITE FILE.csv: lines "# Source: …", "# JointDiscount: 15", then Coverage,Smoker,AgeFrom,AgeTo,MonthlyRate',
  'download-signed-document': '  --out FILE.pdf writes the document there',
  'request-signatures':
    '  or FILE.pdf in place of --Document; --Signers is JSON: [{"FirstName":…,"LastName":…,"Email":…}]',
  'export-leads':
    '  --out FILE.csv writes them there, and to FILE-2.csv and so on where they are more than one file has',
  'save-embedded-form': '  FILE.json of { "detail": … }; docs/recipes/make-a-lead-form.md has one',
  'verify-audit': '  or FILE.json of { "Anchors": […] } that another system kept; ends with 1 when a chain is broken',
  'upload-image': '  and the image file itself',
  'import-addresses': '  or FILE.csv of the Open Database of Addresses (Statistics Canada), of any length',
}

export const helpOf = (command: Command): string =>
  [`${command.name}: ${command.summary}`, '', ...fieldLines(command.body), extras[command.name] ?? '']
    .join('\n')
    .trimEnd()
