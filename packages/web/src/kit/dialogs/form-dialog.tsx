import type { ReactNode } from 'react'
import { Form, type FormProps } from '../form/form.tsx'
import { FormActions } from '../form/form-actions.tsx'
import { useFormValues } from '../form/form-context.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Dialog } from './dialog.tsx'

interface FormDialogProps<Values extends object, Reply> extends FormProps<Values, Reply> {
  isOpen: boolean
  onClose: () => void
  title: string
  size?: 'sm' | 'md' | 'lg'
  /** What the main button does: "Save the income". */
  submit: string
  /** Whether everything the button needs is there; see FormActions. */
  isReady?: (values: Values) => boolean
  children: ReactNode
}

interface EndingProps<Values> {
  submit: string
  onClose: () => void
  isReady: ((values: Values) => boolean) | undefined
}

const Ending = <Values,>({ submit, onClose, isReady }: EndingProps<Values>) => {
  const t = useKitTexts()
  const values = useFormValues<Values>()
  return (
    <FormActions submit={submit} isReady={isReady?.(values) ?? true} back={{ onClick: onClose, label: t('cancel') }} />
  )
}

/** A form in a dialog; it closes when its call succeeded, after `onDone`. */
export const FormDialog = <Values extends object, Reply>(props: FormDialogProps<Values, Reply>) => {
  const { isOpen, onClose, title, size = 'sm', submit, isReady, children, onDone, ...form } = props
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size={size}>
      <Form
        {...form}
        onDone={(reply, values) => {
          onDone?.(reply, values)
          onClose()
        }}
      >
        {children}
        <Ending submit={submit} isReady={isReady} onClose={onClose} />
      </Form>
    </Dialog>
  )
}
