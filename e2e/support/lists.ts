import type { Address } from '@foyer/domain/addresses/fields.ts'
import type { ApplicantAddress } from '@foyer/domain/applicants/addresses/kind.ts'
import type { Asset } from '@foyer/domain/applicants/assets/kind.ts'
import type { Income } from '@foyer/domain/applicants/incomes/kind.ts'
import { hasArrival, incomePartsOf, isGap, isWork } from '@foyer/domain/applicants/incomes/types.ts'
import type { Liability } from '@foyer/domain/applicants/liabilities/kind.ts'
import { dayOf, yearOf } from '@foyer/domain/kit/dates.ts'
import { fromMonths } from '@foyer/domain/kit/months.ts'
import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './axe.ts'

import { type AtPage, answerMenu, button, field, nextPart, radio } from './pages.ts'

/** Fills in an address manually. */
export const fillAddress = async (at: AtPage, scope: Page | Locator, address: Partial<Address>) => {
  const { hands, words } = at
  const kit = (name: string) => words.say(`kit:fields.${name}.label`)
  const byHand = button(scope, words.say('kit:address.byHand'))
  await byHand
    .or(field(scope, kit('StreetName')))
    .first()
    .waitFor()
  if ((await byHand.count()) > 0) await hands.press(byHand)
  const isAbroad = address.CountryTypeDD === 2
  const isOverseas = isAbroad && (address.CountryDD ?? 2) > 2
  if (isAbroad) {
    await answerMenu(at, scope, kit('CountryDD'), words.menu('IdentificationCountry', address.CountryDD ?? 2))
  }
  const text = (name: string) => scope.getByRole('textbox', { name: new RegExp(`^${kit(name)}`) })
  await hands.fill(text('StreetNumber'), address.StreetNumber ?? '')
  await hands.fill(text('StreetName'), address.StreetName ?? '')
  if (address.UnitNumber) await hands.fill(text('UnitNumber'), address.UnitNumber)
  await hands.fill(text('City'), address.City ?? '')
  if (isOverseas) {
    await hands.fill(text('Region'), address.Region ?? '')
    await hands.fill(text('InternationalPostalCode'), address.InternationalPostalCode ?? '')
  } else if (isAbroad) {
    await answerMenu(at, scope, kit('State'), words.menu('STATE', address.ProvinceDD ?? 0))
    await hands.fill(text('Zip'), address.InternationalPostalCode ?? '')
  } else {
    await answerMenu(at, scope, kit('ProvinceDD'), words.menu('Province', address.ProvinceDD ?? 9))
    await hands.fill(text('PostalFsa'), `${address.PostalFsa}${address.PostalLdu}`)
  }
}

const fillMonths = async ({ hands, words }: AtPage, scope: Locator, legend: string, total: number | null) => {
  const { years, months } = fromMonths(total ?? 0)
  const group = scope.getByRole('group', { name: legend })
  await hands.fill(field(group, words.say('kit:yearsMonths.years')), String(years))
  await hands.fill(field(group, words.say('kit:yearsMonths.months')), String(months))
}

/** Opens the dialog of a list, fills it in and saves; `texts` is the namespace of the list. */
const addRecord = async (
  at: AtPage,
  texts: string,
  fill: (dialog: Locator, label: (name: string) => string) => Promise<void>,
) => {
  const { page, hands, words } = at
  await hands.press(button(page, words.say(`${texts}:add`)))
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await fill(dialog, (name) => words.say(`${texts}:fields.${name}.label`))
  await expectAccessible(page)
  await hands.press(button(dialog, words.say(`${texts}:save`)))
  await dialog.waitFor({ state: 'detached' })
}

export const addAddress = (at: AtPage, one: ApplicantAddress) =>
  addRecord(at, 'applicants.addresses', async (dialog, label) => {
    const { hands, words } = at
    await fillAddress(at, dialog, one.Address)
    const type = one.ApplicantAddressTypeDD === 0 ? 'current' : 'previous'
    await hands.choose(radio(dialog, words.say(`applicants.addresses:type.${type}`)))
    await answerMenu(at, dialog, label('ResidentialStatusDD'), words.menu('ResidentialStatus', one.ResidentialStatusDD))
    if (one.Rent !== null) await hands.fill(field(dialog, label('Rent')), String(one.Rent))
    await fillMonths(at, dialog, label('MonthsAtAddress'), one.MonthsAtAddress)
  })

/** The text keys of the explanations of each type of income. */
const typeNames: Record<number, string> = {
  0: 'employment',
  4: 'interest',
  5: 'childSupport',
  6: 'selfEmployment',
  7: 'pension',
  8: 'alimony',
  10: 'other',
  11: 'contract',
  100: 'withoutJob',
}

