import { type GivenRights, rightsProblems } from '@foyer/domain/office/rules.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { fullName } from '../../kit/names.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import classes from './people.module.css'
import type { Person } from './people-list.tsx'
import { RightsFields, sentRights } from './rights-fields.tsx'

interface PersonDialogProps {
  isOpen: boolean
  person: Person
  onClose: () => void
}

const reads = ['/console-api/ListPeople' as const, '/console-api/LoadMe' as const]

/** Role and reach of a person. Exceptions that the office does not show yet are kept. */
export const ChangeDialog = ({ isOpen, person, onClose }: PersonDialogProps) => {
  const t = useTexts()
  const change = useOfficeWrite('/console-api/ChangePerson', { invalidates: reads })
  const { PersonID, Role, Reach, Sites, Withheld, Granted } = person
  const values: GivenRights = { Role, Reach, Sites, Withheld, Granted }
  const submit = async (rights: GivenRights) => {
    const outcome = await change.run({
      PersonID,
      ...sentRights(rights),
      Before: { Role, Reach, Sites, Withheld, Granted },
    })
    // The dialog, opened again, begins with what there is now.
    if (!outcome.ok && outcome.key === 'StaleEdit') await queries.invalidateQueries({ queryKey: [reads[0]] })
    return outcome
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('change.title', { name: fullName(person) })}
      size="md"
      submit={t('change.submit')}
      texts="office.people"
      values={values}
      rules={rightsProblems}
      onSubmit={submit}
    >
      <p className={classes.text}>{t('change.effect')}</p>
      <RightsFields />
    </FormDialog>
  )
}
