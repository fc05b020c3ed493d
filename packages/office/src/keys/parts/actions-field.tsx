import { type KeyAction, type KeyActionGroup, keyActionGroups } from '@foyer/domain/api-keys/actions.ts'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { useField } from '@foyer/ui/form/use-field.ts'
import { Checkbox } from '@mantine/core'
import classes from '../keys.module.css'
import { useTexts } from '../texts.ts'

/** What the key may do, by subject. */
export const ActionsField = ({ givable, ...props }: { name: string; givable: readonly KeyAction[] }) => {
  const t = useTexts()
  const field = useField<KeyAction[]>(props)
  const toggle = (action: KeyAction, isChosen: boolean) =>
    field.set(isChosen ? [...field.value, action] : field.value.filter((one) => one !== action))
  const groups = Object.entries(keyActionGroups) as [KeyActionGroup, readonly KeyAction[]][]
  return (
    <FieldGroup field={field} props={props}>
      <div className={classes.groups}>
        {groups.map(([group, all]) => (
          <section key={group} className={classes.group} aria-labelledby={`${props.name}-${group}`}>
            <h3 id={`${props.name}-${group}`} className={classes.groupName}>
              {t(`groups.${group}`)}
            </h3>
            {all
              .filter((action) => givable.includes(action))
              .map((action) => (
                <Checkbox
                  key={action}
                  label={t(`actions.${action}`)}
                  checked={field.value.includes(action)}
                  aria-invalid={field.error !== undefined}
                  onChange={(event) => toggle(action, event.currentTarget.checked)}
                />
              ))}
          </section>
        ))}
      </div>
    </FieldGroup>
  )
}
