import { isEmail } from '../kit/email.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { hasControlCharacters, isBlank } from '../kit/text.ts'
import { columnNumbers, isHtmlControlType, isKnownCode, knownCode } from './controls.ts'
import type { DescribedControl, DescribedSection, FormDescription } from './fields.ts'
import { choicesOfCode } from './menus.ts'
import { typeOfControl } from './render-form.ts'

type Draft = Problem<
  | 'InvalidSetting'
  | 'InvalidWebsite'
  | 'InvalidEmail'
  | 'LeadMissingWords'
  | 'LeadUnknownControl'
  | 'LeadDuplicateCode'
  | 'LeadMissingChoices'
>
type Unfinished = Problem<'LeadEmptySection'>

const invalid = (broken: boolean, Field: string): Draft[] => problem(broken, Field, 'InvalidSetting')
const wordless = (english: string | undefined, french: string | undefined, Field: string): Draft[] =>
  problem(isBlank(english) && isBlank(french), Field, 'LeadMissingWords')

const isCode = (text: string) => /^[A-Z][A-Z0-9_]{0,39}$/.test(text)

const needsChoices = (control: DescribedControl) =>
  ['select', 'radio', 'checkbox'].includes(typeOfControl(control)) &&
  (control.availableValues ?? []).length === 0 &&
  choicesOfCode[control.code] === undefined

const controlProblems = (control: DescribedControl, section: DescribedSection, at: string): Draft[] => {
  const { code, label, labelFr, htmlControlType, availableValues = [], addressTypes = [] } = control
  const values = availableValues.map(({ value }) => value)
  const types: readonly string[] = knownCode(code)?.types ?? []
  return [
    ...invalid(!isCode(code), `${at}.code`),
    ...(isKnownCode(code) ? [] : wordless(label, labelFr, `${at}.label`)),
    ...problem(
      htmlControlType !== undefined &&
        (!isHtmlControlType(htmlControlType) || (isKnownCode(code) && !types.includes(htmlControlType))),
      `${at}.htmlControlType`,
      'LeadUnknownControl',
    ),
    ...problem(needsChoices(control), `${at}.availableValues`, 'LeadMissingChoices'),
    ...availableValues.flatMap((choice, place) =>
      wordless(choice.label, choice.labelFr, `${at}.availableValues.${place}.label`),
    ),
    ...invalid(new Set(values).size !== values.length || values.some(isBlank), `${at}.availableValues`),
    ...invalid(
      addressTypes.length > 0 && !section.controls.some((one) => one.code === 'ADDRESSTYPE'),
      `${at}.addressTypes`,
    ),
  ]
}

const sectionProblems = (section: DescribedSection, at: string): Draft[] => {
  const codes = section.controls.map(({ code }) => code)
  return [
    ...codes.flatMap((code, index) =>
      problem(codes.indexOf(code) !== index, `${at}.controls.${index}.code`, 'LeadDuplicateCode'),
    ),
    ...section.controls.flatMap((control, index) => controlProblems(control, section, `${at}.controls.${index}`)),
  ]
}

/** What a draft may lack and visitors may not meet: a part without a question, or a form without a part. */
export const unfinishedProblems = ({ selectedFields }: FormDescription): Unfinished[] => [
  ...problem(selectedFields.length === 0, 'selectedFields', 'LeadEmptySection'),
  ...selectedFields.flatMap(({ controls }, index) =>
    problem(controls.length === 0, `selectedFields.${index}.controls`, 'LeadEmptySection'),
  ),
]

/** All problems of a draft, with their paths. `isOrigin` is the site's own rule. */
export const draftProblems = (form: FormDescription, isOrigin: (text: string) => boolean): Draft[] => {
  const owners = form.owners ?? []
  const values = owners.map(({ value }) => value)
  return [
    ...wordless(form.formName, form.formNameFr, 'formName'),
    ...invalid(hasControlCharacters(form.formName), 'formName'),
    ...invalid(hasControlCharacters(form.formNameFr ?? ''), 'formNameFr'),
    ...invalid(!columnNumbers.includes(form.numberOfColumns), 'numberOfColumns'),
    ...(form.frameAncestors ?? []).flatMap((origin, index) =>
      problem(!isOrigin(origin), `frameAncestors.${index}`, 'InvalidWebsite'),
    ),
    ...owners.flatMap((owner, index) => [
      ...invalid(isBlank(owner.value) || values.indexOf(owner.value) !== index, `owners.${index}.value`),
      ...problem(isBlank(owner.label), `owners.${index}.label`, 'LeadMissingWords'),
      ...invalid(hasControlCharacters(owner.label), `owners.${index}.label`),
      ...problem(!isEmail(owner.email), `owners.${index}.email`, 'InvalidEmail'),
    ]),
    ...form.selectedFields.flatMap((section, index) => sectionProblems(section, `selectedFields.${index}`)),
  ]
}

/** All problems of a form for visitors. */
export const descriptionProblems = (form: FormDescription, isOrigin: (text: string) => boolean) => [
  ...draftProblems(form, isOrigin),
  ...unfinishedProblems(form),
]
