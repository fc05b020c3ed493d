import { addMonths } from '@foyer/domain/kit/dates.ts'
import { fromMonths } from '@foyer/domain/kit/months.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiClient } from './support/api.ts'
import { choosePropertyType } from './support/borrower.ts'
import { newContext, openPage } from './support/browser.ts'
import { counted, type Effort, effortSince, inRow, noEffort } from './support/effort.ts'
import { nameInvited } from './support/invited.ts'
import { codeIn } from './support/mail-server.ts'
import { type AtPage, answerMenu, button, field, nextPart, radio } from './support/pages.ts'
import { openStage } from './support/stage.ts'
import { mouse } from './support/user-actions.ts'
import { wordsOf } from './support/words.ts'

/**
 * What one evening asks of a borrower, counted: French on a phone, identity document, two addresses, a job, a rental
 * with its mortgage, two assets, a debt, an invitation, consent. A table of the steps is printed, with
 * the seconds of input; the most taps and keys that they may take are checked.
 */
const most = { taps: 80, keys: 400 }

const today = new Date().toISOString().slice(0, 10)

const addresses = {
  bought: { StreetNumber: '88', Street: 'RUE DES ERABLES', City: 'GATINEAU', ProvinceDD: 11, PostalCode: 'J8X2C4' },
  current: { StreetNumber: '1570', Street: 'RUE FULLUM', City: 'MONTREAL', ProvinceDD: 11, PostalCode: 'H2K3M1' },
  previous: { StreetNumber: '4120', Street: 'AVENUE LAVAL', City: 'MONTREAL', ProvinceDD: 11, PostalCode: 'H2W2J3' },
  employer: {
    StreetNumber: '600',
    Street: 'RUE SHERBROOKE OUEST',
    City: 'MONTREAL',
    ProvinceDD: 11,
    PostalCode: 'H3A3B4',
  },
  rental: { StreetNumber: '25', Street: 'RUE PRINCIPALE', City: 'GRANBY', ProvinceDD: 11, PostalCode: 'J2G2T8' },
}

const { mail, server, browser, close } = await openStage()
afterAll(close)

beforeAll(async () => {
  const known = Object.values(addresses).map((one) => ({ UnitNumber: '', ...one }))
  await apiClient().call(server.url, '/broker-api/ImportAddresses', { Addresses: known, Done: 1 })
})

type At = AtPage & { effort: Effort }

/** Finds an address by its number and the beginning of its street. */
const find = async ({ hands, words }: At, scope: Page | Locator, typed: string) => {
  await hands.fill(scope.getByRole('combobox', { name: words.say('kit:fields.Address.label') }), typed)
  await hands.press(scope.getByRole('option').first())
}

const months = async ({ hands, words }: At, scope: Locator, legend: string, total: number) => {
  const { years, months } = fromMonths(total)
  const group = scope.getByRole('group', { name: legend })
  if (years > 0) await hands.fill(field(group, words.say('kit:yearsMonths.years')), String(years))
  if (months > 0) await hands.fill(field(group, words.say('kit:yearsMonths.months')), String(months))
}

/** Opens the dialog of a list by its button, fills it in and saves. */
const add = async (at: At, texts: string, opener: string, fill: (dialog: Locator) => Promise<void>) => {
  const { page, hands, words } = at
  await hands.press(button(page, opener))
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await fill(dialog)
  await hands.press(button(dialog, words.say(`${texts}:save`)))
  await dialog.waitFor({ state: 'detached' })
}

const start = async ({ page, hands, words }: At) => {
  const email = 'soiree@borrower.example'
  await page.goto(`${server.url}/demo`)
  await hands.press(button(page, words.say('account:home.start')))
  const dialog = page.getByRole('dialog')
  await hands.fill(field(dialog, words.say('account:fields.Email.label')), email)
  await hands.press(button(dialog, words.say('account:start.submit')))
  await hands.fill(field(dialog, words.say('account:fields.code.label')), codeIn(await mail.arrived(email)))
  await page.waitForURL('**/user/0/start')
}

const interview = async (at: At) => {
  const { page, hands, words } = at
  const say = (key: string) => words.say(`interview:${key}`)
  await hands.choose(radio(page, say('purpose.purchase.label')))
  await hands.choose(radio(page, say('stage.offerAccepted.label')))
  await nextPart(at)
  await hands.fill(field(page, say('fields.PropertyValue.label')), '480000')
  await hands.fill(field(page, say('fields.DownPaymentAmount.label')), '96000')
  await choosePropertyType(at, 0)
  await hands.choose(radio(page, words.menu('OccupancyType', 0)))
  await nextPart(at)
  await hands.fill(field(page, say('fields.ClosingDate.label')), addMonths(today, 3))
  await find(at, page, '88 rue des er')
  await hands.press(button(page, say('submit')))
  await page.waitForURL('**/identification')
}

