import {
  erasureProblems,
  erasureReasons,
  holdProblems,
  holdReasons,
  mostRetentionWords,
  wordsProblems,
} from '@foyer/domain/retention/rules.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { CheckboxField, RadioCards, TextareaField } from '@foyer/ui/fields/index.ts'
import { loadAgain } from '../../live/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { type Announce, retentionReads } from '../reads.ts'
import { useTexts } from '../texts.ts'
import {
  type KeptPlace,
  keptIds,
  kindOf,
  type ListedErasure,
  placeOf,
  useRetentionWords,
} from '../use-retention-words.ts'

interface DialogProps {
  isOpen: boolean
  place: KeptPlace
  onClose: () => void
  onNews: Announce
}

const invalidates = [...retentionReads]
const Words = () => <TextareaField name="Words" rows={3} maxLength={mostRetentionWords} />

/** Someone else was first: the dialog ends, and the page shows what is there now. */
const useMeanwhile = ({ onClose, onNews }: Pick<DialogProps, 'onClose' | 'onNews'>) => {
  const t = useTexts()
  return async <Reply,>(outcome: Outcome<Reply>): Promise<boolean> => {
    if (outcome.ok || (outcome.key !== 'StaleEdit' && outcome.key !== 'NoAccess')) return false
    await loadAgain(retentionReads)
    onClose()
    onNews({ kind: 'warning', words: t('changed') })
    return true
  }
}

export const HoldDialog = ({ isOpen, place, onClose, onNews }: DialogProps) => {
  const t = useTexts()
  const { run } = useOfficeWrite('/console-api/HoldDeal', { invalidates })
  const meanwhile = useMeanwhile({ onClose, onNews })
  const submit = async (why: { Reason: string; Words: string }) => {
    const outcome = await run({ ...keptIds(place), ...why })
    await meanwhile(outcome)
    return outcome
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`hold.title.${kindOf(place)}`)}
      submit={t('hold.submit')}
      texts="office.retention"
      values={{ Reason: '', Words: '' }}
      rules={holdProblems}
      onSubmit={submit}
      onDone={() => onNews({ kind: 'success', words: t('hold.done') })}
    >
      <p>{t('hold.text')}</p>
      <RadioCards name="Reason" choices={holdReasons.map((Value) => ({ Value, Label: t(`holdReasons.${Value}`) }))} />
      <Words />
    </FormDialog>
  )
}

export const LiftDialog = ({ isOpen, place, holdId, onClose, onNews }: DialogProps & { holdId: number }) => {
  const t = useTexts()
  const { run } = useOfficeWrite('/console-api/LiftHold', { invalidates })
  const meanwhile = useMeanwhile({ onClose, onNews })
  const submit = async (values: { Words: string }) => {
    const outcome = await run({ ...keptIds(place), HoldID: holdId, ...values })
    await meanwhile(outcome)
    return outcome
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('lift.title')}
      submit={t('lift.submit')}
      texts="office.retention"
      values={{ Words: '' }}
      rules={wordsProblems}
      onSubmit={submit}
      onDone={() => onNews({ kind: 'success', words: t('lift.done') })}
    >
      <p>{t('lift.text')}</p>
      <Words />
    </FormDialog>
  )
}

interface AskDialogProps extends DialogProps {
  /** Whether the account of the client has no other application. */
  isOnly: boolean
}

export const AskDialog = ({ isOpen, place, isOnly, onClose, onNews }: AskDialogProps) => {
  const t = useTexts()
  const { run } = useOfficeWrite('/console-api/RequestErasure', { invalidates })
  const meanwhile = useMeanwhile({ onClose, onNews })
  const submit = async (values: { Reason: string; Words: string; AccountFl: number }) => {
    const outcome = await run({ ...keptIds(place), ...values })
    await meanwhile(outcome)
    return outcome
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`ask.title.${kindOf(place)}`)}
      submit={t('ask.submit')}
      texts="office.retention"
      values={{ Reason: '', Words: '', AccountFl: 0 }}
      rules={erasureProblems}
      onSubmit={submit}
      onDone={() => onNews({ kind: 'success', words: t('ask.done') })}
    >
      <p>{t(`ask.text.${kindOf(place)}`)}</p>
      <RadioCards
        name="Reason"
        choices={erasureReasons.map((Value) => ({ Value, Label: t(`erasureReasons.${Value}`) }))}
      />
      <Words />
      {isOnly && <CheckboxField name="AccountFl" />}
    </FormDialog>
  )
}

type DecisionProps = Omit<DialogProps, 'place'> & { request: ListedErasure }

const idsOf = (listed: ListedErasure) => ({ ...keptIds(placeOf(listed)), ErasureID: listed.ErasureID })

/** What is erased is gone at once, so its button is the last question. */
export const ApproveDialog = ({ isOpen, request, onClose, onNews }: DecisionProps) => {
  const t = useTexts()
  const { client } = useRetentionWords()
  const kind = kindOf(placeOf(request))
  const { run } = useOfficeWrite('/console-api/ApproveErasure', { invalidates })
  const meanwhile = useMeanwhile({ onClose, onNews })
  const approve = async () => {
    const outcome = await run(idsOf(request))
    if (outcome.ok)
      onNews({
        kind: 'success',
        words: outcome.reply.AccountErasedFl === 1 ? t('approve.doneAccount') : t(`approve.done.${kind}`),
      })
    return (await meanwhile(outcome)) ? undefined : outcome
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`approve.title.${kind}`, { client: client(request) })}
      confirm={t('approve.confirm')}
      isDangerous
      onConfirm={approve}
    >
      <p>{t(`approve.text.${kind}`)}</p>
      {request.AccountFl === 1 && <p>{t('approve.account')}</p>}
    </ConfirmDialog>
  )
}

export const DeclineDialog = ({ isOpen, request, onClose, onNews }: DecisionProps) => {
  const t = useTexts()
  const { run } = useOfficeWrite('/console-api/DeclineErasure', { invalidates })
  const meanwhile = useMeanwhile({ onClose, onNews })
  const submit = async (values: { Words: string }) => {
    const outcome = await run({ ...idsOf(request), ...values })
    await meanwhile(outcome)
    return outcome
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('decline.title')}
      submit={t('decline.submit')}
      texts="office.retention"
      values={{ Words: '' }}
      rules={wordsProblems}
      onSubmit={submit}
      onDone={() => onNews({ kind: 'success', words: t('decline.done') })}
    >
      <p>{t('decline.text')}</p>
      <Words />
    </FormDialog>
  )
}

export const WithdrawDialog = ({ isOpen, request, onClose, onNews }: DecisionProps) => {
  const t = useTexts()
  const { run } = useOfficeWrite('/console-api/WithdrawErasure', { invalidates })
  const meanwhile = useMeanwhile({ onClose, onNews })
  const withdraw = async () => {
    const outcome = await run(idsOf(request))
    if (outcome.ok) onNews({ kind: 'success', words: t('withdraw.done') })
    return (await meanwhile(outcome)) ? undefined : outcome
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('withdraw.title')}
      confirm={t('withdraw.confirm')}
      onConfirm={withdraw}
    >
      <p>{t('withdraw.text')}</p>
    </ConfirmDialog>
  )
}
