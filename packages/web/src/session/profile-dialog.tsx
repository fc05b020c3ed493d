import { problem } from '@foyer/domain/kit/problem.ts'
import { isBlank } from '@foyer/domain/kit/text.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useState } from 'react'
import { useShellTexts } from '../site/shell-texts.ts'
import { reloadSite } from '../site/use-site-load.ts'
import classes from './delete-account.module.css'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { useSession } from './session.ts'

interface Names {
  FirstName: string
  LastName: string
}

const problems = ({ FirstName, LastName }: Names) => [
  ...problem(isBlank(FirstName), 'FirstName', 'RequiredFirstName'),
  ...problem(isBlank(LastName), 'LastName', 'RequiredLastName'),
]

/** First and last name; they turn an anonymous user into a named one. */
export const ProfileDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { SiteID, UserID, FirstName, LastName, Email, isHandOff } = useSession()
  const [isDeleting, setDeleting] = useState(false)
  const t = useShellTexts()
  const save = useWrite('/api/MTGAPPUserCompleteSetup')
  const startDeleting = () => {
    onClose()
    setDeleting(true)
  }
  return (
    <>
      <FormDialog
        isOpen={isOpen}
        onClose={onClose}
        title={t('profile.title')}
        submit={t('profile.save')}
        isReady={(names: Names) => problems(names).length === 0}
        texts="shell"
        values={{ FirstName, LastName }}
        rules={problems}
        onSubmit={(names) => save.run({ ...names, SiteID, UserID })}
        onDone={() => void reloadSite(SiteID)}
      >
        {Email !== '' && <p className={classes.text}>{t('profile.email', { email: Email })}</p>}
        <TextField name="FirstName" maxLength={60} autoComplete="given-name" />
        <TextField name="LastName" maxLength={60} autoComplete="family-name" />
        {!isHandOff && (
          <div className={classes.open}>
            <RowButton
              icon="trash"
              label={t('deleteAccount.open')}
              named={t('deleteAccount.open')}
              onClick={startDeleting}
            />
          </div>
        )}
      </FormDialog>
      <DeleteAccountDialog isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  )
}