export const addIncome = (at: AtPage, one: Income) =>
  addRecord(at, 'applicants.incomes', async (dialog, label) => {
    const { hands, words } = at
    const say = (key: string, values = {}) => words.say(`applicants.incomes:${key}`, values)
    const kind = `${words.menu('IncomeType', one.IncomeTypeDD)} ${say(`type.${typeNames[one.IncomeTypeDD] ?? 'other'}`)}`
    await hands.choose(dialog.getByRole('radio', { name: kind, exact: true }))
    if (isGap(one)) {
      await answerMenu(at, dialog, label('EmploymentGapDD'), words.menu('EmploymentGap', one.EmploymentGapDD))
      if (hasArrival(one)) await hands.fill(field(dialog, label('ArrivalDate')), one.ArrivalDate)
      await fillMonths(at, dialog, say('gap.months'), one.MonthsAtJob)
      return
    }
    const amount = one.IncomeAmount === null ? '' : String(one.IncomeAmount)
    if (!isWork(one)) {
      await hands.fill(field(dialog, label('Desc')), one.Desc)
      await hands.fill(
        field(
          dialog,
          say(incomePartsOf(one.IncomeTypeDD)?.untaxed ? 'receivedAmount.untaxed' : 'receivedAmount.label'),
        ),
        amount,
      )
      await answerMenu(at, dialog, label('IncomePeriodDD'), words.menu('IncomePeriod', one.IncomePeriodDD))
      return
    }
    const isOwn = one.IncomeTypeDD === 6
    const status = one.EmploymentHistoryStatusDD === 0 ? 'status.current' : 'status.previous'
    await hands.choose(radio(dialog, say(isOwn ? `ownWork.${status}` : status)))
    await hands.fill(field(dialog, isOwn ? say('ownWork.JobTitle.label') : label('JobTitle')), one.JobTitle)
    await answerMenu(
      at,
      dialog,
      label('EmploymentHistoryTypeDD'),
      words.menu('EmploymentHistoryType', one.EmploymentHistoryTypeDD),
    )
    if (one.HourlyFlag === 1) {
      await hands.check(dialog.getByRole('checkbox', { name: label('HourlyFlag') }))
      await hands.fill(field(dialog, label('HourlyRate')), String(one.HourlyRate))
      await hands.fill(field(dialog, label('HoursPerWeek')), String(one.HoursPerWeek))
    } else {
      const year = yearOf(dayOf(new Date())) - 1
      const question = isOwn ? say('ownAmount.label', { year }) : label('IncomeAmount')
      await hands.fill(field(dialog, question), amount)
    }
    if (one.EarlierAmount !== null) {
      const question = say('ownAmount.label', { year: yearOf(dayOf(new Date())) - 2 })
      await hands.fill(field(dialog, question), String(one.EarlierAmount))
    }
    if (one.VariablePay !== null) await hands.fill(field(dialog, label('VariablePay')), String(one.VariablePay))
    await fillMonths(at, dialog, isOwn ? say('ownWork.months') : label('MonthsAtJob'), one.MonthsAtJob)
    await nextPart(at, dialog)
    await hands.fill(field(dialog, say(isOwn ? 'employer.nameOwn' : 'employer.name')), one.EmployerName)
    await hands.fill(field(dialog, say(isOwn ? 'employer.phoneOwn' : 'employer.phone')), one.EmployerPhoneNumber)
    await fillAddress(at, dialog, one.Address)
  })

export const addAsset = (at: AtPage, one: Asset) =>
  addRecord(at, 'applicants.assets', async (dialog, label) => {
    const { hands, words } = at
    await answerMenu(at, dialog, label('AssetTypeDD'), words.menu('AssetType', one.AssetTypeDD))
    await hands.fill(field(dialog, label('AssetValue')), String(one.AssetValue))
    if (one.AssetDescription) await hands.fill(field(dialog, label('AssetDescription')), one.AssetDescription)
  })

export const addLiability = (at: AtPage, one: Liability) =>
  addRecord(at, 'applicants.liabilities', async (dialog, label) => {
    const { hands, words } = at
    await answerMenu(at, dialog, label('LiabilityType'), words.menu('LiabilityType', one.LiabilityType))
    if (one.Balance !== null) await hands.fill(field(dialog, label('Balance')), String(one.Balance))
    if (one.MonthlyPayment !== null)
      await hands.fill(field(dialog, label('MonthlyPayment')), String(one.MonthlyPayment))
    if (one.Limit !== null) await hands.fill(field(dialog, label('Limit')), String(one.Limit))
    if (one.PaidOffFlag === 1) await hands.check(dialog.getByRole('checkbox', { name: label('PaidOffFlag') }))
    if (one.Description) await hands.fill(field(dialog, label('Description')), one.Description)
  })
