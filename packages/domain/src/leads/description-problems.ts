import { isEmail } from '../kit/email.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { hasControlCharacters, isBlank } from '../kit/text.ts'
import { columnNumbers, isHtmlControlType, isKnownCode, knownCode } from './controls.ts'
import type { DescribedControl, DescribedSection, FormDescription } from './fields.ts'
import { choicesOfCode } from './menus.ts'
import { typeOfControl } from './render-form.ts'

type Setting = Problem<'InvalidSetting' | 'LeadUnknownControl' | 'LeadDuplicateCode' | 'LeadMissingChoices'>

const invalid = (broken: boolean, Field: string): Setting[] => problem(broken, Field, 'InvalidSetting')

const isCode = (text: string) => /^[A-Z][A-Z0-9_]{0,39}$/.test(text)

const needsChoices = (control: DescribedControl) =>
  ['select', 'radio'].includes(typeOfControl(control)) &&
  (control.availableValues ?? []).length === 0 &&
  choicesOfCode[control.code] === undefined

const controlProblems = (control: DescribedControl, section: DescribedSection, at: string): Setting[] => {
  const { code, htmlControlType, availableValues = [], addressTypes = [] } = control
  const values = availableValues.map(({ value }) => value)
  const types: readonly string[] = knownCode(code)?.types ?? []
  return [
    ...invalid(!isCode(code), `${at}.code`),
    ...problem(
      htmlControlType !== undefined &&
        (!isHtmlControlType(htmlControlType) || (isKnownCode(code) && !types.includes(htmlControlType))),
      `${at}.htmlControlType`,
      'LeadUnknownControl',
    ),
    ...problem(needsChoices(control), `${at}.availableValues`, 'LeadMissingChoices'),
    ...invalid(new Set(values).size !== values.length || values.some(isBlank), `${at}.availableValues`),
    ...invalid(
      addressTypes.length > 0 && !section.controls.some((one) => one.code === 'ADDRESSTYPE'),
      `${at}.addressTypes`,
    ),
  ]
}

const sectionProblems = (section: DescribedSection, at: string): Setting[] => {
  const codes = section.controls.map(({ code }) => code)
  return [
    ...invalid(codes.length === 0, `${at}.controls`),
    ...codes.flatMap((code, index) =>
      problem(codes.indexOf(code) !== index, `${at}.controls.${index}.code`, 'LeadDuplicateCode'),
    ),
    ...section.controls.flatMap((control, index) => controlProblems(control, section, `${at}.controls.${index}`)),
  ]
}

/** All problems of a form description, with their paths. `isOrigin` is the site's own rule. */
export const descriptionProblems = (form: FormDescription, isOrigin: (text: string) => boolean): Setting[] => {
  const owners = form.owners ?? []
  const values = owners.map(({ value }) => value)
  return [
    ...invalid(isBlank(form.formName) || hasControlCharacters(form.formName), 'formName'),
    ...invalid(hasControlCharacters(form.formNameFr ?? ''), 'formNameFr'),
    ...invalid(!columnNumbers.includes(form.numberOfColumns), 'numberOfColumns'),
    ...(form.frameAncestors ?? []).flatMap((origin, index) => invalid(!isOrigin(origin), `frameAncestors.${index}`)),
    ...owners.flatMap((owner, index) => [
      ...invalid(isBlank(owner.value) || values.indexOf(owner.value) !== index, `owners.${index}.value`),
      ...invalid(isBlank(owner.label) || hasControlCharacters(owner.label), `owners.${index}.label`),
      ...invalid(!isEmail(owner.email), `owners.${index}.email`),
    ]),
    ...invalid(form.selectedFields.length === 0, 'selectedFields'),
    ...form.selectedFields.flatMap((section, index) => sectionProblems(section, `selectedFields.${index}`)),
  ]
}
