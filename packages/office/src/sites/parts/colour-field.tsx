import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import classes from '../sites.module.css'

/** #rrggbb, typed or picked. */
export const ColourField = () => {
  const value = useFormValue<string>('PrimaryColor')
  const set = useSetFormValue()
  return (
    <div className={classes.colour}>
      <TextField name="PrimaryColor" width="sm" maxLength={7} autoCapitalize="none" />
      <input
        type="color"
        className={classes.swatch}
        aria-hidden="true"
        tabIndex={-1}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={(event) => set('PrimaryColor', event.currentTarget.value)}
      />
    </div>
  )
}
