import { useKitTexts } from '../i18n/kit-texts.ts'
import { Actions, type BackAction } from '../page/actions.tsx'
import { useFormStatus } from './form-context.ts'

/** The end of a form: Back as a quiet link, then the button that says what happens. It answers every press. */
export const FormActions = ({ submit, back }: { submit: string; back?: BackAction | undefined }) => {
  const t = useKitTexts()
  const status = useFormStatus()
  const words = { idle: '', saving: t('form.saving'), saved: t('form.saved'), failed: '' }[status]
  return (
    <Actions
      back={back}
      main={{ label: status === 'saving' ? t('form.saving') : submit, type: 'submit', isBusy: status === 'saving' }}
      status={words}
    />
  )
}
