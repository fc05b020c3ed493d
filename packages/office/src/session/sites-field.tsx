import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { useField } from '@foyer/ui/form/use-field.ts'
import { Checkbox } from '@mantine/core'
import { useMe } from './me.ts'
import classes from './session.module.css'

/** Some of the brokerage's sites. `none` is shown when it has no site yet. */
export const SitesField = ({ none, ...props }: { name: string; none: string }) => {
  const { Sites } = useMe()
  const field = useField<readonly string[]>(props)
  const toggle = (site: string, isChosen: boolean) =>
    field.set(isChosen ? [...field.value, site] : field.value.filter((one) => one !== site))
  return (
    <FieldGroup field={field} props={props}>
      <div className={classes.sites}>
        {Sites.length === 0 && <p className={classes.noSite}>{none}</p>}
        {Sites.map(({ SiteID }) => (
          <Checkbox
            key={SiteID}
            label={SiteID}
            checked={field.value.includes(SiteID)}
            aria-invalid={field.error !== undefined}
            onChange={(event) => toggle(SiteID, event.currentTarget.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
