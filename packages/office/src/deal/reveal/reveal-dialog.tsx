import { mostReasonCharacters, revealProblems, revealReasons } from '@foyer/domain/office/reveals.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { RadioCards, TextField } from '@foyer/ui/fields/index.ts'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { usePlace } from '../use-deal.ts'
import classes from './reveal.module.css'
import type { Hidden } from './revealable.tsx'

interface RevealDialogProps {
  isOpen: boolean
  hidden: Hidden
  onClose: () => void
  onShown: (value: string) => void
}

/** Why the value is needed. The server asks for a confirmation, and records both before it replies. */
export const RevealDialog = ({ isOpen, hidden, onClose, onShown }: RevealDialogProps) => {
  const t = useTexts()
  const place = usePlace()
  const sin = useOfficeWrite('/console-api/RevealSin')
  const documentNumber = useOfficeWrite('/console-api/RevealDocumentNumber')
  const { kind, recordId, applicantId, label, name } = hidden
  const ask = (why: { Reason: string; Words: string }) => {
    const body = { ...place, ApplicantID: applicantId, ...why }
    return kind === 'sin' ? sin.run(body) : documentNumber.run({ ...body, IdentificationID: recordId })
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('reveal.title')}
      submit={t('reveal.submit')}
      texts="office.deal"
      values={{ Reason: '', Words: '' }}
      rules={revealProblems}
      onSubmit={ask}
      onDone={({ Value }) => onShown(Value)}
    >
      <p className={classes.text}>{t('reveal.text', { label, name })}</p>
      <ReasonFields />
    </FormDialog>
  )
}

/** Why a value that is masked elsewhere is needed: `Reason`, and `Words` for another one. */
export const ReasonFields = () => {
  const t = useTexts()
  const reason = useFormValue<string>('Reason')
  return (
    <>
      <RadioCards
        name="Reason"
        label={t('reveal.reason')}
        choices={revealReasons.map((Value) => ({ Value, Label: t(`reveal.reasons.${Value}`) }))}
      />
      <FollowUp when={reason === 'other'}>
        <TextField name="Words" maxLength={mostReasonCharacters} />
      </FollowUp>
    </>
  )
}
