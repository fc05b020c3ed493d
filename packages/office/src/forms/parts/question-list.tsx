import { type QuestionPlace, removeQuestion, removeSection, shiftSection } from '@foyer/domain/leads/edit-form.ts'
import type { DescribedControl, DescribedSection, FormDescription } from '@foyer/domain/leads/fields.ts'
import { choicesOf } from '@foyer/domain/leads/render-form.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { useKeptFocus } from '@foyer/ui/dialogs/use-kept-focus.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import hidden from '@foyer/ui/hidden.module.css'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import classes from '../forms.module.css'
import { useQuestionWords } from '../question-words.ts'
import { useTexts } from '../texts.ts'
import type { Change, FormChanges } from '../use-form-changes.ts'
import { useLifting } from '../use-lifting.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { SectionDialog } from './section-dialog.tsx'

interface QuestionListProps {
  form: FormDescription
  changes: FormChanges
  /** The parts that ask nothing, once publishing was tried; -1: the form has none. */
  unfinished: readonly number[]
  question: ReturnType<typeof useDialogFor<QuestionPlace>>
  section: ReturnType<typeof useDialogFor<number>>
  onDone: () => void
  onFailure: (outcome: Outcome) => void
}

type Removed = { question: QuestionPlace } | { section: number }

/** The parts and questions of a form in their order. */
export const QuestionList = (props: QuestionListProps) => {
  const { form, changes, unfinished, question, section, onDone, onFailure } = props
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const removing = useDialogFor<Removed>()
  useKeptFocus(removing.dialog?.isOpen === true, box)
  const change = async (next: Change): Promise<Outcome> => {
    const outcome = await changes.change(next)
    if (outcome.ok) onDone()
    return outcome
  }
  /** Without a dialog, the page shows why it was not done. */
  const tryTo = async (next: Change): Promise<boolean> => {
    const outcome = await change(next)
    if (!outcome.ok) onFailure(outcome)
    return outcome.ok
  }
  const lifting = useLifting({ form, onDrop: (next) => tryTo(() => next) })
  const { shown } = lifting
  return (
    <div ref={box} className={classes.stack}>
      <p id="move-help" className={`${classes.quiet} ${classes.moveHelp}`}>
        {t('move.help')}
      </p>
      <p className={hidden.hidden} role="status">
        {lifting.spoken}
      </p>
      {unfinished.includes(-1) && <Unfinished id="no-part" />}
      {shown.selectedFields.length === 0 && <p className={classes.text}>{t('parts.no')}</p>}
      {shown.selectedFields.map((part, place) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no id, and keeps no state.
          key={place}
          part={part}
          place={place}
          isLast={place === shown.selectedFields.length - 1}
          isUnfinished={unfinished.includes(place) && part.controls.length === 0}
          lifting={lifting}
          onQuestion={(code) => question.open({ section: place, code })}
          onChange={() => section.open(place)}
          onShift={(by) => void tryTo((now) => shiftSection(now, place, by) ?? now)}
          onRemove={() => removing.open({ section: place })}
          onRemoveQuestion={(code) => removing.open({ question: { section: place, code } })}
        />
      ))}
      <Button
        data-add
        variant="default"
        className={classes.start}
        leftSection={<Icon name="plus" />}
        {...(unfinished.includes(-1) && { 'aria-describedby': 'no-part' })}
        onClick={() => section.open(form.selectedFields.length)}
      >
        {t('parts.add')}
      </Button>
      {question.dialog && (
        <QuestionDialog
          key={`question ${question.dialog.opened}`}
          isOpen={question.dialog.isOpen}
          place={question.dialog.row}
          changes={changes}
          onClose={question.close}
          onDone={onDone}
        />
      )}
      {section.dialog && (
        <SectionDialog
          key={`section ${section.dialog.opened}`}
          isOpen={section.dialog.isOpen}
          place={section.dialog.row}
          changes={changes}
          onClose={section.close}
          onDone={onDone}
        />
      )}
      {removing.dialog && (
        <RemoveDialog
          form={form}
          removed={removing.dialog.row}
          isOpen={removing.dialog.isOpen}
          onClose={removing.close}
          onConfirm={change}
        />
      )}
    </div>
  )
}

/** At the part that keeps the form from being published. */
const Unfinished = ({ id }: { id: string }) => {
  const errorText = useErrorText()
  return (
    <div id={id}>
      <Notice kind="error" title={errorText('LeadEmptySection')} />
    </div>
  )
}

interface PartProps {
  part: DescribedSection
  place: number
  isLast: boolean
  isUnfinished: boolean
  lifting: ReturnType<typeof useLifting>
  /** With the code of a question, or none for a new one. */
  onQuestion: (code: string) => void
  onChange: () => void
  onShift: (by: -1 | 1) => void
  onRemove: () => void
  onRemoveQuestion: (code: string) => void
}

