import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { mostConditions } from '@foyer/domain/office/conditions.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Badge, type Tone } from '@foyer/ui/feedback/badge.tsx'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { Notice, type NoticeKind } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useConditionTexts } from '../texts.ts'
import type { LoadedDeal } from '../use-deal.ts'
import { AddDialog, ConditionDialog } from './condition-dialogs.tsx'

export type Condition = ReplyOf<'/console-api/ListConditions'>['Conditions'][number]

const tones: Record<Condition['Shown'], Tone> = {
  open: 'quiet',
  asked: 'quiet',
  received: 'open',
  accepted: 'good',
  sent: 'quiet',
  satisfied: 'good',
}
const lists = ['/console-api/ListConditions'] as const

/** What the lender asks for before the deal is funded. */
export const ConditionsTab = ({ place, deal }: { place: DealPlace; deal: LoadedDeal }) => {
  const { SiteID, MortgageApplicationID } = place
  const ids = { SiteID, MortgageApplicationID }
  const t = useConditionTexts()
  const may = useMay()('deal.terms')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const { reply, isLoading, failure, retry } = useCall('/console-api/ListConditions', ids)
  const save = useOfficeWrite('/console-api/SaveCondition', { invalidates: [...lists] })
  const remove = useOfficeWrite('/console-api/RemoveCondition', { invalidates: [...lists] })
  const adding = useDialogFor<undefined>()
  const editing = useDialogFor<Condition>()
  const [said, setSaid] = useState<{ kind: NoticeKind; words: string; count: number } | undefined>(undefined)
  const say = (kind: NoticeKind, words: string) =>
    setSaid((before) => ({ kind, words, count: (before?.count ?? 0) + 1 }))
  const conditions = reply?.Conditions ?? []
  const done = conditions.filter(({ Shown }) => Shown === 'satisfied').length
  const satisfy = async ({ Shown, ...condition }: Condition) => {
    if (save.isBusy) return
    const outcome = await save.run({ ...ids, ...condition, Status: 'satisfied' })
    if (outcome.ok) say('success', t('satisfied'))
    else say('error', errorText(outcome.key))
  }
  const changed = editing.dialog?.row
  return (
    <Section title={t('title')} lead={t('lead')}>
      {said !== undefined && <Notice key={said.count} kind={said.kind} announced title={said.words} />}
      {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
      {reply !== undefined && conditions.length === 0 && !may && <EmptyState title={t('none')}>{t('lead')}</EmptyState>}
      {failure === undefined && (may || conditions.length > 0 || isLoading) && (
        <RecordList
          label={t('title')}
          isLoading={isLoading}
          records={conditions}
          idOf={({ ConditionID }) => ConditionID}
          nameOf={({ Text }) => Text}
          columns={[
            { label: t('columns.text'), of: ({ Text }) => Text },
            {
              label: t('columns.status'),
              of: ({ Shown }) => <Badge tone={tones[Shown]}>{t(`status.${Shown}`)}</Badge>,
            },
            {
              label: t('columns.due'),
              of: ({ DueDate }) => (DueDate === '' ? '' : formatDate(DueDate, language, 'medium')),
            },
            { label: t('columns.lender'), of: ({ Lender }) => Lender },
          ]}
          empty={{ title: t('none'), text: t('noneText') }}
          summary={done === conditions.length ? t('all') : t('count', { done, all: conditions.length })}
          {...(may && {
            add: {
              label: t('add'),
              onAdd: () => adding.open(undefined),
              isAllowed: conditions.length < mostConditions,
            },
            onEdit: editing.open,
            actions: (row: Condition) =>
              row.Shown !== 'satisfied' && (
                <RowButton
                  icon="check"
                  label={t('satisfy')}
                  named={t('satisfyNamed', { name: row.Text })}
                  onClick={() => void satisfy(row)}
                />
              ),
            remove: {
              run: ({ ConditionID, Version }: Condition) => remove.run({ ...ids, ConditionID, Version }),
            },
          })}
        />
      )}
      {adding.dialog !== null && (
        <AddDialog
          key={adding.dialog.opened}
          isOpen={adding.dialog.isOpen}
          place={ids}
          onClose={adding.close}
          onDone={() => say('success', t('added'))}
        />
      )}
      {editing.dialog !== null && changed !== undefined && (
        <ConditionDialog
          key={editing.dialog.opened}
          isOpen={editing.dialog.isOpen}
          place={ids}
          deal={deal}
          condition={changed}
          current={conditions.find(({ ConditionID }) => ConditionID === changed.ConditionID)}
          onClose={editing.close}
          onDone={() => say('success', t('saved'))}
        />
      )}
    </Section>
  )
}