const identity = async (at: At) => {
  const { page, hands, words } = at
  const say = (key: string) => words.say(`applicants:${key}`)
  const label = (name: string) => say(`fields.${name}.label`)
  await hands.fill(field(page, label('FirstName')), 'Zoé')
  await hands.fill(field(page, label('LastName')), 'Bélanger')
  await hands.fill(field(page, label('DOB')), '1990-04-12')
  await hands.fill(field(page, label('Mobile')), '5145550142')
  await answerMenu(at, page, label('MaritalStatusDD'), words.menu('MaritalStatus', 0))
  await hands.press(button(page, say('documents.add')))
  const dialog = page.getByRole('dialog')
  await answerMenu(at, dialog, label('Type'), words.menu('IdentificationType', 0))
  await answerMenu(at, dialog, label('Country'), words.menu('IdentificationCountry', 1))
  await hands.fill(field(dialog, label('IdentificationNumber')), 'B45641204909')
  await hands.press(button(dialog, say('documents.save')))
  await dialog.waitFor({ state: 'detached' })
  await hands.press(button(page, say('submit')))
  await page.waitForURL('**/address')
}

const homes = async (at: At) => {
  const { page, hands, words } = at
  const texts = 'applicants.addresses'
  const say = (key: string) => words.say(`${texts}:${key}`)
  const label = (name: string) => say(`fields.${name}.label`)
  await add(at, texts, words.say(`${texts}:add`), async (dialog) => {
    await find(at, dialog, '1570 ful')
    await hands.choose(radio(dialog, say('type.current')))
    await answerMenu(at, dialog, label('ResidentialStatusDD'), words.menu('ResidentialStatus', 2))
    await hands.fill(field(dialog, label('Rent')), '1650')
    await months(at, dialog, label('MonthsAtAddress'), 24)
  })
  await add(at, texts, words.say(`${texts}:add`), async (dialog) => {
    await find(at, dialog, '4120 lav')
    await hands.choose(radio(dialog, say('type.previous')))
    await answerMenu(at, dialog, label('ResidentialStatusDD'), words.menu('ResidentialStatus', 2))
    await hands.fill(field(dialog, label('Rent')), '1450')
    await months(at, dialog, label('MonthsAtAddress'), 36)
  })
  await hands.press(button(page, say('submit')))
  await page.waitForURL('**/income')
}

const job = async (at: At) => {
  const { page, hands, words } = at
  const texts = 'applicants.incomes'
  const say = (key: string) => words.say(`${texts}:${key}`)
  const label = (name: string) => say(`fields.${name}.label`)
  await add(at, texts, words.say(`${texts}:add`), async (dialog) => {
    const kind = `${words.menu('IncomeType', 0)} ${say('type.employment')}`
    await hands.choose(dialog.getByRole('radio', { name: kind, exact: true }))
    await hands.choose(radio(dialog, say('status.current')))
    await hands.fill(field(dialog, label('JobTitle')), 'Infirmière')
    await answerMenu(at, dialog, label('EmploymentHistoryTypeDD'), words.menu('EmploymentHistoryType', 0))
    await hands.fill(field(dialog, label('IncomeAmount')), '78000')
    await months(at, dialog, label('MonthsAtJob'), 60)
    await nextPart(at, dialog)
    await hands.fill(field(dialog, say('employer.name')), 'CHUM')
    await hands.fill(field(dialog, say('employer.phone')), '5145550170')
    await find(at, dialog, '600 sherb')
  })
  await hands.press(button(page, say('submit')))
  await page.waitForURL('**/property')
}

