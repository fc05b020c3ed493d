import { type PlainKind, plainFormOf } from '@foyer/domain/applicants/kinds/define-kind.ts'
import { CheckboxField, MenuField, MoneyField, TextField } from '@foyer/ui/fields/index.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useFocusFirst } from '@foyer/ui/form/use-focus-first.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { useStep } from '../../wizard/step-context.ts'

interface PlainFieldProps {
  kind: PlainKind
  name: string
  optional: boolean
}

const PlainField = ({ kind, name, optional }: PlainFieldProps) => {
  const field = kind.fields[name]
  const props = { name: `${kind.name}.${name}`, optional }
  if (field?.kind === 'choice') return <MenuField {...props} menu={field.menu ?? ''} />
  if (field?.kind === 'flag') return <CheckboxField name={props.name} />
  if (field?.kind === 'money') return <MoneyField {...props} cents />
  return <TextField {...props} {...(field?.kind === 'text' && { maxLength: field.most })} />
}

/** The fields of a plain kind's dialog, row by row. With the first one chosen, typing begins in the second row. */
export const PlainFields = ({ kind, isBegun }: { kind: PlainKind; isBegun: boolean }) => {
  const first = useFocusFirst()
  const [main] = kind.plain.columns
  const { application } = useStep()
  const { form, optional } = plainFormOf(
    kind.plain,
    useFormValue<number>(`${kind.name}.${main.field}`),
    application.InterView,
  )
  return form.map((names, row) => {
    const fields = names.map((name) => (
      <PlainField key={name} kind={kind} name={name} optional={optional.includes(name)} />
    ))
    const shown = names.length > 1 ? <Row>{fields}</Row> : fields
    return (
      <div key={names.join()} ref={isBegun && row === 1 ? first : undefined}>
        {shown}
      </div>
    )
  })
}
