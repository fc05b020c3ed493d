import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { mostConditions } from '@foyer/domain/office/conditions.ts'
import { queries, useCall } from '@foyer/ui/client/use-call.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { keepFocusIn } from '@foyer/ui/dialogs/use-kept-focus.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { Notice, type NoticeKind } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ConditionBadge, conditionReads, useConditionTexts } from '../../conditions/index.ts'
import type { ListedDeal } from '../../deals/index.ts'
import type { DealPlace } from '../../kit/paths.ts'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { UpButton } from '../../templates/index.ts'
import type { LoadedDeal } from '../use-deal.ts'
import { AddDialog, ConditionDialog } from './condition-dialogs.tsx'
import { TemplateDialog } from './template-dialog.tsx'

export type Condition = ReplyOf<'/console-api/ListConditions'>['Conditions'][number]

interface ConditionsTabProps {
  place: DealPlace
  deal: LoadedDeal
  /** Undefined where the list has no row of the deal yet. */
  listed: ListedDeal | undefined
}

/** What the lender asks for before the deal is funded. */
export const ConditionsTab = ({ place, deal, listed }: ConditionsTabProps) => {
  const { SiteID, MortgageApplicationID } = place
  const ids = { SiteID, MortgageApplicationID }
  const t = useConditionTexts()
  const may = useMay()('deal.terms')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const { reply, isLoading, failure, retry } = useCall('/console-api/ListConditions', ids)
  const save = useOfficeWrite('/console-api/SaveCondition', { invalidates: conditionReads })
  const remove = useOfficeWrite('/console-api/RemoveCondition', { invalidates: conditionReads })
  const move = useOfficeWrite('/console-api/MoveCondition')
  const templates = useCall('/console-api/ListTemplates', {}, { enabled: may }).reply?.Conditions ?? []
  const box = useRef<HTMLDivElement>(null)
  const moved = useRef<number | undefined>(undefined)
  const adding = useDialogFor<undefined>()
  const choosing = useDialogFor<undefined>()
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
  const up = async ({ ConditionID, Text }: Condition) => {
    const before = conditions[conditions.findIndex((one) => one.ConditionID === ConditionID) - 1]
    if (move.isBusy || before === undefined) return
    moved.current = ConditionID
    const outcome = await move.run({ ...ids, ConditionID, BeforeID: before.ConditionID })
    await queries.invalidateQueries({ queryKey: ['/console-api/ListConditions'] })
    if (outcome.ok) say('success', t('moved', { name: Text }))
    else say('error', errorText(outcome.key))
  }
  const first = conditions[0]?.ConditionID
  // A row that becomes the first one loses the button that moved it up.
  useEffect(() => {
    if (first !== undefined && first === moved.current) keepFocusIn(box.current)
  }, [first])
  const isFirst = ({ ConditionID }: Condition) => first === ConditionID
  const clientLanguage = listed?.LanguageID ?? 1
  const changed = editing.dialog?.row
  return (
    <Section title={t('title')} lead={t('lead')}>
      {said !== undefined && <Notice key={said.count} kind={said.kind} announced title={said.words} />}
      {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
      {reply !== undefined && conditions.length === 0 && !may && <EmptyState title={t('none')}>{t('lead')}</EmptyState>}
      {failure === undefined && (may || conditions.length > 0 || isLoading) && (
        <div ref={box}>
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
                of: ({ Shown }) => <ConditionBadge shown={Shown} />,
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
              actions: (row: Condition) => (
                <>
                  {row.Shown !== 'satisfied' && (
                    <RowButton
                      icon="check"
                      label={t('satisfy')}
                      named={t('satisfyNamed', { name: row.Text })}
                      onClick={() => void satisfy(row)}
                    />
                  )}
                  {!isFirst(row) && <UpButton name={row.Text} onClick={() => void up(row)} />}
                </>
              ),
              remove: {
                run: ({ ConditionID, Version }: Condition) => remove.run({ ...ids, ConditionID, Version }),
              },
            })}
          />
        </div>
      )}
      {templates.length > 0 && conditions.length < mostConditions && reply !== undefined && (
        <div>
          <Button
            variant="default"
            data-from-template
            leftSection={<Icon name="copy" size={18} />}
            onClick={() => choosing.open(undefined)}
          >
            {t('template.open')}
          </Button>
        </div>
      )}
      {choosing.dialog !== null && (
        <TemplateDialog
          key={choosing.dialog.opened}
          isOpen={choosing.dialog.isOpen}
          place={ids}
          deal={deal}
          clientLanguage={clientLanguage}
          templates={byStage(templates, listed?.Stage)}
          texts={conditions.map(({ Text }) => Text)}
          onClose={choosing.close}
          onDone={(count) => say('success', count === 0 ? t('template.none') : t('template.added', { count }))}
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
          clientLanguage={clientLanguage}
          condition={changed}
          current={conditions.find(({ ConditionID }) => ConditionID === changed.ConditionID)}
          onClose={editing.close}
          onDone={() => say('success', t('saved'))}
        />
      )}
    </Section>
  )
}

/** Those that are meant for the deals of its stage first. */
const byStage = <One extends { Stage: string }>(templates: readonly One[], stage: string | undefined): One[] =>
  [...templates].sort((a, b) => Number(b.Stage === stage) - Number(a.Stage === stage))
