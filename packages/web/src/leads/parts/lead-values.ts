import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import { type HtmlControlType, isHtmlControlType, isTyped } from '@foyer/domain/leads/controls.ts'
import { problemOfControl } from '@foyer/domain/leads/value-problems.ts'

export type FormDetail = ReplyOf<'/v1/leadopportunities/embedded-forms/render-detail'>['detail']
export type Section = FormDetail['selectedFields'][number]
export type Control = Section['controls'][number]

/** A control's values in the page: texts, and a number for an amount. */
type Values = (string | number | null)[]
export type Row = Record<string, Values>
export interface LeadValues {
  sections: { rows: Row[] }[]
}

/** The form as loaded for a kind of address. */
export type DetailFor = (addressType: string) => FormDetail

export const typeOf = ({ htmlControlType }: Control): HtmlControlType =>
  isHtmlControlType(htmlControlType) ? htmlControlType : 'text'

const emptyOf = (control: Control): Values => {
  const type = typeOf(control)
  if (type === 'postalcode' || isTyped(control)) return ['', '']
  if (type === 'checkbox') return []
  return [type === 'currency' ? null : '']
}

export const emptyRow = ({ controls }: Section): Row =>
  Object.fromEntries(controls.map((control) => [control.code, emptyOf(control)]))

export const emptyValues = ({ selectedFields }: FormDetail): LeadValues => ({
  sections: selectedFields.map((section) => ({ rows: [emptyRow(section)] })),
})

const textsOf = (values: Values = []): string[] => values.map((value) => (value === null ? '' : String(value)))

export const addressTypeOf = (row: Row): string => textsOf(row.ADDRESSTYPE)[0] ?? ''

export const rowPath = (section: number, row: number) => `sections.${section}.rows.${row}`

/** Where a control's error is shown: at the box beside its kind, if it has one. */
const boxOf = (control: Control) => `${control.code}.${isTyped(control) ? 1 : 0}`

interface Asked {
  section: number
  row: number
  control: Control
  values: string[]
  path: string
}

/** Every question currently asked, row by row, with its answer. */
const askedOf = ({ sections }: LeadValues, detailFor: DetailFor): Asked[] =>
  sections.flatMap(({ rows }, section) =>
    rows.flatMap((row, index) =>
      (detailFor(addressTypeOf(row)).selectedFields[section]?.controls ?? [])
        .filter(({ visibleFlag }) => visibleFlag === 1)
        .map((control) => ({
          section,
          row: index,
          control,
          values: textsOf(row[control.code]),
          path: `${rowPath(section, index)}.${boxOf(control)}`,
        })),
    ),
  )

/** The current problems of the page; the server runs the same rules. */
export const pageProblems = (values: LeadValues, detailFor: DetailFor, owners: readonly string[]): Problem[] =>
  askedOf(values, detailFor).flatMap(({ control, values: given, path }) => {
    const offered = new Set(typeOf(control) === 'owner' ? owners : control.availableValues.map(({ value }) => value))
    const Key = problemOfControl({
      code: control.code,
      htmlControlType: typeOf(control),
      required: control.requiredFlag === 1,
      values: given,
      isOffered: (value) => offered.has(value),
    })
    return Key === undefined ? [] : [{ Field: path, Key }]
  })

/** The value of the owner the visitor chose; empty without a choice. */
export const chosenOwnerIn = (values: LeadValues, detailFor: DetailFor): string =>
  askedOf(values, detailFor).find(({ control, values: [chosen = ''] }) => typeOf(control) === 'owner' && chosen !== '')
    ?.values[0] ?? ''

/** The body, and the page path of each part of it. */
export const sentDetail = (values: LeadValues, detailFor: DetailFor) => {
  const asked = askedOf(values, detailFor)
  const selectedFields = values.sections.map((_, section) => asked.filter((one) => one.section === section))
  const detail: BodyOf<'/v1/leadopportunities/embedded-forms/create-lead'>['detail'] = {
    selectedFields: selectedFields.map((controls) => ({
      controls: controls.map(({ control, values: selectedValues, row }, index) => ({
        code: control.code,
        selectedValues,
        lastItem: controls[index + 1]?.row === row ? 0 : 1,
      })),
    })),
  }
  const pathOf = (field: string): string => {
    const [, section = '', control = ''] = /^detail\.selectedFields\.(\d+)(?:\.controls\.(\d+))?/.exec(field) ?? []
    return selectedFields[Number(section)]?.[Number(control)]?.path ?? field
  }
  return { detail, pathOf }
}

/** The name of the question at a path, which the summary needs because error texts do not contain it. */
export const nameOfField = ({ selectedFields }: FormDetail, field: string): string | undefined => {
  const [, section = '', code = ''] = /^sections\.(\d+)\.rows\.\d+\.(\w+)/.exec(field) ?? []
  return selectedFields[Number(section)]?.controls.find((control) => control.code === code)?.label
}
