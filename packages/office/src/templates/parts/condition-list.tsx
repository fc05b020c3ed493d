import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { conditionTemplateProblems, mostConditionLists } from '@foyer/domain/office/condition-templates.ts'
import { mostLenderCharacters } from '@foyer/domain/office/conditions.ts'
import { type Stage, stages } from '@foyer/domain/office/stages.ts'
import { longestMessageName } from '@foyer/domain/office/templates.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { useDealWords } from '../../deals/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { blankCondition, ConditionItems } from './condition-items.tsx'
import { type Placed, placedIn, templateReads, UpButton, useListChanges } from './use-list-changes.tsx'

export type StoredConditions = ReplyOf<'/console-api/ListTemplates'>['Conditions'][number]

interface ConditionListProps {
  version: number
  lists: StoredConditions[]
  onDone: (words: string, isStale?: boolean) => void
}

const blank: StoredConditions = { NameEn: '', NameFr: '', Lender: '', Stage: '', Items: [blankCondition] }

export const ConditionList = ({ version, lists, onDone }: ConditionListProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { stage } = useDealWords()
  const write = useOfficeWrite('/console-api/SaveConditionTemplates', { invalidates: templateReads })
  const save = (Conditions: StoredConditions[]) => write.run({ Version: version, Conditions })
  const changes = useListChanges({ rows: lists, blank, save, onDone })
  const dialog = useDialogFor<Placed<StoredConditions>>()
  const nameOf = ({ NameEn, NameFr }: StoredConditions) => (language === 'fr' ? NameFr : NameEn)
  const stageOf = ({ Stage }: StoredConditions) =>
    Stage === '' ? t('conditions.everyStage') : stage({ Stage, StatusDD: 0 })
  return (
    <>
      <RecordList
        tableFrom={900}
        label={t('conditions.list')}
        records={placedIn(lists)}
        idOf={({ place }) => place}
        nameOf={nameOf}
        columns={[
          { label: t('conditions.name'), of: nameOf },
          { label: t('conditions.lender'), of: ({ Lender }) => Lender || t('conditions.everyLender') },
          { label: t('conditions.stage'), of: stageOf },
          { label: t('conditions.number'), of: ({ Items }) => Items.length, isFigure: true },
        ]}
        empty={{ title: t('conditions.none'), text: t('conditions.noneText') }}
        add={{
          label: t('conditions.add'),
          onAdd: () => dialog.open({ ...blank, place: lists.length }),
          isAllowed: lists.length < mostConditionLists,
        }}
        onEdit={dialog.open}
        actions={(row) =>
          row.place > 0 && <UpButton name={nameOf(row)} onClick={() => changes.up(row.place, nameOf(row))} />
        }
        remove={{ run: changes.remove, title: t('conditions.remove') }}
      />
      {dialog.dialog && (
        <ListDialog
          key={dialog.dialog.opened}
          isOpen={dialog.dialog.isOpen}
          list={dialog.dialog.row}
          isNew={changes.isNew(dialog.dialog.row)}
          onClose={dialog.close}
          onSave={changes.put}
          onDone={onDone}
        />
      )}
    </>
  )
}

interface ListDialogProps {
  isOpen: boolean
  list: Placed<StoredConditions>
  isNew: boolean
  onClose: () => void
  onSave: (list: StoredConditions, former: Placed<StoredConditions>) => Promise<Outcome>
  onDone: (words: string) => void
}

/** Of the deals that a list can be meant for: those that are over need no conditions. */
const stagesOfLists = stages.filter((stage) => stage !== 'closed')

const ListDialog = ({ isOpen, list: former, isNew, onClose, onSave, onDone }: ListDialogProps) => {
  const { place, ...list } = former
  const t = useTexts()
  const { stage } = useDealWords()
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(isNew ? 'conditions.addTitle' : 'conditions.changeTitle')}
      size="md"
      submit={t('conditions.submit')}
      texts="office.templates"
      errorsUnder={`Conditions.${place}`}
      values={list}
      rules={conditionTemplateProblems}
      onSubmit={(given) => onSave(given, former)}
      onDone={() => onDone(t(isNew ? 'added' : 'changed'))}
    >
      <Row>
        <div lang="en">
          <TextField name="NameEn" maxLength={longestMessageName} />
        </div>
        <div lang="fr">
          <TextField name="NameFr" maxLength={longestMessageName} />
        </div>
      </Row>
      <Row>
        <TextField name="Lender" maxLength={mostLenderCharacters} optional />
        <WordSelect
          name="Stage"
          optional
          options={stagesOfLists.map((value: Stage) => ({ value, label: stage({ Stage: value, StatusDD: 0 }) }))}
        />
      </Row>
      <ConditionItems />
    </FormDialog>
  )
}
