import { documentNotes } from '@foyer/domain/documents/checklist.ts'
import { isolated } from '@foyer/domain/kit/isolate.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import {
  type ConditionStatus,
  conditionProblems,
  conditionStatuses,
  mostConditionCharacters,
  mostLenderCharacters,
  mostPastedCharacters,
} from '@foyer/domain/office/conditions.ts'
import { longestNote } from '@foyer/domain/office/templates.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { SelectField, WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { DatePicker, TextareaField, TextField, useMenu } from '@foyer/ui/fields/index.ts'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useWhenChanged } from '@foyer/ui/form/use-when-changed.ts'
import { today } from '@foyer/ui/today.ts'
import { useState } from 'react'
import { conditionReads, useConditionTexts } from '../../conditions/index.ts'
import type { DealPlace } from '../../kit/paths.ts'
import { loadAgain } from '../../live/index.ts'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import classes from '../parts/documents.module.css'
import { useDocumentName } from '../review/document-name.ts'
import { reviewItems } from '../review/items.ts'
import { dealReads, type LoadedDeal } from '../use-deal.ts'
import type { Condition } from './conditions-tab.tsx'
import { newRequest, type RequestValues, requestProblems } from './request-values.ts'

const list = '/console-api/ListConditions'

export interface DialogProps {
  isOpen: boolean
  place: DealPlace
  onClose: () => void
  onDone: () => void
}

/** One condition, or a pasted list with one on each line. */
export const AddDialog = ({ isOpen, place, onClose, onDone }: DialogProps) => {
  const t = useConditionTexts()
  const add = useOfficeWrite('/console-api/AddConditions', { invalidates: conditionReads })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('addTitle')}
      size="md"
      submit={t('submitAdd')}
      texts="office.conditions"
      values={{ Text: '', Lender: '', DueDate: '' }}
      rules={conditionProblems}
      onSubmit={(values) => add.run({ ...place, ...values })}
      onDone={onDone}
    >
      <TextareaField name="Text" rows={8} maxLength={mostPastedCharacters} help={t('pasteHelp')} />
      <TextField name="Lender" maxLength={mostLenderCharacters} optional />
      <DatePicker name="DueDate" optional />
    </FormDialog>
  )
}

interface ConditionDialogProps extends DialogProps {
  deal: LoadedDeal
  clientLanguage: number
  /** As it was when the dialog opened, and as it is listed now; undefined once it was removed. */
  condition: Condition
  current: Condition | undefined
}

/** A condition is changed. One that was changed meanwhile is shown before it is replaced. */
export const ConditionDialog = ({
  isOpen,
  place,
  deal,
  clientLanguage,
  condition,
  current,
  onClose,
  onDone,
}: ConditionDialogProps) => {
  const t = useConditionTexts()
  const may = useMay()
  const nameOf = useDocumentName()
  const save = useOfficeWrite('/console-api/SaveCondition', { invalidates: conditionReads })
  const [isStale, setStale] = useState(false)
  const ask = useOfficeWrite('/console-api/AskForCondition', { invalidates: [...conditionReads, ...dealReads] })
  const mayAsk = may('document.view') && may('document.request')
  const { ConditionID, Version, Text, Lender, DueDate, Status, ItemID } = condition
  const values: Values = {
    ...{ Text, Lender, DueDate, Status, ItemID: ItemID === 0 ? '' : String(ItemID) },
    ...{ Type: -1, Desc: '', Request: newRequest(clientLanguage) },
  }
  const submit = async ({ ItemID: item, Type, Desc, Request, ...rest }: Values) => {
    const seen = isStale && current !== undefined ? current.Version : Version
    const changed = { ...place, ...rest, ConditionID, Version: seen }
    const outcome = await (item === toAsk
      ? ask.run({ ...changed, Type, Desc, Request })
      : save.run({ ...changed, ItemID: Number(item) }))
    const isOld = !outcome.ok && (outcome.key === 'StaleEdit' || outcome.key === 'NoAccess')
    if (isOld && (await loadAgain([list]))) setStale(true)
    return outcome
  }
  const now = current === undefined ? '' : `${isolated(current.Text)} (${t(`status.${current.Shown}`)})`
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('editTitle')}
      size="md"
      submit={t('submit')}
      texts="office.conditions"
      values={values}
      rules={(given) => [
        ...conditionProblems(given),
        ...problem(given.ItemID === toAsk && given.Type === -1, 'Type', 'UnknownChoice'),
        ...(given.ItemID === toAsk ? requestProblems(given.Request) : []),
      ]}
      onSubmit={submit}
      onDone={onDone}
    >
      {isStale && (
        <Notice kind="info" announced title={t(current === undefined ? 'gone' : 'stale')}>
          {current !== undefined && <p>{now}</p>}
        </Notice>
      )}
      <TextField name="Text" maxLength={mostConditionCharacters} width="full" />
      <WordSelect name="Status" options={conditionStatuses.map((value) => ({ value, label: t(`status.${value}`) }))} />
      {may('document.view') && (
        <WordSelect
          name="ItemID"
          optional
          options={[
            ...(mayAsk ? [{ value: toAsk, label: t('ask.choice') }] : []),
            ...reviewItems(deal).map(({ item }) => ({ value: String(item.DFRequestDocItemID), label: nameOf(item) })),
          ]}
        />
      )}
      <AskFields clientLanguage={clientLanguage} />
      <TextField name="Lender" maxLength={mostLenderCharacters} optional />
      <DatePicker name="DueDate" optional />
    </FormDialog>
  )
}

/** In place of a document of the deal. */
const toAsk = 'ask'

interface Values {
  Text: string
  Lender: string
  DueDate: string
  Status: ConditionStatus
  /** A document of the deal, `toAsk`, or empty for none. */
  ItemID: string
  Type: number
  Desc: string
  Request: RequestValues
}

/** Which document the client is asked for. */
const AskFields = ({ clientLanguage }: { clientLanguage: number }) => {
  const t = useConditionTexts()
  const { items } = useMenu('DFDocumentType')
  const isAsked = useFormValue<string>('ItemID') === toAsk
  const set = useSetFormValue()
  const language = languageOf(clientLanguage)
  useWhenChanged('Type', (type: number) => set('Desc', documentNotes[type]?.[language] ?? ''))
  if (!isAsked) return null
  return (
    <>
      <p className={classes.text}>{t(`ask.${language}`)}</p>
      <SelectField name="Type" choices={items} />
      <div lang={language}>
        <TextField name="Desc" maxLength={longestNote} optional />
      </div>
      <DatePicker name="Request.DueDate" label={t('ask.due')} min={today()} optional />
    </>
  )
}
