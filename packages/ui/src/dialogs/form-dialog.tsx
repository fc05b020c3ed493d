import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Outcome } from '../client/outcome.ts'
import { Form, type FormProps } from '../form/form.tsx'
import { FormActions } from '../form/form-actions.tsx'
import { useFormContext, useFormValues } from '../form/form-context.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps<Values extends object, Reply> extends FormProps<Values, Reply> {
  isOpen: boolean
  onClose: () => void
  title: string
  size?: 'sm' | 'md' | 'lg'
  /** The main button's label: "Save the income". */
  submit: string
  /** Whether everything the button needs is filled in; see FormActions. */
  isReady?: (values: Values) => boolean
  children: ReactNode
}

interface EndingProps<Values> {
  submit: string
  onLeave: () => void
  isReady: ((values: Values) => boolean) | undefined
  /** Set to a function that returns whether anything was typed, for the confirmation before it is discarded. */
  isTyped: RefObject<() => boolean>
}

const Ending = <Values,>({ submit, onLeave, isReady, isTyped }: EndingProps<Values>) => {
  const t = useKitTexts()
  const { store } = useFormContext()
  const values = useFormValues<Values>()
  useEffect(() => {
    isTyped.current = store.isChanged
  }, [store, isTyped])
  return (
    <FormActions submit={submit} isReady={isReady?.(values) ?? true} back={{ onClick: onLeave, label: t('cancel') }} />
  )
}

const nothingTyped = (): boolean => false
const done: Outcome = { ok: true, reply: {} }

/**
 * A form in a dialog, which closes after its call succeeded and `onDone`. Leaving it by Escape, its close button or
 * Cancel asks first if anything was typed. Confirming ends its draft.
 */
export const FormDialog = <Values extends object, Reply>(props: FormDialogProps<Values, Reply>) => {
  const { isOpen, onClose, title, size = 'sm', submit, isReady, children, onDone, ...form } = props
  const t = useKitTexts()
  const isTyped = useRef(nothingTyped)
  const [isAsking, setAsking] = useState(false)
  const leave = () => (isTyped.current() ? setAsking(true) : onClose())
  const giveUp = async () => {
    form.draft?.end()
    onClose()
    return done
  }
  return (
    <>
      {/* Before the dialog, so that it closes first and the focus returns through both. */}
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        onClose={() => setAsking(false)}
        title={t('giveUp.title')}
        cancel={t('giveUp.stay')}
        confirm={t('giveUp.leave')}
        isDangerous
        onConfirm={giveUp}
      >
        <p>{t('giveUp.text')}</p>
      </ConfirmDialog>
      <Dialog isOpen={isOpen} onClose={leave} title={title} size={size}>
        <Form
          {...form}
          onDone={(reply, values) => {
            onDone?.(reply, values)
            setAsking(false)
            onClose()
          }}
        >
          {children}
          <Ending submit={submit} isReady={isReady} onLeave={leave} isTyped={isTyped} />
        </Form>
      </Dialog>
    </>
  )
}
