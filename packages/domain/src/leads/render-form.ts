import type { Language } from '../kit/language.ts'
import { type HtmlControlType, isHtmlControlType, knownCode } from './controls.ts'
import type { DescribedControl, FormDescription, FormDetail, RenderedControl } from './fields.ts'
import { choicesOfCode, orderedChoices } from './menus.ts'

/** French if requested and present, else English, else either. */
const inLanguage = (language: Language, english = '', french = ''): string =>
  (language === 'fr' ? french || english : english || french).trim()

/** The type of a control in the page: as described, else the default of its code, else a line of text. */
export const typeOfControl = ({ code, htmlControlType = '' }: DescribedControl): HtmlControlType =>
  isHtmlControlType(htmlControlType) ? htmlControlType : (knownCode(code)?.types[0] ?? 'text')

export const labelOfControl = ({ code, label, labelFr }: DescribedControl, language: Language): string => {
  const known = knownCode(code)
  return inLanguage(language, label, labelFr) || known?.[language] || code
}

/** The choices of a control in one language: the author's own, else those of its code. */
export const choicesOf = ({ code, availableValues = [] }: DescribedControl, language: Language) =>
  availableValues.length > 0
    ? availableValues.map(({ label, labelFr, value }) => ({ value, label: inLanguage(language, label, labelFr) }))
    : orderedChoices(code, language).map((choice) => ({ value: choice.value, label: choice[language] }))

/** Whether a value is offered; a control without a list accepts any. */
export const isOffered = ({ code, availableValues = [] }: DescribedControl, value: string): boolean => {
  const list = availableValues.length > 0 ? availableValues : (choicesOfCode[code] ?? [])
  return list.some((one) => one.value === value)
}

/** Whether the control is shown for this kind of address ('' when none is chosen). */
export const isShown = ({ visibleFlag = 1, addressTypes }: DescribedControl, addressType: string): boolean =>
  visibleFlag === 1 && (addressTypes === undefined || addressTypes.length === 0 || addressTypes.includes(addressType))

const renderControl = (
  control: DescribedControl,
  isLast: boolean,
  { language, addressType }: RenderOptions,
): RenderedControl => ({
  code: control.code,
  name: control.name ?? control.code,
  htmlControlType: typeOfControl(control),
  selectedValues: control.code === 'ADDRESSTYPE' && addressType !== '' ? [addressType] : [],
  lastItem: isLast ? 1 : 0,
  requiredFlag: control.requiredFlag ?? 0,
  visibleFlag: isShown(control, addressType) ? 1 : 0,
  label: labelOfControl(control, language),
  availableValues: choicesOf(control, language),
})

export interface RenderOptions {
  formId: number
  language: Language
  /** The chosen ADDRESSTYPE: the form is loaded again with it. */
  addressType: string
}

/** The form for the page, in one language. */
export const renderForm = (form: FormDescription, options: RenderOptions): FormDetail => ({
  formId: options.formId,
  formName: inLanguage(options.language, form.formName, form.formNameFr),
  numberOfColumns: form.numberOfColumns,
  header: inLanguage(options.language, form.header, form.headerFr),
  footer: inLanguage(options.language, form.footer, form.footerFr),
  activeFlag: form.activeFlag ?? 1,
  selectedFields: form.selectedFields.map(({ formNameDD = -1, repeatFlag = 0, controls, ...section }) => ({
    formNameDD,
    sectionName: inLanguage(options.language, section.sectionName, section.sectionNameFr),
    repeatFlag,
    controls: controls.map((control, index) => renderControl(control, index === controls.length - 1, options)),
  })),
})

export const successMessageOf = (form: FormDescription, language: Language): string =>
  inLanguage(language, form.successMessage, form.successMessageFr)

export const formNameOf = (form: Pick<FormDescription, 'formName' | 'formNameFr'>, language: Language): string =>
  inLanguage(language, form.formName, form.formNameFr)

export const sectionNameOf = (
  { sectionName, sectionNameFr }: FormDescription['selectedFields'][number],
  language: Language,
): string => inLanguage(language, sectionName, sectionNameFr)
