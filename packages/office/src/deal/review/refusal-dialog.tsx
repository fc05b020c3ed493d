import { refusalReasons } from '@foyer/domain/documents/refusal-reasons.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { isBlank } from '@foyer/domain/kit/text.ts'
import { reasonsFor } from '@foyer/domain/office/templates.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { TextareaField } from '@foyer/ui/fields/index.ts'
import { useFormContext, useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { withKeys } from '@foyer/ui/with-keys.ts'
import { useEffect, useEffectEvent } from 'react'
import { KeyHint } from '../../kit/key-hint.tsx'
import { useKeysOn } from '../../kit/use-keys.ts'
import { useTexts } from '../texts.ts'
import classes from './review.module.css'

interface RefusalDialogProps {
  isOpen: boolean
  /** DFDocumentTypeDD of the document. */
  type: number
  /** 1 English, 2 French. */
  clientLanguage: number
  onClose: () => void
  onSubmit: (reason: string) => Promise<Outcome>
  onDone: () => void
}

const longest = 1000
const problems = ({ Reason }: { Reason: string }) => problem(isBlank(Reason), 'Reason', 'RequiredSetting')

/** Why a document is not accepted, in the language of the client: a ready-written reason, and own words. */
export const RefusalDialog = ({ isOpen, type, clientLanguage, onClose, onSubmit, onDone }: RefusalDialogProps) => {
  const t = useTexts()
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('refusal.title')}
      size="md"
      submit={t('refusal.submit')}
      texts="office.deal"
      values={{ Reason: '' }}
      rules={problems}
      isReady={({ Reason }) => !isBlank(Reason)}
      onSubmit={({ Reason }) => onSubmit(Reason.trim())}
      onDone={onDone}
    >
      <ReasonFields type={type} clientLanguage={clientLanguage} />
    </FormDialog>
  )
}

type ReasonFieldsProps = Pick<RefusalDialogProps, 'type' | 'clientLanguage'>

/** The ready-written reasons, then the brokerage's own for this kind of document. */
const useReasons = (type: number) => {
  const { reply } = useCall('/console-api/ListTemplates', {})
  const own = reasonsFor(reply?.Reasons ?? [], type).map(({ NameEn, NameFr, TextEn, TextFr }) => ({
    short: { en: NameEn, fr: NameFr },
    text: { en: TextEn, fr: TextFr },
  }))
  return [...refusalReasons, ...own]
}

/** Reasons that a digit chooses. */
const keyed = 9

const ReasonFields = ({ type, clientLanguage }: ReasonFieldsProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { submit } = useFormContext()
  const [hasKeys] = useKeysOn()
  const set = useSetFormValue()
  const reason = useFormValue<string>('Reason')
  const theirs = languageOf(clientLanguage)
  const reasons = useReasons(type)
  const choose = (place: number) => {
    const chosen = reasons[place]
    if (chosen !== undefined) set('Reason', chosen.text[theirs])
  }
  // The dialog has its own keys: digits choose, Enter sends, unless a text is being typed or another button has the focus.
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOn = (selector: string) => event.target instanceof Element && event.target.closest(selector) !== null
    if (event.ctrlKey || event.metaKey || event.altKey || isOn('textarea')) return
    if (/^[1-9]$/.test(event.key)) choose(Number(event.key) - 1)
    else if (event.key === 'Enter' && !isOn('button:not([aria-pressed])')) submit()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    if (!hasKeys) return
    const listening = new AbortController()
    document.addEventListener('keydown', (event) => press(event), { signal: listening.signal })
    return () => listening.abort()
  }, [hasKeys])
  return (
    <>
      <p className={classes.text}>
        {t('refusal.text')} {t(theirs === 'en' ? 'refusal.english' : 'refusal.french')}
      </p>
      <ul className={classes.reasons} aria-label={t('refusal.reasons')}>
        {withKeys(reasons, ({ short }) => short[language]).map(([key, { short, text }], place) => (
          <li key={key}>
            <button
              type="button"
              className={classes.reason}
              aria-pressed={reason === text[theirs]}
              onClick={() => choose(place)}
            >
              {short[language]}
              {place < keyed && <KeyHint of={String(place + 1)} />}
            </button>
          </li>
        ))}
      </ul>
      <div lang={theirs}>
        <TextareaField name="Reason" rows={4} maxLength={longest} />
      </div>
    </>
  )
}
