import type { ApplicantAddress, LoadedApplicantAddress } from '../applicants/addresses/fields.ts'
import type { Asset, LoadedAsset } from '../applicants/assets/fields.ts'
import type { Income, LoadedIncome } from '../applicants/incomes/fields.ts'
import type { Liability, LoadedLiability } from '../applicants/liabilities/fields.ts'
import type { LoadedProperty, OwnedProperty } from '../applicants/properties/fields.ts'
import { type Owner, ownerTotals } from '../applicants/totals.ts'
import { formatDate } from '../kit/dates.ts'
import type { Language } from '../kit/language.ts'
import { formatMoney } from '../kit/money.ts'
import { loadedAddress } from './address-lines.ts'
import { incomeAmount, incomeName } from './income-lines.ts'
import { labelOf } from './menus.ts'

/** Records as they leave the server: with the words and figures that lists, summaries and PDFs show. */
export const loadedApplicantAddress = (address: ApplicantAddress, language: Language): LoadedApplicantAddress => ({
  ...address,
  Address: loadedAddress(address.Address, language),
  strResidentialStatus: labelOf('ResidentialStatus', address.ResidentialStatusDD, language),
  strRent: formatMoney(address.Rent, language),
})

export const loadedIncome = (income: Income, language: Language): LoadedIncome => ({
  ...income,
  Address: loadedAddress(income.Address, language),
  DisplayName: incomeName(income, language),
  DisplayAmount: incomeAmount(income, language),
})

export const loadedProperty = (property: OwnedProperty, language: Language): LoadedProperty => ({
  ...property,
  Address: loadedAddress(property.Address, language),
  strPropertyType: labelOf('PropertyOwnedType', property.PropertyTypeDD, language),
  strOccupancyType: labelOf('PropertyOwnedOccupancy', property.OccupancyTypeDD, language),
  strPropertyValue: formatMoney(property.PropertyValue, language),
  strPurchaseDate: formatDate(property.PurchaseDate, language),
})

export const loadedAsset = (asset: Asset, language: Language): LoadedAsset => ({
  ...asset,
  strAssetType: labelOf('AssetType', asset.AssetTypeDD, language),
  strAssetValue: formatMoney(asset.AssetValue, language),
})

export const loadedLiability = (liability: Liability, language: Language): LoadedLiability => ({
  ...liability,
  strLiabilityType: labelOf('LiabilityType', liability.LiabilityType, language),
  strLimit: formatMoney(liability.Limit, language),
  strBalance: formatMoney(liability.Balance, language),
})

/** The figures of a summary in words: of one applicant, or of all of an application. */
export const summaryTotals = (owners: readonly Owner[], language: Language) => {
  const { AnnualIncome, PropertyCount, TotalAsset } = ownerTotals(...owners)
  return {
    strAnnualIncome: formatMoney(AnnualIncome, language),
    PropertyCount,
    strTotalAsset: formatMoney(TotalAsset, language),
  }
}
