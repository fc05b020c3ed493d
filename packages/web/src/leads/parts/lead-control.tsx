import { own } from '@foyer/domain/kit/own.ts'
import { type HtmlControlType, isTyped } from '@foyer/domain/leads/controls.ts'
import { read } from '@foyer/ui/client/call.ts'
import {
  DateField,
  EmailField,
  MoneyField,
  PhoneField,
  SinField,
  TextareaField,
  TextField,
} from '@foyer/ui/fields/index.ts'
import type { FieldProps } from '@foyer/ui/form/use-field.ts'
import type { ReactNode } from 'react'
import { AddressControl } from './address-control.tsx'
import { TextCheckboxes, TextRadios, TextSelect } from './choice-controls.tsx'
import { type Control, typeOf } from './lead-values.ts'
import { OwnerControl } from './owner-control.tsx'
import { PostalPair } from './postal-pair.tsx'
import { TypedControl } from './typed-control.tsx'
import { type AskServer, usePauseCheck } from './use-pause-check.ts'

export interface ControlProps {
  control: Control
  /** The row's path in the form's values. */
  row: string
  /** The codes of the row's controls. */
  codes: readonly string[]
  token: string
}

type Drawn = (given: ControlProps & { path: string; field: Omit<FieldProps, 'name'> }) => ReactNode

const one = (path: string) => `${path}.0`
/** Browser autofill names for common codes. */
const autoComplete: Readonly<Record<string, string>> = {
  FIRSTNAME: 'given-name',
  LASTNAME: 'family-name',
  CITY: 'address-level2',
}

/** The component of every type of control. */
const drawn: Readonly<Record<HtmlControlType, Drawn>> = {
  text: ({ control, path, field }) => (
    <TextField {...field} name={one(path)} maxLength={2000} autoComplete={own(autoComplete, control.code) ?? 'off'} />
  ),
  textarea: ({ path, field }) => <TextareaField {...field} name={one(path)} maxLength={2000} />,
  number: ({ path, field }) => <TextField {...field} name={one(path)} maxLength={12} inputMode="decimal" width="sm" />,
  currency: ({ path, field }) => <MoneyField {...field} name={one(path)} />,
  date: ({ path, field }) => <DateField {...field} name={one(path)} />,
  email: ({ path, field }) => <EmailField {...field} name={one(path)} />,
  phone: ({ path, field }) => <PhoneField {...field} name={one(path)} />,
  url: ({ path, field }) => (
    <TextField {...field} name={one(path)} maxLength={2000} inputMode="url" autoCapitalize="none" />
  ),
  sin: ({ path, field }) => <SinField {...field} name={one(path)} />,
  postalcode: ({ path, field }) => <PostalPair {...field} path={path} />,
  select: ({ control, path, field }) => <TextSelect {...field} name={one(path)} data={control.availableValues} />,
  radio: ({ control, path, field }) => <TextRadios {...field} name={one(path)} choices={control.availableValues} />,
  checkbox: ({ control, path, field }) => <TextCheckboxes {...field} name={path} choices={control.availableValues} />,
  owner: ({ token, path, field }) => <OwnerControl {...field} name={one(path)} token={token} />,
  addresslookup: ({ path, field, row, codes }) => (
    <AddressControl {...field} name={one(path)} row={row} codes={codes} />
  ),
}

const askAboutSin = ([SINNumber = '']: string[]) => read('/public/IsValidCanadianSINNumber', { SINNumber })

/** Types checked while typing. Choices and plain text have no format, a postal code checks itself. */
const asksFor: Partial<Record<HtmlControlType, { server?: AskServer }>> = {
  email: {},
  phone: {},
  url: {},
  number: {},
  currency: {},
  date: {},
  sin: { server: askAboutSin },
}

/** Renders nothing: checks one answer while it is typed. */
const PauseCheck = ({ path, askServer }: { path: string; askServer: AskServer | undefined }) => {
  usePauseCheck([path], askServer)
  return null
}

/** One question of the broker, as the declared control. */
export const LeadControl = (props: ControlProps) => {
  const { control, row } = props
  const path = `${row}.${control.code}`
  const field = { label: control.label, optional: control.requiredFlag !== 1 }
  const typed = isTyped(control)
  const asked = asksFor[typeOf(control)]
  return (
    <>
      {asked !== undefined && <PauseCheck path={`${path}.${typed ? 1 : 0}`} askServer={asked.server} />}
      {typed ? (
        <TypedControl control={control} path={path} field={field} />
      ) : (
        drawn[typeOf(control)]({ ...props, path, field })
      )}
    </>
  )
}
