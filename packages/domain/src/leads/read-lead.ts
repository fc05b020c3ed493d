import { isEmail } from '../kit/email.ts'
import type { Language } from '../kit/language.ts'
import { splitPostalCode } from '../kit/postal-code.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { isMaskedSin, maskSin, normaliseSin } from '../kit/sin.ts'
import { cleanLine, cleanLines, isBlank, plainLine } from '../kit/text.ts'
import { type HtmlControlType, isTyped, mostRows } from './controls.ts'
import type { DescribedControl, FormDescription, GivenDetail, LeadAnswer } from './fields.ts'
import { leadNumberText, leadPhoneDigits } from './formats.ts'
import { choicesOf, isOffered, isShown, labelOfControl, sectionNameOf, typeOfControl } from './render-form.ts'
import { answerOf, type LeadKey, problemOfControl } from './value-problems.ts'

type GivenRow = { code: string; values: string[]; path: string }[]

interface ReadControl {
  section: number
  row: number
  control: DescribedControl
  type: HtmlControlType
  values: string[]
  path: string
}

export interface ReadOptions {
  /** Whether a value names a possible owner of this form's leads. */
  isOwner: (value: string) => boolean
}

/** The submitted values by row: a control with lastItem ends its row. */
const rowsOf = (given: GivenDetail['selectedFields'][number] | undefined, section: number): GivenRow[] => {
  const rows: GivenRow[] = [[]]
  given?.controls.forEach(({ code, selectedValues, lastItem = 0 }, index) => {
    const row = rows.at(-1) ?? []
    row.push({ code, values: selectedValues, path: `detail.selectedFields.${section}.controls.${index}` })
    if (lastItem === 1) rows.push([])
  })
  const filled = rows.filter((row) => row.length > 0)
  return filled.length > 0 ? filled : [[]]
}

/** Every shown question of the form with its answer; other submitted values are ignored. */
const readControls = (form: FormDescription, given: GivenDetail): ReadControl[] =>
  form.selectedFields.flatMap((described, section) => {
    const rows = rowsOf(given.selectedFields[section], section)
    const kept = described.repeatFlag === 1 ? rows : [rows.flat()]
    return kept.flatMap((row, index) => {
      const addressType = row.find(({ code }) => code === 'ADDRESSTYPE')?.values[0] ?? ''
      return described.controls
        .filter((control) => isShown(control, addressType))
        .map((control) => {
          const found = row.find(({ code }) => code === control.code)
          const type = typeOfControl(control)
          const path = found?.path ?? `detail.selectedFields.${section}`
          return { section, row: index + 1, control, type, values: found?.values ?? [], path }
        })
    })
  })

const offers =
  (control: DescribedControl, type: HtmlControlType, { isOwner }: ReadOptions) =>
  (value: string) =>
    type === 'owner' ? isOwner(value) : isOffered(control, value)

/** Whether a visitor answered nothing: the choice of an owner, or of a kind without its value, is no answer. */
const isNoAnswer = ({ control, type, values }: ReadControl): boolean => {
  if (type === 'owner' || control.code === 'ADDRESSTYPE') return true
  if (type === 'checkbox') return values.every(isBlank)
  return isBlank(answerOf({ code: control.code, htmlControlType: type, values }))
}

/** A form that requires nothing is refused empty, at its first question: the broker could reach no one. */
const emptyProblems = (controls: readonly ReadControl[]): Problem<LeadKey>[] => {
  const [first] = controls
  return first !== undefined && controls.every(isNoAnswer) ? [{ Field: first.path, Key: 'LeadFieldRequired' }] : []
}

/** All problems of a submission with their paths, in the order of the form. */
export const leadProblems = (
  form: FormDescription,
  given: GivenDetail,
  options: ReadOptions,
): Problem<LeadKey | 'TooManyRecords'>[] => {
  const tooMany = form.selectedFields.flatMap((_, section) =>
    problem(
      rowsOf(given.selectedFields[section], section).length > mostRows,
      `detail.selectedFields.${section}`,
      'TooManyRecords',
    ),
  )
  // Then no value is read: each row has every question of its section.
  return tooMany.length > 0 ? tooMany : valueProblems(readControls(form, given), options)
}

