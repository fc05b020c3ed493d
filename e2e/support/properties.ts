import type { OwnedMortgage, OwnedProperty } from '@foyer/domain/applicants/properties/kind.ts'
import type { Locator } from 'playwright-core'
import { expectAccessible } from './axe.ts'

import { fillAddress } from './lists.ts'
import { type AtPage, answerMenu, button, field } from './pages.ts'

const texts = 'applicants.properties'

/** The mortgage in the last block, which is open. */
const fillMortgage = async (at: AtPage, dialog: Locator, mortgage: OwnedMortgage) => {
  const { hands, words } = at
  const label = (name: string) => words.say(`mortgage-request:fields.${name}.label`)
  const last = (name: string) => field(dialog, label(name)).last()
  await hands.fill(last('MortgageHolder'), mortgage.MortgageHolder)
  await hands.fill(last('Balance'), String(mortgage.Balance))
  await hands.fill(last('PAndIPayment'), String(mortgage.PAndIPayment))
  const list = dialog.getByRole('combobox', { name: label('PaymentFrequencyDD') }).or(last('PaymentFrequencyDD'))
  await hands.pick(list.last(), words.menu('PaymentFrequency', mortgage.PaymentFrequencyDD))
  await hands.fill(last('InterestRate'), String(mortgage.InterestRate))
  if (mortgage.MaturityDate !== '') await hands.fill(last('MaturityDate'), mortgage.MaturityDate)
  for (const [name, menu, value] of [
    ['RateTypeDD', 'RateType', mortgage.RateTypeDD],
    ['LoanTypeDD', 'LoanType', mortgage.LoanTypeDD],
  ] as const) {
    const group = dialog.getByRole('group', { name: label(name) }).last()
    await hands.choose(group.getByRole('radio', { name: words.menu(menu, value), exact: true }))
  }
}

/** A property with its mortgages, in their common dialog. `otherOwner`: a first name, if not the main applicant's. */
export const addProperty = async (at: AtPage, otherOwner: string | undefined, one: OwnedProperty) => {
  const { page, hands, words } = at
  const say = (key: string, values = {}) => words.say(`${texts}:${key}`, values)
  const label = (name: string) => say(`fields.${name}.label`)
  await hands.press(button(page, say('add')))
  const dialog = page.getByRole('dialog')
  await fillAddress(at, dialog, one.Address)
  await answerMenu(at, dialog, label('PropertyTypeDD'), words.menu('PropertyOwnedType', one.PropertyTypeDD))
  if (one.CondoFees !== null) await hands.fill(field(dialog, label('CondoFees')), String(one.CondoFees))
  const uses = ['livesIn', 'livesInPart', 'rentsOut', 'second', 'relatives'] as const
  const use =
    otherOwner === undefined
      ? words.menu('PropertyOwnedOccupancy', one.OccupancyTypeDD)
      : say(`occupancy.${uses[one.OccupancyTypeDD] ?? 'livesIn'}`, { name: otherOwner })
  await hands.choose(dialog.getByRole('radio', { name: use, exact: true }))
  if (one.RentalIncome !== null) await hands.fill(field(dialog, label('RentalIncome')), String(one.RentalIncome))
  if (one.CoOwners) await hands.fill(field(dialog, label('CoOwners')), one.CoOwners)
  await hands.fill(field(dialog, label('PropertyValue')), String(one.PropertyValue))
  await hands.fill(field(dialog, label('AnnualTaxes')), String(one.AnnualTaxes))
  for (const [index, mortgage] of one.Mortgages.entries()) {
    if (index === 0) await hands.check(dialog.getByRole('switch', { name: say('mortgages.has') }))
    else await hands.press(button(dialog, say('mortgages.add')))
    await fillMortgage(at, dialog, mortgage)
  }
  await expectAccessible(page)
  await hands.press(button(dialog, say('save')))
  await dialog.waitFor({ state: 'detached' })
}
