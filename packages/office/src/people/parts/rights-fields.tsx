import { officeActions } from '@foyer/domain/office/actions.ts'
import { isGrantable, isWithholdable, type Role, reaches, roles, usualReach } from '@foyer/domain/office/permissions.ts'
import type { GivenRights } from '@foyer/domain/office/rules.ts'
import { RadioCards } from '@foyer/ui/fields/choice-fields.tsx'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useWhenChanged } from '@foyer/ui/form/use-when-changed.ts'
import { useOfficeTexts } from '../../kit/texts.ts'
import { SitesField } from '../../session/sites-field.tsx'
import { useTexts } from '../texts.ts'

export const newRights: GivenRights = { Role: 'broker', Reach: usualReach.broker, Sites: [], Withheld: [], Granted: [] }

/** The rights as they are sent: sites only where the reach is some sites, exceptions only where the role can have them. */
export const sentRights = ({ Role, Reach, Sites, Withheld, Granted }: GivenRights) => ({
  Role,
  Reach,
  Sites: Reach === 'sites' ? [...Sites] : [],
  Withheld: officeActions.filter((action) => Withheld.includes(action) && isWithholdable(Role, action)),
  Granted: officeActions.filter((action) => Granted.includes(action) && isGrantable(Role, action)),
})

/** Role and reach; a new role brings its usual reach. */
export const RightsFields = () => {
  const t = useOfficeTexts()
  const people = useTexts()
  const reach = useFormValue<string>('Reach')
  const set = useSetFormValue()
  useWhenChanged<Role>('Role', (now) => set('Reach', usualReach[now]))
  return (
    <>
      <RadioCards
        name="Role"
        choices={roles.map((Value) => ({ Value, Label: t(`roles.${Value}`), Help: t(`roleHelp.${Value}`) }))}
      />
      <RadioCards name="Reach" choices={reaches.map((Value) => ({ Value, Label: t(`reaches.${Value}`) }))} />
      <FollowUp when={reach === 'sites'}>
        <SitesField name="Sites" none={people('noSite')} />
      </FollowUp>
    </>
  )
}
