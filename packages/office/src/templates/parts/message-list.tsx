import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { mostMessageLength } from '@foyer/domain/messages/rules.ts'
import {
  longestMessageName,
  type MessageTemplate,
  messageTemplateProblems,
  mostTemplates,
  placeholdersIn,
} from '@foyer/domain/office/templates.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { TextareaField } from '@foyer/ui/fields/textarea-field.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { type Placed, placedIn, templateReads, UpButton, useListChanges } from './use-list-changes.tsx'

interface MessageListProps {
  version: number
  messages: ReplyOf<'/console-api/ListTemplates'>['Messages']
  onDone: (words: string, isStale?: boolean) => void
}

const blank: MessageTemplate = { NameEn: '', NameFr: '', TextEn: '', TextFr: '' }

export const MessageList = ({ version, messages, onDone }: MessageListProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const write = useOfficeWrite('/console-api/SaveMessageTemplates', { invalidates: templateReads })
  const save = (Messages: MessageTemplate[]) => write.run({ Version: version, Messages })
  const changes = useListChanges({ rows: messages, blank, save, onDone })
  const dialog = useDialogFor<Placed<MessageTemplate>>()
  const nameOf = ({ NameEn, NameFr }: MessageTemplate) => (language === 'fr' ? NameFr : NameEn)
  return (
    <>
      <RecordList
        tableFrom={900}
        label={t('messages.list')}
        records={placedIn(messages)}
        idOf={({ place }) => place}
        nameOf={nameOf}
        columns={[
          { label: t('messages.name'), of: nameOf },
          { label: t('messages.words'), of: ({ TextEn, TextFr }) => (language === 'fr' ? TextFr : TextEn) },
        ]}
        empty={{ title: t('messages.none'), text: t('messages.noneText') }}
        add={{
          label: t('messages.add'),
          onAdd: () => dialog.open({ ...blank, place: messages.length }),
          isAllowed: messages.length < mostTemplates,
        }}
        onEdit={dialog.open}
        actions={(row) =>
          row.place > 0 && <UpButton name={nameOf(row)} onClick={() => changes.up(row.place, nameOf(row))} />
        }
        remove={{ run: changes.remove, title: t('messages.remove') }}
      />
      {dialog.dialog && (
        <MessageDialog
          key={dialog.dialog.opened}
          isOpen={dialog.dialog.isOpen}
          message={dialog.dialog.row}
          isNew={changes.isNew(dialog.dialog.row)}
          onClose={dialog.close}
          onSave={changes.put}
          onDone={onDone}
        />
      )}
    </>
  )
}

interface MessageDialogProps {
  isOpen: boolean
  message: Placed<MessageTemplate>
  isNew: boolean
  onClose: () => void
  onSave: ReturnType<typeof useListChanges<MessageTemplate>>['put']
  onDone: (words: string) => void
}

const MessageDialog = ({ isOpen, message: former, isNew, onClose, onSave, onDone }: MessageDialogProps) => {
  const t = useTexts()
  const { place, ...message } = former
  const { language } = useLanguage()
  const help = t('messages.names', { names: placeholdersIn(language).join(', ') })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(isNew ? 'messages.addTitle' : 'messages.changeTitle')}
      size="md"
      submit={t('messages.submit')}
      texts="office.templates"
      errorsUnder={`Messages.${place}`}
      values={message}
      rules={messageTemplateProblems}
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
      <p>{help}</p>
      <div lang="en">
        <TextareaField name="TextEn" rows={6} maxLength={mostMessageLength} />
      </div>
      <div lang="fr">
        <TextareaField name="TextFr" rows={6} maxLength={mostMessageLength} />
      </div>
    </FormDialog>
  )
}
