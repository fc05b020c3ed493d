import { own } from '@foyer/domain/kit/own.ts'
import { EmailField, PhoneField, TextField } from '@foyer/ui/fields/index.ts'
import type { FieldProps } from '@foyer/ui/form/use-field.ts'
import type { ReactNode } from 'react'
import classes from '../leads.module.css'
import { useTexts } from '../texts.ts'
import { TextSelect } from './choice-controls.tsx'
import { type Control, typeOf } from './lead-values.ts'

const UrlField = (props: FieldProps) => <TextField {...props} maxLength={2000} inputMode="url" autoCapitalize="none" />
const PlainField = (props: FieldProps) => <TextField {...props} maxLength={2000} />

const boxes: Partial<Record<string, (props: FieldProps) => ReactNode>> = {
  email: EmailField,
  phone: PhoneField,
  url: UrlField,
}

/** A kind and a value in one row: Mobile, (514) 555-0100. `path` holds both. */
export const TypedControl = ({
  control,
  path,
  field,
}: {
  control: Control
  path: string
  field: Omit<FieldProps, 'name'>
}) => {
  const t = useTexts()
  const Box = own(boxes, typeOf(control)) ?? PlainField
  return (
    <div className={classes.typed}>
      <TextSelect
        name={`${path}.0`}
        label={t('noKind')}
        spoken={t('kind', { label: control.label })}
        clearable
        data={control.availableValues}
      />
      <Box {...field} name={`${path}.1`} />
    </div>
  )
}
