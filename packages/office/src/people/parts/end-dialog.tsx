import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { fullName } from '../../kit/names.ts'
import { ownersOf } from '../../kit/owners.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import classes from './people.module.css'
import type { Person } from './people-list.tsx'

interface EndDialogProps {
  isOpen: boolean
  person: Person
  /** Who may take over. */
  people: readonly Person[]
  onClose: () => void
}

const nobody = 'nobody'

/** Ends a person's access, and hands over their deals and sites. */
export const EndDialog = ({ isOpen, person, people, onClose }: EndDialogProps) => {
  const t = useTexts()
  const end = useOfficeWrite('/console-api/EndPerson', {
    invalidates: ['/console-api/ListPeople', '/console-api/LoadMe'],
  })
  const { PersonID, Deals, DealSites, SitesLed } = person
  const others = ownersOf(people, [...DealSites, ...SitesLed]).filter((one) => one.PersonID !== PersonID)
  const what = t('end.deals', { count: Deals, sites: SitesLed.join(', ') || t('end.noSites') })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('end.title', { name: fullName(person) })}
      submit={t('end.submit')}
      texts="office.people"
      values={{ DealsTo: nobody }}
      onSubmit={({ DealsTo }) => end.run({ PersonID, DealsTo: DealsTo === nobody ? '' : DealsTo })}
    >
      <p className={classes.text}>{t('end.text')}</p>
      {(Deals > 0 || SitesLed.length > 0) && (
        <WordSelect
          name="DealsTo"
          help={t('fields.DealsTo.help', { what })}
          options={[
            { value: nobody, label: t('end.nobody') },
            ...others.map((one) => ({ value: one.PersonID, label: fullName(one) })),
          ]}
        />
      )}
    </FormDialog>
  )
}
