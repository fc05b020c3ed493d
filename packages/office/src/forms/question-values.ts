import type { Problem } from '@foyer/domain/kit/problem.ts'
import { isKnownCode } from '@foyer/domain/leads/controls.ts'
import { draftProblems } from '@foyer/domain/leads/description-problems.ts'
import { codesOf, putQuestion, type QuestionPlace } from '@foyer/domain/leads/edit-form.ts'
import type { DescribedControl, FormDescription } from '@foyer/domain/leads/fields.ts'
import { codeFor, questionKinds, valueFor } from '@foyer/domain/leads/question-kinds.ts'
import { typeOfControl } from '@foyer/domain/leads/render-form.ts'

/** A question as its dialog has it: names as in the description, so that errors of the server find their fields. */
export interface QuestionValues {
  /** Of a new question. */
  kind: string
  /** Empty for a new question of the author's own. */
  code: string
  htmlControlType: string
  label: string
  labelFr: string
  requiredFlag: number
  visibleFlag: number
  addressTypes: string[]
  availableValues: { value: string; label: string; labelFr: string }[]
}

export const valuesOf = (control: DescribedControl, kind = ''): QuestionValues => ({
  kind,
  code: control.code,
  htmlControlType: typeOfControl(control),
  label: control.label ?? '',
  labelFr: control.labelFr ?? '',
  requiredFlag: control.requiredFlag ?? 0,
  visibleFlag: control.visibleFlag ?? 1,
  addressTypes: control.addressTypes ?? [],
  availableValues: (control.availableValues ?? []).map(({ value, label, labelFr = '' }) => ({ value, label, labelFr })),
})

/** Whether its choices are the author's: ours bring theirs. */
export const hasOwnChoices = ({ code, htmlControlType }: Pick<QuestionValues, 'code' | 'htmlControlType'>): boolean =>
  !isKnownCode(code) && ['select', 'radio', 'checkbox'].includes(htmlControlType)

export const freeKinds = (taken: readonly string[]) =>
  questionKinds.filter((kind) => kind.startsWith('own:') || !taken.includes(kind.split(':')[1] ?? ''))

const choicesOf = (values: QuestionValues): NonNullable<DescribedControl['availableValues']> => {
  const taken = values.availableValues.map(({ value }) => value).filter(Boolean)
  return values.availableValues.map((choice) => {
    const label = choice.label.trim()
    const labelFr = choice.labelFr.trim()
    const value = choice.value || valueFor(label || labelFr, taken)
    taken.push(value)
    return { value, label, ...(labelFr !== '' && { labelFr }) }
  })
}

/** The question of these values. `before`: what is not asked for in the dialog stays. */
export const controlOf = (
  before: DescribedControl | undefined,
  values: QuestionValues,
  taken: readonly string[],
): DescribedControl => {
  const label = values.label.trim()
  const labelFr = values.labelFr.trim()
  const { name, availableValues } = before ?? {}
  const code = values.code || codeFor(label || labelFr, taken)
  const choices = hasOwnChoices(values) ? choicesOf(values) : isKnownCode(code) ? availableValues : undefined
  return {
    code,
    htmlControlType: values.htmlControlType,
    ...(name !== undefined && { name }),
    ...(label !== '' && { label }),
    ...(labelFr !== '' && { labelFr }),
    requiredFlag: values.requiredFlag,
    visibleFlag: values.visibleFlag,
    ...(values.addressTypes.length > 0 && { addressTypes: values.addressTypes }),
    ...(choices !== undefined && choices.length > 0 && { availableValues: choices }),
  }
}

/** The problems of one question, at its fields. */
export const questionProblems = (form: FormDescription, place: QuestionPlace, control: DescribedControl): Problem[] => {
  const next = putQuestion(form, place, control)
  const section = Math.min(place.section, next.selectedFields.length - 1)
  const at = `selectedFields.${section}.controls.${codesOf(next, section).indexOf(control.code)}.`
  return draftProblems(next, () => true).flatMap(({ Field, Key }) =>
    Field.startsWith(at) ? [{ Field: Field.slice(at.length), Key }] : [],
  )
}
