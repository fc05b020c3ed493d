import { useSyncExternalStore } from 'react'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Actions, type BackAction } from '../page/actions.tsx'
import { useFormContext, useFormStatus, useHasNextPart } from './form-context.ts'

interface FormActionsProps {
  /** The button's label. */
  submit: string
  /** Its label while busy, if not saving. */
  busy?: string
  /** Whether everything it needs is filled in; otherwise a press names what is missing. */
  isReady?: boolean
  isSecondary?: boolean
  back?: BackAction | undefined
  /** Whether changes can be discarded: of a form whose page shows what is saved, and stays. */
  discards?: boolean
  /** False where more of the page follows the form. */
  sticks?: boolean
}

/** The end of a form: Back as a plain link, then the button that names its action. It responds to every press. */
export const FormActions = ({
  submit,
  busy,
  isReady = true,
  isSecondary = false,
  back,
  discards = false,
  sticks = true,
}: FormActionsProps) => {
  const t = useKitTexts()
  const { store } = useFormContext()
  const status = useFormStatus()
  const isChanged = useSyncExternalStore(store.subscribe, () => discards && store.isChanged())
  const saving = busy ?? t('form.saving')
  const words = { idle: '', saving, saved: t('form.saved'), discarded: t('form.discarded'), failed: '' }[status]
  const isBusy = status === 'saving'
  const label = useHasNextPart() ? t('form.nextPart') : submit
  return (
    <Actions
      back={back}
      discard={isChanged && !isBusy ? { label: t('form.discard'), onClick: store.discard } : undefined}
      main={{ label: isBusy ? saving : label, type: 'submit', isBusy, isReady, isSecondary }}
      status={words}
      sticks={sticks}
    />
  )
}
