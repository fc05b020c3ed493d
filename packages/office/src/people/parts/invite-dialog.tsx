import { emailProblems, nameProblems } from '@foyer/domain/account/rules.ts'
import { type GivenRights, rightsProblems } from '@foyer/domain/office/rules.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { EmailField, TextField } from '@foyer/ui/fields/text-field.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { LanguageCards } from '../../kit/language-cards.tsx'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import classes from './people.module.css'
import { newRights, RightsFields, sentRights } from './rights-fields.tsx'

interface Invited extends GivenRights {
  Email: string
  FirstName: string
  LastName: string
  LanguageID: 1 | 2
}

const problems = (invited: Invited) => [
  ...emailProblems(invited.Email),
  ...nameProblems(invited),
  ...rightsProblems(invited),
]

interface InviteDialogProps {
  isOpen: boolean
  onClose: () => void
  onDone: (email: string) => void
}

export const InviteDialog = ({ isOpen, onClose, onDone }: InviteDialogProps) => {
  const t = useTexts()
  const { LanguageID } = useLanguage()
  const invite = useOfficeWrite('/console-api/InvitePerson', { invalidates: ['/console-api/ListPeople'] })
  const values: Invited = { Email: '', FirstName: '', LastName: '', LanguageID, ...newRights }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('invite.title')}
      size="md"
      submit={t('invite.submit')}
      texts="office.people"
      values={values}
      rules={problems}
      onSubmit={({ Email, FirstName, LastName, LanguageID: language, ...rights }) =>
        invite.run({ Email, FirstName, LastName, LanguageID: language, ...sentRights(rights) })
      }
      onDone={(_, { Email }) => onDone(Email)}
    >
      <p className={classes.text}>{t('invite.valid')}</p>
      <EmailField name="Email" autoComplete="off" />
      <Row>
        <TextField name="FirstName" maxLength={60} />
        <TextField name="LastName" maxLength={60} />
      </Row>
      <LanguageCards />
      <RightsFields />
    </FormDialog>
  )
}
