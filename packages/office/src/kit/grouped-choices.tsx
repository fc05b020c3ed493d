import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { useField } from '@foyer/ui/form/use-field.ts'
import { Checkbox } from '@mantine/core'
import classes from './grouped-choices.module.css'

export interface ChoiceGroup<Value extends string> {
  name: string
  label: string
  choices: readonly { value: Value; label: string }[]
}

interface GroupedChoicesProps<Value extends string> {
  name: string
  groups: readonly ChoiceGroup<Value>[]
}

/** Any number of choices, by subject. */
export const GroupedChoices = <Value extends string>({ groups, ...props }: GroupedChoicesProps<Value>) => {
  const field = useField<Value[]>(props)
  const toggle = (value: Value, isChosen: boolean) =>
    field.set(isChosen ? [...field.value, value] : field.value.filter((one) => one !== value))
  return (
    <FieldGroup field={field} props={props}>
      <div className={classes.groups}>
        {groups.map(({ name, label, choices }) => (
          <section key={name} className={classes.group} aria-labelledby={`${props.name}-${name}`}>
            <h3 id={`${props.name}-${name}`} className={classes.name}>
              {label}
            </h3>
            {choices.map((choice) => (
              <Checkbox
                key={choice.value}
                label={choice.label}
                checked={field.value.includes(choice.value)}
                aria-invalid={field.error !== undefined}
                onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
              />
            ))}
          </section>
        ))}
      </div>
    </FieldGroup>
  )
}