const valueProblems = (controls: readonly ReadControl[], options: ReadOptions): Problem<LeadKey>[] => {
  const found = controls.flatMap(({ control, type, values, path }) => {
    const Key = problemOfControl({
      code: control.code,
      htmlControlType: type,
      required: control.requiredFlag === 1,
      values,
      isOffered: offers(control, type, options),
    })
    return Key === undefined ? [] : [{ Field: path, Key }]
  })
  return found.length > 0 ? found : emptyProblems(controls)
}

/** The stored form of each type. */
const tidy: Partial<Record<HtmlControlType, (text: string) => string>> = {
  textarea: cleanLines,
  phone: (text) => leadPhoneDigits(text),
  sin: (text) => normaliseSin(text),
  email: (text) => plainLine(text).toLowerCase(),
  number: leadNumberText,
  currency: plainLine,
  url: plainLine,
}

/** A choice is kept once, however often it was sent: each is stored with its label. */
const keptValues = ({ control, type, values }: ReadControl): string[] => {
  const clean = tidy[type] ?? cleanLine
  if (isTyped({ code: control.code, htmlControlType: type }))
    return [cleanLine(values[0] ?? ''), clean(values[1] ?? '')]
  if (type === 'postalcode') {
    const { PostalFsa, PostalLdu } = splitPostalCode(values.join(''))
    return [PostalFsa, PostalLdu]
  }
  return type === 'checkbox' ? [...new Set(values.map(clean))] : values.slice(0, 1).map(clean)
}

export interface KeepOptions {
  language: Language
  ownerName: (value: string) => string
}

const wordsOf = ({ control, type }: ReadControl, values: string[], { language, ownerName }: KeepOptions): string => {
  const choices = new Map(choicesOf(control, language).map(({ value, label }) => [value, label]))
  const said = (value = '') => choices.get(value) ?? value
  if (type === 'owner') return ownerName(values[0] ?? '')
  if (type === 'number' && language === 'fr') return said(values[0]).replace('.', ',')
  if (type === 'sin') return maskSin(values[0] ?? '')
  if (type === 'postalcode') return values.join(' ')
  if (isTyped({ code: control.code, htmlControlType: type })) {
    const [kind, answer = ''] = values
    return kind ? `${answer} (${said(kind)})` : answer
  }
  return values.map(said).join(', ')
}

/** The answers as they are stored: answered questions only, with the labels at that time. */
export const leadAnswers = (form: FormDescription, given: GivenDetail, options: KeepOptions): LeadAnswer[] =>
  readControls(form, given)
    .map((read) => ({ read, values: keptValues(read) }))
    .filter(({ read, values }) => {
      const answer = isTyped({ code: read.control.code, htmlControlType: read.type }) ? values.slice(1) : values
      return !answer.every(isBlank)
    })
    .map(({ read, values }) => ({
      Section: sectionNameOf(form.selectedFields[read.section] ?? { controls: [] }, options.language),
      Row: read.row,
      Code: read.control.code,
      Label: labelOfControl(read.control, options.language),
      Values: values,
      Words: wordsOf(read, values, options),
    }))

/** The stored answers as returned: only the last three digits of a SIN, for the broker too. */
export const shownAnswers = (answers: readonly LeadAnswer[]): LeadAnswer[] =>
  answers.map((answer) => (isMaskedSin(answer.Words) ? { ...answer, Values: [answer.Words] } : answer))

/** The visitor's e-mail address: the first answer to a question for one, whatever its code. */
export const emailOfVisitor = (form: FormDescription, given: GivenDetail): string =>
  readControls(form, given)
    .filter(({ type }) => type === 'email')
    .map(keptValues)
    .map((values) => values.at(-1) ?? '')
    .find(isEmail) ?? ''

/** The owner the visitor chose, when the form asks. */
export const chosenOwner = (form: FormDescription, given: GivenDetail): string =>
  readControls(form, given).find(({ type, values }) => type === 'owner' && values[0])?.values[0] ?? ''
