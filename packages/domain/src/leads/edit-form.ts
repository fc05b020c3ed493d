import { isBlank } from '../kit/text.ts'
import { isKnownCode } from './controls.ts'
import type { DescribedControl, DescribedSection, FormDescription } from './fields.ts'

/** Changes of a form's description, each a new one. Parts are known by their place, questions by their code within a part. */
export interface QuestionPlace {
  section: number
  code: string
}

/** The kind of address decides about questions beside it only. */
const tidy = (section: DescribedSection): DescribedSection =>
  section.controls.some(({ code }) => code === 'ADDRESSTYPE')
    ? section
    : { ...section, controls: section.controls.map(({ addressTypes: _, ...control }) => control) }

const withSection = (
  form: FormDescription,
  place: number,
  change: (section: DescribedSection) => DescribedSection,
): FormDescription => ({
  ...form,
  selectedFields: form.selectedFields.map((section, index) => (index === place ? tidy(change(section)) : section)),
})

export const codesOf = (form: FormDescription, section: number): string[] =>
  form.selectedFields[section]?.controls.map(({ code }) => code) ?? []

export const findQuestion = (form: FormDescription, { section, code }: QuestionPlace): DescribedControl | undefined =>
  form.selectedFields[section]?.controls.find((control) => control.code === code)

/** Replaces the question at this place, or adds it at the end of its part where there is none, or of the last one. */
export const putQuestion = (
  form: FormDescription,
  { section, code }: QuestionPlace,
  control: DescribedControl,
): FormDescription => {
  if (form.selectedFields.length === 0) return { ...form, selectedFields: [{ controls: [control] }] }
  return withSection(form, Math.min(section, form.selectedFields.length - 1), (part) => ({
    ...part,
    controls: part.controls.some((one) => one.code === code)
      ? part.controls.map((one) => (one.code === code ? control : one))
      : [...part.controls, control],
  }))
}

export const removeQuestion = (form: FormDescription, { section, code }: QuestionPlace): FormDescription =>
  withSection(form, section, (part) => ({ ...part, controls: part.controls.filter((one) => one.code !== code) }))

const swapped = <Item>(items: readonly Item[], place: number, by: -1 | 1): Item[] | undefined => {
  const [item, other] = [items[place], items[place + by]]
  if (item === undefined || other === undefined) return undefined
  return items.map((one, index) => (index === place ? other : index === place + by ? item : one))
}

/** The same form with the question one place up (-1) or down (1), also into the next part; undefined at the end of all. */
export const shiftQuestion = (
  form: FormDescription,
  { section, code }: QuestionPlace,
  by: -1 | 1,
): { form: FormDescription; section: number } | undefined => {
  const controls = form.selectedFields[section]?.controls ?? []
  const place = controls.findIndex((one) => one.code === code)
  const control = controls[place]
  if (control === undefined) return undefined
  const within = swapped(controls, place, by)
  if (within) return { form: withSection(form, section, (part) => ({ ...part, controls: within })), section }
  const next = section + by
  // A code may be in a part once.
  if (form.selectedFields[next] === undefined || codesOf(form, next).includes(code)) return undefined
  return {
    form: withSection(removeQuestion(form, { section, code }), next, (part) => ({
      ...part,
      controls: by === 1 ? [control, ...part.controls] : [...part.controls, control],
    })),
    section: next,
  }
}

/** The words and rules of a part; at the end of the form where there is none. */
export const putSection = (
  form: FormDescription,
  place: number,
  words: Omit<DescribedSection, 'controls'>,
): FormDescription =>
  place < form.selectedFields.length
    ? withSection(form, place, (section) => ({ ...section, ...words }))
    : { ...form, selectedFields: [...form.selectedFields, { ...words, controls: [] }] }

export const removeSection = (form: FormDescription, place: number): FormDescription => ({
  ...form,
  selectedFields: form.selectedFields.filter((_, index) => index !== place),
})

export const shiftSection = (form: FormDescription, place: number, by: -1 | 1): FormDescription | undefined => {
  const selectedFields = swapped(form.selectedFields, place, by)
  return selectedFields && { ...form, selectedFields }
}

/** Words that one language has and the other lacks: visitors read the other language there. */
export interface MissingWords {
  language: 'en' | 'fr'
  /** Undefined: the form's own words. */
  section?: number
  /** Undefined: the name of the part. */
  code?: string
}

/** What is not yet written in both languages, each place once. */
export const missingWords = (form: FormDescription): MissingWords[] => {
  const found = new Map<string, MissingWords>()
  const compare = (english: string | undefined, french: string | undefined, place: Omit<MissingWords, 'language'>) => {
    if (isBlank(english) === isBlank(french)) return
    const missing: MissingWords = { language: isBlank(english) ? 'en' : 'fr', ...place }
    found.set(JSON.stringify(missing), missing)
  }
  compare(form.formName, form.formNameFr, {})
  compare(form.header, form.headerFr, {})
  compare(form.footer, form.footerFr, {})
  compare(form.successMessage, form.successMessageFr, {})
  form.selectedFields.forEach((part, section) => {
    compare(part.sectionName, part.sectionNameFr, { section })
    for (const { code, label, labelFr, availableValues = [] } of part.controls) {
      // Of ours, words of the author's replace both.
      if (!isKnownCode(code) || !isBlank(label) || !isBlank(labelFr)) compare(label, labelFr, { section, code })
      for (const choice of availableValues) compare(choice.label, choice.labelFr, { section, code })
    }
  })
  return [...found.values()]
}
