import { purposes } from '../codes/purposes.ts'
import { isEmail } from '../kit/email.ts'
import type { Language } from '../kit/language.ts'
import { formatMoney } from '../kit/money.ts'
import { own } from '../kit/own.ts'
import { formatPhone } from '../kit/phone.ts'
import { knownCode } from './controls.ts'
import type { DescribedControl, FormDescription, LeadAnswer } from './fields.ts'
import { isLeadMoney } from './formats.ts'
import { choicesOf, isOffered, labelOfControl, sectionNameOf, typeOfControl } from './render-form.ts'

/**
 * What the inbox reads out of a lead, by the codes that forms usually have: FIRSTNAME and LASTNAME or NAME, EMAILTYPE or any
 * answer that is an address, PHONETYPE or a code that names a telephone, PURPOSE, AMOUNT, PRICE, DOWNPAYMENT. Other codes are
 * the author's own: their answers are shown, and mean nothing here.
 */
export interface LeadFacts {
  firstName: string
  lastName: string
  /** The lower-case address, the first one given. */
  email: string
  /** Digits, with a plus if it was typed. */
  phone: string
  /** A code of DealPurpose; -1 where the form did not ask, or for something else. */
  purpose: number
  /** The answer in the form's own words. */
  purposeWords: string
  amount: number | null
  price: number | null
  downPayment: number | null
}

const purposeOfValue: Readonly<Record<string, number>> = {
  ...{ BUY: purposes.purchase, PURCHASE: purposes.purchase, ACHAT: purposes.purchase },
  ...{ REFINANCE: purposes.refinance, EQUITY: purposes.refinance, REFINANCER: purposes.refinance },
  ...{ BUILD: purposes.construction, CONSTRUCTION: purposes.construction },
  ...{ RENEW: purposes.renewal, RENEWAL: purposes.renewal, TRANSFER: purposes.renewal },
}

const phoneCode = /PHONE|MOBILE|CELL|^TEL/
const highestAmount = 999_999_999

const amountOf = (text: string): number | null => {
  const amount = Number(text)
  return text !== '' && Number.isFinite(amount) && amount > 0 && amount <= highestAmount ? amount : null
}

export const leadFacts = (answers: readonly LeadAnswer[]): LeadFacts => {
  const find = (...codes: string[]) => answers.find(({ Code }) => codes.includes(Code.toUpperCase()))
  const text = (...codes: string[]) => find(...codes)?.Values[0]?.trim() ?? ''
  const last = ({ Values }: LeadAnswer) => Values.at(-1)?.trim() ?? ''
  const phone = answers.find((one) => phoneCode.test(one.Code.toUpperCase()) && /^\+?\d{7,15}$/.test(last(one)))
  const purpose = find('PURPOSE')
  return {
    firstName: text('FIRSTNAME') || text('NAME', 'FULLNAME'),
    lastName: text('LASTNAME'),
    email: answers.map(last).find(isEmail)?.toLowerCase() ?? '',
    phone: phone === undefined ? '' : last(phone),
    purpose: own(purposeOfValue, purpose?.Values[0]?.toUpperCase() ?? '') ?? -1,
    purposeWords: purpose?.Words ?? '',
    amount: amountOf(text('AMOUNT', 'MORTGAGEAMOUNT')),
    price: amountOf(text('PRICE', 'PROPERTYVALUE')),
    downPayment: amountOf(text('DOWNPAYMENT')),
  }
}

/** The person's name, else their address; empty where the form asked for neither. */
export const nameOfLead = ({ firstName, lastName, email }: LeadFacts): string =>
  `${firstName} ${lastName}`.trim() || email

/** An answer with its texts in the other language, empty where the form does not ask this any more. */
export interface TranslatedAnswer extends LeadAnswer {
  SectionOther: string
  LabelOther: string
  WordsOther: string
}

const labelOf = (control: DescribedControl, value: string, language: Language) =>
  choicesOf(control, language).find((choice) => choice.value === value)?.label ?? value

/** What a visitor typed, as it is read: an amount with its separators, a telephone number in groups. */
const typedWords = (control: DescribedControl, text: string, language: Language): string => {
  const type = typeOfControl(control)
  if (type === 'currency' && isLeadMoney(text)) return formatMoney(Number(text), language, { cents: false })
  return type === 'phone' ? formatPhone(text) : text
}

/** Choices and kinds have words in each language; anything else is what the visitor typed. */
const wordsIn = (control: DescribedControl, { Values, Words }: LeadAnswer, from: Language, to: Language): string => {
  const [first = '', second = ''] = Values
  if (Values.length === 2 && Words === `${second} (${labelOf(control, first, from)})`)
    return `${typedWords(control, second, to)} (${labelOf(control, first, to)})`
  if (choicesOf(control, to).length > 0 && Values.every((value) => isOffered(control, value)))
    return Values.map((value) => labelOf(control, value, to)).join(', ')
  return [first, second].includes(Words) ? typedWords(control, Words, to) : Words
}

/** The answers in both languages, as far as the form, which may have changed since, still has their question. */
export const translatedAnswers = (
  answers: readonly LeadAnswer[],
  form: FormDescription | undefined,
  language: Language,
): TranslatedAnswer[] => {
  const other: Language = language === 'en' ? 'fr' : 'en'
  const controls = (form?.selectedFields ?? []).flatMap((section) =>
    section.controls.map((control) => ({ section, control })),
  )
  return answers.map((answer) => {
    const found = controls.find(
      ({ control }) => control.code === answer.Code && labelOfControl(control, language) === answer.Label,
    )
    if (found === undefined) {
      const known = knownCode(answer.Code)
      const isOurs = known?.[language] === answer.Label
      return { ...answer, SectionOther: '', LabelOther: isOurs ? (known?.[other] ?? '') : '', WordsOther: '' }
    }
    const isSameSection = sectionNameOf(found.section, language) === answer.Section
    return {
      ...answer,
      SectionOther: isSameSection ? sectionNameOf(found.section, other) : '',
      LabelOther: labelOfControl(found.control, other),
      Words: wordsIn(found.control, answer, language, language),
      WordsOther: wordsIn(found.control, answer, language, other),
    }
  })
}

/** Six months after an enquiry, its sender may still be written to about it; then they have to have agreed. */
export const consentMonths = 6
