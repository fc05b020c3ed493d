import { incomeKind } from '@foyer/domain/applicants/incomes/kind.ts'
import { loadedRecord } from '@foyer/domain/codes/loaded-record.ts'
import { aGap, aJob, anArrival, aPension } from '@foyer/domain/testing/records.ts'
import { click, inTurn, leaveDialog, listActs, sayNone, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { entriesOf, type GalleryEntry } from '../../gallery/entry.ts'
import { address, overseas } from '../../gallery/fixtures.ts'
import { loaded, luc, lucID, sophie, stepPath } from '../../gallery/people.ts'

const screen = 'income'
const path = stepPath('income')
const { add, edit, remove } = listActs('Incomes')

const job = (given: Parameters<typeof aJob>[0] = {}) =>
  loadedRecord(
    incomeKind,
    aJob({
      IncomeID: 701,
      JobTitle: language === 'fr' ? 'Infirmière clinicienne' : 'Nurse clinician',
      EmployerName: 'CHUM',
      MonthsAtJob: 28,
      Address: address,
      ...given,
    }),
    language,
  )
const earlier = job({
  IncomeID: 702,
  EmploymentHistoryStatusDD: 1,
  IncomeTypeDD: 11,
  EmployerName: 'Clinique médicale Angus et associés',
  MonthsAtJob: 18,
  IncomeAmount: 61_250.5,
})
const impossible = job({ IncomeAmount: 10.005, MonthsAtJob: 1001, EmployerPhoneNumber: '514' })
const hourly = job({
  IncomeID: 709,
  EmploymentHistoryTypeDD: 2,
  HourlyFlag: 1,
  HourlyRate: 32.5,
  HoursPerWeek: 37.5,
  WeeksPerYear: 26,
  IncomeAmount: 31_687.5,
})
const own = job({
  IncomeID: 703,
  IncomeTypeDD: 6,
  OccupationDD: 6,
  OperatingAsDD: 0,
  EmployerName: 'Soins Gagnon',
  EmployerPhoneNumber: '+33123456789',
})
const pension = loadedRecord(incomeKind, aPension({ IncomeID: 704, Desc: language === 'fr' ? 'RRQ' : 'CPP' }), language)
const support = loadedRecord(
  incomeKind,
  aPension({ IncomeID: 705, IncomeTypeDD: 5, Desc: '', IncomeAmount: 850 }),
  language,
)
const study = loadedRecord(incomeKind, aGap({ IncomeID: 706, EmploymentGapDD: 1, MonthsAtJob: 8 }), language)
const arrival = loadedRecord(incomeKind, anArrival({ IncomeID: 707 }), language)
const ownReason = loadedRecord(
  incomeKind,
  aGap({
    IncomeID: 708,
    EmploymentGapDD: 0,
    Desc: language === 'fr' ? 'Tour du monde à vélo' : 'Around the world by bicycle',
  }),
  language,
)
const many = [
  job(),
  earlier,
  own,
  pension,
  support,
  ...Array.from({ length: 45 }, (_, n) => job({ IncomeID: 800 + n })),
]

const one = entriesOf(screen, path)
const atIncome = (given: Parameters<typeof sophie>[0]) => sophie({ Step: 2, ...given })
const empty = loaded([atIncome({})])
const complete = loaded([atIncome({ Incomes: [job(), earlier] })])
const filled = loaded([atIncome({ Incomes: [job(), pension] })])
/** Chooses a type. Its questions are part of an attempt once they are rendered. */
const choose = (value: number) =>
  inTurn(click(`dialog input[type="radio"][value="${value}"]`), waitFor('dialog input[inputmode]'))

export const gallery: GalleryEntry[] = [
  one('empty', { replies: empty }),
  one('none', { replies: empty, act: sayNone }),
  one('required', { replies: loaded([atIncome({})], { ReqIncome: 1 }), act: 'submit' }),
  one('no history', { replies: loaded([atIncome({ Incomes: [job()] })], { EmpHistoryYears: 0 }) }),
  one('employment only', { replies: loaded([atIncome({})], { EmploymentOnly: 1 }) }),
  one('shorter history', { replies: loaded([atIncome({ Incomes: [earlier, study] })]) }),
  one('periods without a job', { replies: loaded([atIncome({ Incomes: [earlier, study, arrival, ownReason] })]) }),
  one('periods alone', {
    replies: loaded([atIncome({ Incomes: [study, arrival, ownReason] })], { ReqIncome: 1 }),
    act: 'submit',
  }),
  one('filled', {
    replies: loaded([atIncome({ Incomes: [job({ VariablePay: 6000 }), earlier, hourly, own, pension, support] })]),
  }),
  one('many', { replies: loaded([atIncome({ Incomes: many })]) }),
  one('wrong', { replies: filled, act: 'submit' }),
  one('other', { path: stepPath('income', lucID), replies: loaded([sophie(), luc({ Step: 2 })]) }),
  one('dialog', { replies: empty, act: add }),
  one('changed from the review', { path: `${path}?from=review&record=701`, replies: filled, act: waitFor('dialog') }),
  one('dialog employment only', { replies: loaded([atIncome({})], { EmploymentOnly: 1 }), act: add }),
  one('dialog wrong', { replies: empty, act: inTurn(add, submitDialog) }),
  one('dialog job', { replies: empty, act: inTurn(add, choose(0)) }),
  one('dialog job wrong', { replies: empty, act: inTurn(add, choose(0), submitDialog) }),
  one('dialog employer wrong', {
    replies: loaded([
      atIncome({
        Incomes: [job({ EmployerName: '', EmployerPhoneNumber: '', Address: { ...address, StreetName: '' } })],
      }),
    ]),
    act: inTurn(edit, submitDialog),
  }),
  one('dialog impossible', {
    replies: loaded([atIncome({ Incomes: [impossible] })]),
    act: inTurn(edit, submitDialog),
  }),
  one('dialog hourly', { replies: loaded([atIncome({ Incomes: [hourly] })]), act: edit }),
  one('dialog hourly wrong', {
    replies: loaded([atIncome({ Incomes: [{ ...hourly, HourlyRate: null, HoursPerWeek: null, WeeksPerYear: 60 }] })]),
    act: inTurn(edit, submitDialog),
  }),
  one('dialog seasonal', {
    replies: loaded([atIncome({ Incomes: [job({ EmploymentHistoryTypeDD: 2, VariablePay: 2400 })] })]),
    act: edit,
  }),
  one('dialog own business', { replies: loaded([atIncome({ Incomes: [own] })]), act: edit }),
  one('dialog ended business', {
    replies: loaded([atIncome({ Incomes: [{ ...own, EmploymentHistoryStatusDD: 1 }] })]),
    act: edit,
  }),
  one('dialog ended contract', { replies: loaded([atIncome({ Incomes: [earlier] })]), act: edit }),
  one('dialog abroad', { replies: loaded([atIncome({ Incomes: [job({ Address: overseas })] })]), act: edit }),
  one('dialog contract', { replies: empty, act: inTurn(add, choose(11)) }),
  one('dialog pension', { replies: empty, act: inTurn(add, choose(7)) }),
  one('dialog child support', { replies: empty, act: inTurn(add, choose(5)) }),
  one('dialog pension wrong', { replies: empty, act: inTurn(add, choose(7), submitDialog) }),
  one('dialog period', { replies: empty, act: inTurn(add, choose(100)) }),
  one('dialog period wrong', { replies: empty, act: inTurn(add, choose(100), submitDialog) }),
  one('dialog arrival', { replies: loaded([atIncome({ Incomes: [arrival] })]), act: edit }),
  one('dialog arrival wrong', {
    replies: loaded([atIncome({ Incomes: [{ ...arrival, ArrivalDate: '' }] })]),
    act: inTurn(edit, submitDialog),
  }),
  one('dialog arrival to come', {
    replies: loaded([atIncome({ Incomes: [{ ...arrival, ArrivalDate: '2199-06-01' }] })]),
    act: inTurn(edit, submitDialog),
  }),
  one('dialog own reason', { replies: loaded([atIncome({ Incomes: [ownReason] })]), act: edit }),
  one('dialog own reason wrong', {
    replies: loaded([atIncome({ Incomes: [{ ...ownReason, Desc: '' }] })]),
    act: inTurn(edit, submitDialog),
  }),
  one('dialog left', {
    replies: empty,
    act: inTurn(add, choose(7), type('dialog input[id$="IncomeAmount"]', '1250'), leaveDialog),
  }),
  one('dialog filled', { replies: filled, act: edit }),
  one('dialog saving', {
    replies: { ...filled, '/api/MTGAppUpsertIncome': 'pending' },
    act: inTurn(edit, submitDialog),
  }),
  one('dialog stale', {
    replies: { ...filled, '/api/MTGAppUpsertIncome': { refused: 'StaleEdit' } },
    act: inTurn(edit, submitDialog),
  }),
  one('dialog failed', {
    replies: { ...filled, '/api/MTGAppUpsertIncome': 'network' },
    act: inTurn(edit, submitDialog),
  }),
  one('saved, not refreshed', {
    replies: { '/api/MTGAPPLoad': [filled['/api/MTGAPPLoad'], { refused: 'ServerError' }] },
    act: inTurn(edit, submitDialog, waitFor('[data-stale]')),
  }),
  one('removing', {
    replies: filled,
    act: remove,
  }),
  one('saving', {
    replies: { ...complete, '/api/MTGAPPDoneIncome': 'pending' },
    act: 'submit',
  }),
  one('loading', { replies: { '/api/MTGAPPLoad': 'pending' } }),
  one('part sent', {
    replies: { ...complete, '/api/MTGAPPDoneIncome': { refused: 'InviteCoApplicantSubmitted' } },
    act: 'submit',
  }),
  one('part kept private', {
    replies: { ...complete, '/api/MTGAPPDoneIncome': { refused: 'PartIsPrivate' } },
    act: 'submit',
  }),
  one('failed', {
    replies: { ...complete, '/api/MTGAPPDoneIncome': { refused: 'ApplicationSubmitted' } },
    act: 'submit',
  }),
  one('none failed', {
    replies: { ...empty, '/api/MTGAPPDoneIncome': 'network' },
    act: inTurn(sayNone, click('dialog [class*="_buttons_"] button:last-of-type')),
  }),
]
