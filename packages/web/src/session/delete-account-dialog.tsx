import type { DeletionProof } from '@foyer/domain/account/deletion.ts'
import { isCode } from '@foyer/domain/account/rules.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { DialogButtons } from '@foyer/ui/dialogs/dialog-buttons.tsx'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { CodeField, PasswordField } from '@foyer/ui/fields/index.ts'
import { useFocusFirst } from '@foyer/ui/form/use-focus-first.ts'
import { sessionChannel } from '@foyer/ui/session/session-channel.ts'
import { keptThrough } from '@foyer/ui/storage.ts'
import { useState } from 'react'
import { useShellTexts } from '../site/shell-texts.ts'
import classes from './delete-account.module.css'
import { useSession } from './session.ts'
import { leave } from './sign-out.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useSignOut } from './use-sign-out.ts'

interface Typed {
  Password: string
  code: string
}

const rules = {
  Password: ({ Password }: Typed) => problem(Password === '', 'Password', 'RequiredPassword'),
  Code: ({ code }: Typed) => problem(!isCode(code), 'code', 'RequiredVerificationCode'),
  Session: () => [],
}

type Proof = Exclude<DeletionProof, 'SignInAgain'>

interface ConfirmProps {
  proof: Proof
  onClose: () => void
}

const proofOf = (proof: Proof, { Password, code }: Typed) => ({
  ...(proof === 'Password' && { Password }),
  ...(proof === 'Code' && { code }),
})

/** Asks for the password, the mailed code, or only once more; deletes the account, and goes to the start page. */
const ConfirmDeletion = ({ proof, onClose }: ConfirmProps) => {
  const t = useShellTexts()
  const { SiteID, UserID, Email } = useSession()
  const { run } = useWrite('/api/MTGAPPUserDelete')
  const first = useFocusFirst()
  const onDone = () => {
    sessionChannel.post({ kind: 'ended', SiteID })
    leave(SiteID, 'deleted')
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('deleteAccount.title')}
      submit={t('deleteAccount.submit')}
      texts="shell"
      values={{ Password: '', code: '' }}
      rules={rules[proof]}
      // The response clears the browser's storage.
      onSubmit={(typed: Typed) => keptThrough(() => run({ SiteID, UserID, ...proofOf(proof, typed) }))}
      onDone={onDone}
    >
      {proof === 'Code' && <p className={classes.text}>{t('deleteAccount.sent', { email: Email })}</p>}
      {proof !== 'Session' && (
        <div ref={first}>{proof === 'Code' ? <CodeField name="code" /> : <PasswordField name="Password" />}</div>
      )}
      {proof === 'Session' && <p className={classes.text}>{t('deleteAccount.fresh')}</p>}
    </FormDialog>
  )
}

/** For an account with neither a password nor an address, whose sign-in is too long ago. */
const SignInAgain = ({ onClose }: { onClose: () => void }) => {
  const t = useShellTexts()
  const signingOut = useSignOut()
  return (
    <>
      <Dialog isOpen={!signingOut.hasFailed} onClose={onClose} title={t('deleteAccount.againTitle')} isSheet={false}>
        <div className={classes.stack}>
          <p className={classes.text}>{t('deleteAccount.again')}</p>
          <DialogButtons
            cancel={{ label: t('deleteAccount.keep'), onClick: onClose }}
            main={{ label: t('deleteAccount.signOut'), onClick: signingOut.start, isBusy: signingOut.isBusy }}
          />
        </div>
      </Dialog>
      <SignOutDialog {...signingOut} />
    </>
  )
}

/** What is deleted and what stays, then the confirmation. */
export const DeleteAccountDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useShellTexts()
  const { SiteID, UserID, Email } = useSession()
  const { run } = useWrite('/api/MTGAPPUserPrepareDelete')
  const [proof, setProof] = useState<DeletionProof | ''>('')
  const close = () => setProof('')
  const prepare = async () => {
    const outcome = await run({ SiteID, UserID })
    if (outcome.ok) setProof(outcome.reply.ConfirmWith)
    return outcome
  }
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={onClose}
        title={t('deleteAccount.title')}
        confirm={t('deleteAccount.goOn')}
        cancel={t('deleteAccount.keep')}
        isDangerous
        onConfirm={prepare}
      >
        <p>{t('deleteAccount.lead')}</p>
        <ul>
          <li>{t('deleteAccount.account')}</li>
          <li>{t('deleteAccount.unsent')}</li>
        </ul>
        <p>{t('deleteAccount.kept')}</p>
        <p>{t('deleteAccount.final')}</p>
        {Email !== '' && <p>{t('deleteAccount.mailed')}</p>}
      </ConfirmDialog>
      {proof === 'SignInAgain' && <SignInAgain onClose={close} />}
      {proof !== '' && proof !== 'SignInAgain' && <ConfirmDeletion proof={proof} onClose={close} />}
    </>
  )
}
