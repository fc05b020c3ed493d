import { write } from '@foyer/ui/client/call.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { placeToReturn } from '../kit/paths.ts'
import { useOfficeTexts } from '../kit/texts.ts'
import { FactorChoice } from './factor-choice.tsx'
import { useMe } from './me.ts'
import classes from './session.module.css'
import { SignOnButton } from './sign-on-button.tsx'

type Confirm = () => Promise<boolean>

const ConfirmContext = createContext<Confirm>(async () => false)

/** Asks the person to confirm with a factor. Resolves whether they did. */
export const useConfirm = () => useContext(ConfirmContext)

/** The step-up: a dialog above whatever needs it, so that nothing typed is lost. */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<((isConfirmed: boolean) => void) | undefined>(undefined)
  const confirm = useCallback<Confirm>(
    () =>
      new Promise((resolve) => {
        answer.current = resolve
        setOpen(true)
      }),
    [],
  )
  const end = (isConfirmed: boolean) => {
    setOpen(false)
    answer.current?.(isConfirmed)
  }
  return (
    <ConfirmContext value={confirm}>
      {children}
      {isOpen && <ConfirmDialog onEnd={end} />}
    </ConfirmContext>
  )
}

const ConfirmDialog = ({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) => {
  const t = useOfficeTexts()
  const { FactorKinds, ConfirmsBySignOnFl, SignOn } = useMe()
  const To = placeToReturn(useLocation())
  return (
    <Dialog isOpen onClose={() => onEnd(false)} title={t('confirm.title')} isSheet={false}>
      <div className={classes.confirm}>
        <p>{t('confirm.text')}</p>
        {ConfirmsBySignOnFl === 1 && (
          <>
            <p>{t('confirm.signOn', { name: SignOn.Name })}</p>
            <SignOnButton
              label={t('signOn.goOn', { name: SignOn.Name })}
              start={() => write('/console-api/StartSignOnConfirm', { To })}
            />
          </>
        )}
        <FactorChoice
          kinds={FactorKinds}
          onPasskey={(Passkey) => write('/console-api/StepUp', { Code: '', Passkey })}
          onCode={(Code) => write('/console-api/StepUp', { Code })}
          onDone={() => onEnd(true)}
        />
      </div>
    </Dialog>
  )
}