const Part = (props: PartProps) => {
  const { part, place, isLast, isUnfinished, lifting, onQuestion, onChange, onShift, onRemove, onRemoveQuestion } =
    props
  const t = useTexts()
  const words = useQuestionWords()
  const name = words.part(part, place)
  const kinds = part.controls.find(({ code }) => code === 'ADDRESSTYPE')
  return (
    <section className={classes.part}>
      <div className={classes.partHead}>
        <h2 id={`part-${place}`} className={classes.partName}>
          {name}
        </h2>
        {part.repeatFlag === 1 && <Badge tone="quiet">{t('parts.repeats')}</Badge>}
        <div className={classes.buttons}>
          <RowButton
            icon="edit"
            label={t('parts.change')}
            named={t('parts.changeNamed', { name })}
            onClick={onChange}
          />
          {place > 0 && (
            <RowButton icon="up" label={t('move.up')} named={t('parts.up', { name })} onClick={() => onShift(-1)} />
          )}
          {!isLast && (
            <RowButton
              icon="down"
              label={t('move.down')}
              named={t('parts.down', { name })}
              onClick={() => onShift(1)}
            />
          )}
          <RowButton
            icon="trash"
            label={t('parts.remove')}
            named={t('parts.removeNamed', { name })}
            onClick={onRemove}
          />
        </div>
      </div>
      {isUnfinished && <Unfinished id={`part-${place}-error`} />}
      {part.controls.length === 0 ? (
        <p className={classes.quiet}>{t('parts.none')}</p>
      ) : (
        <ul className={classes.questions}>
          {part.controls.map((control) => (
            <Question
              key={control.code}
              control={control}
              kinds={kinds}
              place={{ section: place, code: control.code }}
              lifting={lifting}
              onChange={() => onQuestion(control.code)}
              onRemove={() => onRemoveQuestion(control.code)}
            />
          ))}
        </ul>
      )}
      <Button
        data-question
        variant="default"
        className={classes.start}
        leftSection={<Icon name="plus" />}
        aria-label={t('questions.addNamed', { name })}
        {...(isUnfinished && { 'aria-describedby': `part-${place}-error` })}
        onClick={() => onQuestion('')}
      >
        {t('questions.add')}
      </Button>
    </section>
  )
}

interface QuestionProps {
  control: DescribedControl
  /** The question for the kind of address beside it. */
  kinds: DescribedControl | undefined
  place: QuestionPlace
  lifting: ReturnType<typeof useLifting>
  onChange: () => void
  onRemove: () => void
}

const Question = ({ control, kinds, place, lifting, onChange, onRemove }: QuestionProps) => {
  const t = useTexts()
  const words = useQuestionWords()
  const { language } = useLanguage()
  const name = words.question(control)
  const isLifted = lifting.lifted?.code === place.code && lifting.lifted.section === place.section
  const only = (control.addressTypes ?? []).map(
    (type) => (kinds && choicesOf(kinds, language).find(({ value }) => value === type)?.label) ?? type,
  )
  return (
    <li className={classes.question} data-lifted={isLifted}>
      <button
        {...lifting.handle(place)}
        type="button"
        className={classes.handle}
        aria-label={t('move.named', { name })}
        aria-describedby="move-help"
        aria-pressed={isLifted}
      >
        <Icon name="move" size={18} />
      </button>
      <div className={classes.lines}>
        <span className={classes.strong}>{name}</span>
        <span className={classes.quiet}>{words.answer(control)}</span>
        {only.length > 0 && <span className={classes.quiet}>{t('questions.only', { kinds: only.join(', ') })}</span>}
        <span className={classes.badges}>
          {control.requiredFlag === 1 && <Badge tone="quiet">{t('questions.required')}</Badge>}
          {control.visibleFlag === 0 && <Badge tone="quiet">{t('questions.hidden')}</Badge>}
        </span>
      </div>
      <div className={classes.buttons}>
        <RowButton
          icon="edit"
          label={t('questions.change')}
          named={t('questions.changeNamed', { name })}
          onClick={onChange}
        />
        <RowButton
          icon="up"
          label={t('move.up')}
          named={t('move.upNamed', { name })}
          onClick={() => void lifting.step(place, -1)}
        />
        <RowButton
          icon="down"
          label={t('move.down')}
          named={t('move.downNamed', { name })}
          onClick={() => void lifting.step(place, 1)}
        />
        <RowButton
          icon="trash"
          label={t('questions.remove')}
          named={t('questions.removeNamed', { name })}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

interface RemoveDialogProps {
  form: FormDescription
  removed: Removed
  isOpen: boolean
  onClose: () => void
  onConfirm: (change: Change) => Promise<Outcome>
}

const RemoveDialog = ({ form, removed, isOpen, onClose, onConfirm }: RemoveDialogProps) => {
  const t = useTexts()
  const words = useQuestionWords()
  if ('section' in removed) {
    const part = form.selectedFields[removed.section] ?? { controls: [] }
    const count = part.controls.length
    return (
      <ConfirmDialog
        isOpen={isOpen}
        onClose={onClose}
        title={t('parts.removeTitle', { name: words.part(part, removed.section) })}
        confirm={t('parts.remove')}
        isDangerous
        onConfirm={() => onConfirm((now) => removeSection(now, removed.section))}
      >
        <p>{count === 0 ? t('parts.removeEmpty') : t('parts.removeText', { count })}</p>
      </ConfirmDialog>
    )
  }
  const { question } = removed
  const control = form.selectedFields[question.section]?.controls.find(({ code }) => code === question.code)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('questions.removeTitle', { name: control === undefined ? '' : words.question(control) })}
      confirm={t('questions.remove')}
      isDangerous
      onConfirm={() => onConfirm((now) => removeQuestion(now, question))}
    >
      <p>{t('questions.removeText')}</p>
    </ConfirmDialog>
  )
}
