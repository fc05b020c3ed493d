import type { PlainKind } from '@foyer/domain/applicants/kinds/define-kind.ts'
import { MenuField, MoneyField, TextField } from '../../kit/fields/index.ts'
import { Row } from '../../kit/page/step-page.tsx'

interface PlainFieldProps {
  kind: PlainKind
  name: string
}

const PlainField = ({ kind, name }: PlainFieldProps) => {
  const field = kind.fields[name]
  const props = { name: `${kind.name}.${name}`, optional: kind.plain.optional.includes(name) }
  if (field?.kind === 'choice') return <MenuField {...props} menu={field.menu ?? ''} />
  if (field?.kind === 'money') return <MoneyField {...props} cents />
  return <TextField {...props} {...(field?.kind === 'text' && { maxLength: field.most })} />
}

/** The fields of a plain kind's dialog, row by row. */
export const PlainFields = ({ kind }: { kind: PlainKind }) =>
  kind.plain.form.map((names) => {
    const fields = names.map((name) => <PlainField key={name} kind={kind} name={name} />)
    return names.length > 1 ? <Row key={names.join()}>{fields}</Row> : fields
  })