const rental = async (at: At) => {
  const { page, hands, words } = at
  const texts = 'applicants.properties'
  const say = (key: string) => words.say(`${texts}:${key}`)
  const label = (name: string) => say(`fields.${name}.label`)
  await add(at, texts, words.say(`${texts}:add`), async (dialog) => {
    await find(at, dialog, '25 princ')
    await answerMenu(at, dialog, label('PropertyTypeDD'), words.menu('PropertyOwnedType', 0))
    await hands.choose(dialog.getByRole('radio', { name: words.menu('PropertyOwnedOccupancy', 2), exact: true }))
    await hands.fill(field(dialog, label('RentalIncome')), '1900')
    await hands.fill(field(dialog, label('PropertyValue')), '350000')
    await hands.fill(field(dialog, label('AnnualTaxes')), '3100')
    await hands.check(dialog.getByRole('switch', { name: say('mortgages.has') }))
    const ask = (name: string) => words.say(`mortgage-request:fields.${name}.label`)
    await hands.fill(field(dialog, ask('MortgageHolder')), 'Desjardins')
    await hands.fill(field(dialog, ask('Balance')), '210000')
    await hands.fill(field(dialog, ask('PAndIPayment')), '1350')
    await answerMenu(at, dialog, ask('PaymentFrequencyDD'), words.menu('PaymentFrequency', 0))
    await hands.fill(field(dialog, ask('InterestRate')), '4,19')
    await hands.fill(field(dialog, ask('MaturityDate')), addMonths(today, 24))
    for (const [name, menu] of [
      ['RateTypeDD', 'RateType'],
      ['LoanTypeDD', 'LoanType'],
    ] as const) {
      const group = dialog.getByRole('group', { name: ask(name) })
      await hands.choose(group.getByRole('radio', { name: words.menu(menu, 0), exact: true }))
    }
  })
  await hands.press(button(page, say('submit')))
  await page.waitForURL('**/asset')
}

const assets = async (at: At) => {
  const { page, hands, words } = at
  const texts = 'applicants.assets'
  const label = (name: string) => words.say(`${texts}:fields.${name}.label`)
  for (const [type, value] of [
    [0, '60000'],
    [1, '36000'],
  ] as const) {
    await add(at, texts, words.menu('AssetType', type), async (dialog) => {
      await hands.fill(field(dialog, label('AssetValue')), value)
    })
  }
  await hands.press(button(page, words.say(`${texts}:submit`)))
  await page.waitForURL('**/liability')
}

const debt = async (at: At) => {
  const { page, hands, words } = at
  const texts = 'applicants.liabilities'
  const label = (name: string) => words.say(`${texts}:fields.${name}.label`)
  await add(at, texts, words.menu('LiabilityType', 2), async (dialog) => {
    await hands.fill(field(dialog, label('Balance')), '1800')
  })
  await hands.press(button(page, words.say(`${texts}:submit`)))
  await page.waitForURL('**/coApplicant')
}

const invite = async (at: At) => {
  const { page, hands, words } = at
  const say = (key: string) => words.say(`invites:${key}`)
  await hands.choose(radio(page, words.say('co-applicants:choice.invite')))
  await hands.press(button(page, words.say('co-applicants:submit')))
  await page.waitForURL('**/coApplicantInvite')
  await nameInvited(at, { FirstName: 'Marc', LastName: 'Gagnon', RelationshipDD: 1 }, 'marc@exemple.ca')
  await hands.press(button(page, say('send')))
  await page.getByText(say('status.Pending')).waitFor()
  await hands.press(button(page, say('goOn')))
  await page.waitForURL('**/mortgage')
}

const rest = async (at: At) => {
  const { page, hands, words } = at
  await hands.press(button(page, words.say('mortgage-request:submit')))
  await page.waitForURL('**/bankStatement')
  await hands.press(button(page, words.say('bank-statements:skip')))
  await page.waitForURL('**/summary')
  await hands.check(page.getByRole('checkbox').first())
  await hands.press(button(page, words.say('review:send')))
  await page.waitForURL('**/success')
}

test('an evening in French on a phone takes no more taps and keys than it may', async () => {
  const context = await newContext(browser, { language: 'fr', width: 360 })
  const complaints: string[] = []
  const page = await openPage(context, complaints)
  page.setDefaultTimeout(10_000)
  const effort: Effort = { ...noEffort }
  const hands = counted(page, mouse(page), effort)
  const at: At = { page, hands, words: await wordsOf('fr'), effort }
  const table: Record<string, ReturnType<typeof inRow>> = {}
  for (const [step, walk] of Object.entries({
    start,
    interview,
    identity,
    homes,
    job,
    rental,
    assets,
    debt,
    invite,
    rest,
  })) {
    const before = { ...effort }
    await walk(at).catch(async (error) => {
      await page.screenshot({ path: `.cache/effort-${step}.png`, fullPage: true })
      throw new Error(`${step} at ${page.url()}`, { cause: error })
    })
    table[step] = inRow(effortSince(before, effort))
  }
  await hands.see()
  const { pages, dialogs, parts } = effort
  console.table({ ...table, all: inRow(effort) })
  console.log({ pages, dialogs, parts })
  expect(complaints).toEqual([])
  expect(effort.taps).toBeLessThanOrEqual(most.taps)
  expect(effort.keys).toBeLessThanOrEqual(most.keys)
  await context.close()
}, 400_000)
