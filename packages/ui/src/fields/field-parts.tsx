import type { ReactNode } from 'react'
import type { FieldProblem, FieldProps, ShownField } from '../form/use-field.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Icon } from '../icons.tsx'
import classes from './fields.module.css'

/** The label; optional fields are marked, since required is the norm. */
export const FieldLabel = ({ label, optional = false }: { label: string; optional?: boolean | undefined }) => {
  const t = useKitTexts()
  return (
    <>
      {label}
      {optional && <span className={classes.optional}> {t('optional')}</span>}
    </>
  )
}

/** The key is in the document for the tests, which check each error at a field: several keys share a text. */
export const FieldError = ({ error }: { error: Partial<FieldProblem> }) => (
  <span className={classes.error}>
    <Icon name="alert" size={18} />
    <span data-error-key={error.key}>{error.text}</span>
  </span>
)

const errorOf = (error: FieldProblem | undefined, problem: string | undefined) =>
  error === undefined && problem === undefined ? undefined : <FieldError error={error ?? { text: problem ?? '' }} />

/** The help, and below it what others write about the field. */
const withNote = ({ help, note }: ShownField) =>
  note === undefined ? (
    help
  ) : (
    <>
      {help}
      {note}
    </>
  )

/** The props that all Mantine inputs take from a field. */
export const boxProps = (field: ShownField, { optional, disabled, problem, width = 'full' }: FieldProps) => ({
  id: field.id,
  label: <FieldLabel label={field.label} optional={optional} />,
  description: withNote(field),
  error: errorOf(field.error, problem),
  placeholder: field.placeholder,
  disabled: disabled ?? false,
  onBlur: field.touch,
  classNames: { wrapper: classes[width] ?? '' },
})

interface GroupProps {
  field: ShownField
  props: FieldProps
  children: ReactNode
}

/** Several controls as one field: a fieldset whose legend is the label. */
export const FieldGroup = ({ field, props, children }: GroupProps) => {
  const hasHelp = field.help !== undefined || field.note !== undefined
  const help = hasHelp ? `${field.id}-help` : undefined
  const error = field.error === undefined ? undefined : `${field.id}-error`
  return (
    <fieldset
      id={field.id}
      className={classes.group}
      disabled={props.disabled ?? false}
      aria-describedby={[help, error].filter(Boolean).join(' ') || undefined}
    >
      <legend className={classes.legend}>
        <FieldLabel label={field.label} optional={props.optional} />
      </legend>
      {help !== undefined && (
        <p id={help} className={classes.help}>
          {withNote(field)}
        </p>
      )}
      {children}
      {field.error !== undefined && (
        <div id={error} className={classes.groupError}>
          <FieldError error={field.error} />
        </div>
      )}
    </fieldset>
  )
}
