import { countryType, province } from '../codes/province.ts'
import { streetDirection } from '../codes/street-direction.ts'
import { streetType } from '../codes/street-type.ts'
import { type Language, localeOf } from '../kit/language.ts'
import { own } from '../kit/own.ts'

/** One choice of a lead form. Values are texts, because a form's author chooses them. */
export interface LeadChoice {
  value: string
  en: string
  fr: string
}

/** Types of a contact address. Most forms ask for a street line of homes only; the form's author decides. */
export const addressType: readonly LeadChoice[] = [
  { value: 'HOME', en: 'Home', fr: 'Domicile' },
  { value: 'WORK', en: 'Work', fr: 'Travail' },
  { value: 'MAILING', en: 'Mailing address', fr: 'Adresse postale' },
]

export const emailType: readonly LeadChoice[] = [
  { value: 'PERSONAL', en: 'Personal', fr: 'Personnel' },
  { value: 'WORK', en: 'Work', fr: 'Travail' },
  { value: 'OTHER', en: 'Other', fr: 'Autre' },
]

export const phoneType: readonly LeadChoice[] = [
  { value: 'MOBILE', en: 'Mobile', fr: 'Cellulaire' },
  { value: 'HOME', en: 'Home', fr: 'Domicile' },
  { value: 'WORK', en: 'Work', fr: 'Travail' },
]

export const socialAccountType: readonly LeadChoice[] = [
  { value: 'FACEBOOK', en: 'Facebook', fr: 'Facebook' },
  { value: 'INSTAGRAM', en: 'Instagram', fr: 'Instagram' },
  { value: 'LINKEDIN', en: 'LinkedIn', fr: 'LinkedIn' },
  { value: 'X', en: 'X', fr: 'X' },
  { value: 'OTHER', en: 'Other', fr: 'Autre' },
]

const texts = (items: readonly { code: number; en: string; fr: string }[]): readonly LeadChoice[] =>
  items.map(({ code, en, fr }) => ({ value: String(code), en, fr }))

/** The default choices of a control code. */
export const choicesOfCode: Readonly<Record<string, readonly LeadChoice[]>> = {
  ADDRESSTYPE: addressType,
  EMAILTYPE: emailType,
  PHONETYPE: phoneType,
  SOCIALACCOUNTTYPE: socialAccountType,
  STREETTYPE: texts(streetType),
  STREETDIRECTION: texts(streetDirection),
  PROVINCE: texts(province),
  COUNTRY: texts(countryType),
}

/** Menus sorted alphabetically, after the given number of fixed first items. */
const alphabeticalAfter: Readonly<Record<string, number>> = { PROVINCE: 0, STREETTYPE: 10 }

/** The choices of a code in the order of the language. */
export const orderedChoices = (code: string, language: Language): readonly LeadChoice[] => {
  const items = own(choicesOfCode, code) ?? []
  const after = own(alphabeticalAfter, code)
  if (after === undefined) return items
  const { compare } = new Intl.Collator(localeOf(language))
  return [...items.slice(0, after), ...items.slice(after).sort((a, b) => compare(a[language], b[language]))]
}
