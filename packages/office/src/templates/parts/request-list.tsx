import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { mostTemplates } from '@foyer/domain/office/templates.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { useDocumentName } from './document-names.ts'
import { RequestTemplateDialog } from './request-template-dialog.tsx'
import { type Placed, placedIn, templateReads, UpButton, useListChanges } from './use-list-changes.tsx'

export type StoredRequest = ReplyOf<'/console-api/ListTemplates'>['Requests'][number]

interface RequestListProps {
  version: number
  requests: StoredRequest[]
  onDone: (words: string, isStale?: boolean) => void
}

const blank: StoredRequest = { NameEn: '', NameFr: '', DueDays: 0, Items: [] }

export const RequestList = ({ version, requests, onDone }: RequestListProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const kind = useDocumentName()
  const write = useOfficeWrite('/console-api/SaveRequestTemplates', { invalidates: templateReads })
  const save = (Requests: StoredRequest[]) => write.run({ Version: version, Requests })
  const changes = useListChanges({ rows: requests, blank, save, onDone })
  const dialog = useDialogFor<Placed<StoredRequest>>()
  const nameOf = ({ NameEn, NameFr }: StoredRequest) => (language === 'fr' ? NameFr : NameEn)
  const dueOf = ({ DueDays }: StoredRequest) =>
    DueDays === 0 ? t('requests.noDue') : t('requests.days', { count: DueDays })
  return (
    <>
      <RecordList
        tableFrom={900}
        label={t('requests.list')}
        records={placedIn(requests)}
        idOf={({ place }) => place}
        nameOf={nameOf}
        columns={[
          { label: t('requests.name'), of: nameOf },
          { label: t('requests.documents'), of: ({ Items }) => Items.map(({ Type }) => kind(Type)).join(', ') },
          { label: t('requests.due'), of: dueOf },
        ]}
        empty={{ title: t('requests.none'), text: t('requests.noneText') }}
        add={{
          label: t('requests.add'),
          onAdd: () => dialog.open({ ...blank, place: requests.length }),
          isAllowed: requests.length < mostTemplates,
        }}
        onEdit={dialog.open}
        actions={(row) =>
          row.place > 0 && <UpButton name={nameOf(row)} onClick={() => changes.up(row.place, nameOf(row))} />
        }
        remove={{ run: changes.remove, title: t('requests.remove') }}
      />
      {dialog.dialog && (
        <RequestTemplateDialog
          key={dialog.dialog.opened}
          isOpen={dialog.dialog.isOpen}
          request={dialog.dialog.row}
          isNew={changes.isNew(dialog.dialog.row)}
          onClose={dialog.close}
          onSave={changes.put}
          onDone={onDone}
        />
      )}
    </>
  )
}
