import type { ErrorKey } from '../errors.ts'
import { isDate } from '../kit/dates.ts'
import { isEmail } from '../kit/email.ts'
import { isPostalCode } from '../kit/postal-code.ts'
import { isValidSin } from '../kit/sin.ts'
import { isBlank } from '../kit/text.ts'
import { type HtmlControlType, isTyped, longestAnswer } from './controls.ts'
import { isLeadMoney, isLeadNumber, isLeadPhone, isSinForm, isWebAddress } from './formats.ts'

/** The values of one control, in the page or in a body. */
export interface GivenControl {
  code: string
  htmlControlType: HtmlControlType
  required: boolean
  values: readonly string[]
  isOffered: (value: string) => boolean
}

export type LeadKey = Extract<
  ErrorKey,
  | 'LeadFieldRequired'
  | 'LeadTextTooLong'
  | 'InvalidEmail'
  | 'InvalidPhone'
  | 'InvalidUrl'
  | 'InvalidSin'
  | 'InvalidPostalCode'
  | 'InvalidDate'
  | 'LeadInvalidNumber'
  | 'UnknownChoice'
>

type Check = readonly [isRight: (text: string) => boolean, key: LeadKey]

const isAny = () => true
const anything: Check = [isAny, 'UnknownChoice']

/** The format of each type; choices are checked against what was offered. */
const checks: Readonly<Record<HtmlControlType, Check>> = {
  text: anything,
  textarea: anything,
  number: [isLeadNumber, 'LeadInvalidNumber'],
  currency: [isLeadMoney, 'LeadInvalidNumber'],
  date: [isDate, 'InvalidDate'],
  email: [isEmail, 'InvalidEmail'],
  phone: [isLeadPhone, 'InvalidPhone'],
  url: [isWebAddress, 'InvalidUrl'],
  sin: [(text) => isSinForm(text) && isValidSin(text), 'InvalidSin'],
  postalcode: [isPostalCode, 'InvalidPostalCode'],
  select: anything,
  radio: anything,
  checkbox: anything,
  owner: anything,
  addresslookup: anything,
}

/** The answer itself: the value beside the kind of a typed control, both halves of a postal code together. */
export const answerOf = ({ code, htmlControlType, values }: Omit<GivenControl, 'required' | 'isOffered'>): string => {
  if (htmlControlType === 'postalcode') return values.slice(0, 2).join('')
  return (isTyped({ code, htmlControlType }) ? values[1] : values[0]) ?? ''
}

const chosen = ({ code, htmlControlType, values }: GivenControl): readonly string[] => {
  if (isTyped({ code, htmlControlType })) return values.slice(0, 1)
  const isChoice = ['select', 'radio', 'checkbox', 'owner'].includes(htmlControlType)
  return isChoice ? values : []
}

/** The first problem of a control: missing, then too long, then malformed. */
export const problemOfControl = (control: GivenControl): LeadKey | undefined => {
  const { htmlControlType, required, values } = control
  if (values.some((value) => value.length > longestAnswer)) return 'LeadTextTooLong'
  const answer = answerOf(control).trim()
  const isEmpty = htmlControlType === 'checkbox' ? values.every(isBlank) : answer === ''
  if (isEmpty) return required ? 'LeadFieldRequired' : undefined
  if (chosen(control).some((value) => value !== '' && !control.isOffered(value))) return 'UnknownChoice'
  const [isRight, key] = checks[htmlControlType]
  return isRight(answer) ? undefined : key
}
