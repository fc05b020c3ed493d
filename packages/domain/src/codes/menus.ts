import { type Language, localeOf } from '../kit/language.ts'
import { assetType, liabilityType } from './belongings.ts'
import { identificationCountry } from './country.ts'
import { dealPurpose, landOwnership, mortgageApplicationStatus, searchStage } from './deal.ts'
import { documentType } from './document.ts'
import {
  employmentGap,
  employmentHistoryStatus,
  employmentHistoryType,
  incomePeriod,
  incomeType,
  industrySector,
  occupation,
  operatingAs,
} from './income.ts'
import type { MenuItem } from './menu-item.ts'
import { loanType, mortgageType, paymentFrequency, rateType, termType, typeOfMortgage } from './mortgage.ts'
import {
  applicantGroupType,
  identificationType,
  maritalStatus,
  relationship,
  salutation,
  statusInCanada,
} from './person.ts'
import {
  dwellingStyle,
  garageSize,
  garageType,
  heatType,
  newConstruction,
  occupancyType,
  sewageType,
  tenure,
  waterType,
} from './property.ts'
import { propertyCategories, propertyTypes } from './property-type.ts'
import { countryType, province } from './province.ts'
import { applicantAddressType, propertyOwnedOccupancy, propertyOwnedType, residentialStatus } from './residence.ts'
import { state } from './state.ts'
import { streetDirection } from './street-direction.ts'
import { streetType } from './street-type.ts'

/** Every menu by its code on the wire. The server and the PDFs import them; the browser loads them by call. */
const byCode = {
  ApplicantAddressType: applicantAddressType,
  ApplicantGroupType: applicantGroupType,
  AssetType: assetType,
  CountryType: countryType,
  DFDocumentType: documentType,
  DealPurpose: dealPurpose,
  DwellingStyle: dwellingStyle,
  EmploymentGap: employmentGap,
  EmploymentHistoryStatus: employmentHistoryStatus,
  EmploymentHistoryType: employmentHistoryType,
  GarageSize: garageSize,
  GarageType: garageType,
  HeatType: heatType,
  IdentificationCountry: identificationCountry,
  IdentificationType: identificationType,
  IncomePeriod: incomePeriod,
  IncomeType: incomeType,
  IndustrySector: industrySector,
  LandOwnership: landOwnership,
  LiabilityType: liabilityType,
  LoanType: loanType,
  MaritalStatus: maritalStatus,
  MortgageApplicationStatus: mortgageApplicationStatus,
  MortgageType: mortgageType,
  NewConstruction: newConstruction,
  OccupancyType: occupancyType,
  Occupation: occupation,
  OperatingAs: operatingAs,
  PaymentFrequency: paymentFrequency,
  PropertyOwnedOccupancy: propertyOwnedOccupancy,
  PropertyOwnedType: propertyOwnedType,
  PropertyType: propertyTypes,
  Province: province,
  RateType: rateType,
  Relationship: relationship,
  ResidentialStatus: residentialStatus,
  STATE: state,
  Salutation: salutation,
  SearchStage: searchStage,
  SewageType: sewageType,
  StatusInCanada: statusInCanada,
  StreetDirection: streetDirection,
  StreetType: streetType,
  Tenure: tenure,
  TermType: termType,
  TypeofMortgage: typeOfMortgage,
  WaterType: waterType,
} as const

export type MenuCode = keyof typeof byCode
export const menus: Record<MenuCode, readonly MenuItem[]> = byCode
export const menuCodes = Object.keys(menus) as MenuCode[]
export const isMenuCode = (code: string): code is MenuCode => Object.hasOwn(menus, code)

/** The first level of the menus that have two. */
const categories: Partial<Record<MenuCode, readonly MenuItem[]>> = { PropertyType: propertyCategories }

/** Menus sorted alphabetically, after the first `after` items, which most people choose. */
const alphabetical: Partial<Record<MenuCode, { after: number }>> = {
  IdentificationCountry: { after: 2 },
  Province: { after: 0 },
  STATE: { after: 0 },
  StreetType: { after: 10 },
}

/** A menu item on the wire. */
export interface LabelledItem {
  Label: string
  Value: number
}

const ordered = (code: MenuCode, items: readonly MenuItem[], language: Language): readonly MenuItem[] => {
  const { after } = alphabetical[code] ?? {}
  if (after === undefined) return items
  const { compare } = new Intl.Collator(localeOf(language))
  return [...items.slice(0, after), ...items.slice(after).sort((a, b) => compare(a[language], b[language]))]
}

const labelled = (items: readonly MenuItem[], language: Language): LabelledItem[] =>
  items.map((item) => ({ Label: item[language], Value: item.code }))

/** The items of a menu in one language; the categories of a menu of two levels. */
export const menuItems = (code: MenuCode, language: Language): LabelledItem[] =>
  labelled(ordered(code, categories[code] ?? menus[code], language), language)

/** The items of one category; empty without such a level or category. */
export const menuItemsOf = (code: MenuCode, category: number, language: Language): LabelledItem[] =>
  labelled(
    menus[code].filter((item) => item.category === category),
    language,
  )

/**
 * The label of a stored code: `Duplex`, with its category where there is one (`Detached house: duplex`). Empty for an
 * unknown code.
 */
export const labelOf = (code: MenuCode, value: number, language: Language): string => {
  const item = menus[code].find((one) => one.code === value)
  if (!item) return ''
  const category = categories[code]?.find((one) => one.code === item.category)
  if (!category || category.code === item.code) return category ? category[language] : item[language]
  const inside = item[language].toLocaleLowerCase(localeOf(language))
  return language === 'fr' ? `${category.fr}\u00a0: ${inside}` : `${category.en}: ${inside}`
}

export const isCodeOf = (code: MenuCode, value: number): boolean => menus[code].some((item) => item.code === value)
