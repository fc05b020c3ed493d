import { rateFile } from '@foyer/domain/insurance/rate-file.ts'
import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { assistant, newOwner } from '../gallery/fixtures.ts'
import { institutions, ownRates, shippedRates } from '../gallery/rates.ts'

const page = entriesOf('officeRates', '/office/rates')
const loadRates = '/console-api/LoadRates'
const list = '/console-api/ListInstitutions'
const importRates = '/console-api/ImportRates'
const save = '/console-api/SaveInstitution'
const end = '/console-api/EndInstitution'
const begun = { [loadRates]: shippedRates, [list]: institutions }
const filled = { ...begun, [loadRates]: ownRates }

const open = openDialog('main [data-load]')
const fill = (name: string, text: string) => type(`dialog [id$="-${name}"]`, text)
const pasted = (text: string) => inTurn(open, fill('File', text))
const header = 'Coverage,Smoker,AgeFrom,AgeTo,MonthlyRate'
const wrongLines = ['LX,N,18,40,0.1', 'LI,X,18,40,0.1', 'LI,N,18,old,0.1', 'LI,N,40,18,0.1', 'LI,N,18,40,0']
const overlapping = ['CI,N,18,40,0.1', 'CI,N,40,50,0.2']
const wrongTable = ['# JointDiscount: 120', '# StandaloneLoading: much', header, ...wrongLines, ...overlapping].join(
  '\n',
)
const mistakes = waitFor('dialog li')
const error = waitFor('dialog [data-error-key]')
const done = waitFor('main [role="status"] p')

const add = openDialog('main [data-add]')
const typed = inTurn(add, fill('Code', '777'), fill('Name', 'Harbour Bank'))
const change = openDialog('main :is(tbody tr, li):first-child [class*="_buttons_"] button')
const endFirst = inTurn(
  waitFor('main :is(tbody tr, li):first-child [class*="_buttons_"] button:nth-of-type(2)'),
  click('main :is(tbody tr, li):first-child [class*="_buttons_"] button:nth-of-type(2)'),
  waitFor('dialog[open]'),
)
const confirm = inTurn(
  waitFor('dialog[open] button[class*="_danger_"]'),
  click('dialog[open] button[class*="_danger_"]'),
)

export const gallery = [
  page('illustrative', { replies: begun }),
  page('filled', { replies: filled }),
  page('loading', { replies: { [loadRates]: 'pending', [list]: 'pending' } }),
  page('not loaded', { replies: { [loadRates]: { refused: 'ServerError' }, [list]: { refused: 'ServerError' } } }),
  page('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  page('no site', { replies: { '/console-api/LoadMe': newOwner } }),
  page('rates to be loaded', { replies: filled, act: open }),
  page('rates without a heading', { replies: filled, act: inTurn(pasted('LI,N,18,40,0.1'), submitDialog, error) }),
  page('rates that are wrong', { replies: filled, act: inTurn(pasted(wrongTable), submitDialog, error) }),
  page('rates with decimal commas', { replies: filled, act: inTurn(pasted(`${header}\nLI,N,18,40,0,12`), mistakes) }),
  page('no rates', { replies: filled, act: inTurn(pasted(header), mistakes) }),
  page('too many rates', {
    replies: filled,
    act: inTurn(pasted(`${header}\n${'LI,N,18,40,0.1\n'.repeat(2001)}`), mistakes),
  }),
  page('rates refused', {
    replies: {
      ...filled,
      [importRates]: { refused: 'InvalidRates', errors: [{ Field: 'Rates', Key: 'InvalidRates' }] },
    },
    act: inTurn(pasted(rateFile(ownRates)), submitDialog, waitFor('dialog [class*="_summary_"]')),
  }),
  page('rates, saving', {
    replies: { ...filled, [importRates]: 'pending' },
    act: inTurn(pasted(rateFile(ownRates)), submitDialog),
  }),
  page('rates loaded', {
    replies: { ...begun, [loadRates]: [shippedRates, ownRates], [importRates]: { Loaded: 54 } },
    act: inTurn(pasted(rateFile(ownRates)), submitDialog, done),
  }),
  page('one rate loaded', {
    replies: { ...begun, [importRates]: { Loaded: 1 } },
    act: inTurn(pasted(rateFile(ownRates)), submitDialog, done),
  }),
  page('an institution found', { replies: filled, act: type('main input[type="search"]', '003') }),
  page('no institution found', {
    replies: filled,
    act: inTurn(type('main input[type="search"]', 'xyz'), waitFor('main [class*="_empty_"]')),
  }),
  page('an institution to be added', { replies: filled, act: add }),
  page('an institution to be changed', { replies: filled, act: change }),
  page('an institution, wrong', {
    replies: filled,
    act: inTurn(add, fill('Code', '12'), fill('Name', ' '), submitDialog, error),
  }),
  page('an institution, saving', { replies: { ...filled, [save]: 'pending' }, act: inTurn(typed, submitDialog) }),
  page('an institution saved', { replies: { ...filled, [save]: {} }, act: inTurn(typed, submitDialog, done) }),
  page('an institution to be ended', { replies: filled, act: endFirst }),
  page('an institution, ended already', {
    replies: {
      ...filled,
      [end]: { refused: 'CLI_NotValidFinCode', errors: [{ Field: 'Code', Key: 'CLI_NotValidFinCode' }] },
    },
    act: inTurn(endFirst, confirm, waitFor('dialog[open] [data-kind="error"]')),
  }),
  page('an institution ended', { replies: { ...filled, [end]: {} }, act: inTurn(endFirst, confirm, done) }),
] satisfies GalleryEntry[]
