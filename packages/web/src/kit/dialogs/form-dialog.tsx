import type { ReactNode } from 'react'
import { Form, type FormProps } from '../form/form.tsx'
import { FormActions } from '../form/form-actions.tsx'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Dialog } from './dialog.tsx'

interface FormDialogProps<Values extends object, Reply> extends FormProps<Values, Reply> {
  isOpen: boolean
  onClose: () => void
  title: string
  size?: 'sm' | 'md' | 'lg'
  /** What the main button does: "Save the income". */
  submit: string
  children: ReactNode
}

/** A form in a dialog; it closes when its call succeeded, after `onDone`. */
export const FormDialog = <Values extends object, Reply>(props: FormDialogProps<Values, Reply>) => {
  const { isOpen, onClose, title, size = 'sm', submit, children, onDone, ...form } = props
  const t = useKitTexts()
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
        <FormActions submit={submit} back={{ onClick: onClose, label: t('cancel') }} />
      </Form>
    </Dialog>
  )
}
