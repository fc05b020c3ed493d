import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import {
  longestReason,
  longestReasonName,
  mostTemplates,
  type ReasonTemplate,
  reasonProblems,
} from '@foyer/domain/office/templates.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { SelectField } from '@foyer/ui/fields/choice-fields.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { TextareaField } from '@foyer/ui/fields/textarea-field.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { documentKinds, useDocumentName } from './document-names.ts'
import { type Placed, placedIn, templateReads, UpButton, useListChanges } from './use-list-changes.tsx'

interface ReasonListProps {
  version: number
  reasons: ReplyOf<'/console-api/ListTemplates'>['Reasons']
  onDone: (words: string, isStale?: boolean) => void
}

const blank: ReasonTemplate = { Type: -1, NameEn: '', NameFr: '', TextEn: '', TextFr: '' }

export const ReasonList = ({ version, reasons, onDone }: ReasonListProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const kind = useDocumentName()
  const write = useOfficeWrite('/console-api/SaveReasons', { invalidates: templateReads })
  const save = (Reasons: ReasonTemplate[]) => write.run({ Version: version, Reasons })
  const changes = useListChanges({ rows: reasons, blank, save, onDone })
  const dialog = useDialogFor<Placed<ReasonTemplate>>()
  const nameOf = ({ NameEn, NameFr }: ReasonTemplate) => (language === 'fr' ? NameFr : NameEn)
  return (
    <>
      <RecordList
        tableFrom={900}
        label={t('reasons.list')}
        records={placedIn(reasons)}
        idOf={({ place }) => place}
        nameOf={nameOf}
        columns={[
          { label: t('reasons.name'), of: nameOf },
          { label: t('reasons.for'), of: ({ Type }) => (Type === -1 ? t('every') : kind(Type)) },
          { label: t('reasons.words'), of: ({ TextEn, TextFr }) => (language === 'fr' ? TextFr : TextEn) },
        ]}
        empty={{ title: t('reasons.none'), text: t('reasons.noneText') }}
        add={{
          label: t('reasons.add'),
          onAdd: () => dialog.open({ ...blank, place: reasons.length }),
          isAllowed: reasons.length < mostTemplates,
        }}
        onEdit={dialog.open}
        actions={(row) =>
          row.place > 0 && <UpButton name={nameOf(row)} onClick={() => changes.up(row.place, nameOf(row))} />
        }
        remove={{ run: changes.remove, title: t('reasons.remove') }}
      />
      {dialog.dialog && (
        <ReasonDialog
          key={dialog.dialog.opened}
          isOpen={dialog.dialog.isOpen}
          reason={dialog.dialog.row}
          isNew={changes.isNew(dialog.dialog.row)}
          onClose={dialog.close}
          onSave={changes.put}
          onDone={onDone}
        />
      )}
    </>
  )
}

interface ReasonDialogProps {
  isOpen: boolean
  reason: Placed<ReasonTemplate>
  isNew: boolean
  onClose: () => void
  onSave: ReturnType<typeof useListChanges<ReasonTemplate>>['put']
  onDone: (words: string) => void
}

const ReasonDialog = ({ isOpen, reason: former, isNew, onClose, onSave, onDone }: ReasonDialogProps) => {
  const { place, ...reason } = former
  const t = useTexts()
  const { language } = useLanguage()
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(isNew ? 'reasons.addTitle' : 'reasons.changeTitle')}
      size="md"
      submit={t('reasons.submit')}
      texts="office.templates"
      errorsUnder={`Reasons.${place}`}
      values={{ ...reason, Type: forSelect(reason.Type) }}
      rules={(given) => reasonProblems({ ...given, Type: fromSelect(given.Type) })}
      onSubmit={(given) => onSave({ ...given, Type: fromSelect(given.Type) }, former)}
      onDone={() => onDone(t(isNew ? 'added' : 'changed'))}
    >
      <SelectField
        name="Type"
        choices={[
          { Value: everyKind, Label: t('every') },
          ...documentKinds(language).map(({ type, name }) => ({ Value: type, Label: name })),
        ]}
      />
      <Row>
        <div lang="en">
          <TextField name="NameEn" maxLength={longestReasonName} />
        </div>
        <div lang="fr">
          <TextField name="NameFr" maxLength={longestReasonName} />
        </div>
      </Row>
      <div lang="en">
        <TextareaField name="TextEn" rows={3} maxLength={longestReason} />
      </div>
      <div lang="fr">
        <TextareaField name="TextFr" rows={3} maxLength={longestReason} />
      </div>
    </FormDialog>
  )
}

/** In a list -1 is no choice. */
const everyKind = 1000
const forSelect = (type: number) => (type === -1 ? everyKind : type)
const fromSelect = (type: number) => (type === everyKind ? -1 : type)
