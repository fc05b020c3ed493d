import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { plainWord } from '@foyer/domain/kit/plain-words.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import rows from '../../kit/row-list.module.css'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { type Institution, InstitutionDialog } from './institution-dialog.tsx'

type Loaded = ReplyOf<'/console-api/ListInstitutions'>

interface InstitutionsProps {
  site: string
  onDone: (words: string) => void
}

/** Whose accounts can be debited. */
export const Institutions = ({ site, onDone }: InstitutionsProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { reply, failure, retry } = useCall('/console-api/ListInstitutions', { SiteID: site })
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (reply === undefined) return <FormSkeleton />
  const lead = t('institutions.lead', { date: formatDate(reply.AsOf, language, 'medium') })
  return (
    <Section title={t('institutions.title')} lead={lead}>
      <Found site={site} all={reply.Institutions} onDone={onDone} />
    </Section>
  )
}

const blank = { Code: '', Name: '', NameFr: '', ChangedFl: 0, EndedAt: '' } as const

const Found = ({ site, all, onDone }: InstitutionsProps & { all: Loaded['Institutions'] }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const editing = useDialogFor<Institution>()
  const ending = useDialogFor<Institution>()
  const end = useOfficeWrite('/console-api/EndInstitution', { invalidates: ['/console-api/ListInstitutions'] })
  const nameOf = ({ Name, NameFr }: Institution) => (language === 'fr' ? NameFr : Name)
  const found = all.filter((one) => plainWord(`${one.Code} ${nameOf(one)}`).includes(plainWord(typed)))
  return (
    <>
      <search>
        <TextInput
          type="search"
          label={t('institutions.search')}
          leftSection={<Icon name="search" size={18} />}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </search>
      <RecordList
        label={t('institutions.list')}
        records={found}
        idOf={({ Code }) => Code}
        nameOf={nameOf}
        columns={[
          { label: t('institutions.name'), of: nameOf },
          { label: t('institutions.code'), of: ({ Code }) => Code },
          {
            label: t('institutions.state'),
            of: ({ ChangedFl, EndedAt }) =>
              ChangedFl === 0 ? (
                ''
              ) : (
                <span className={rows.lines}>
                  {EndedAt !== '' && t('institutions.ended', { date: formatInstant(EndedAt, language) })}
                  <span>
                    <Badge tone="quiet">{t('institutions.changed')}</Badge>
                  </span>
                </span>
              ),
          },
        ]}
        empty={{ title: t('institutions.none'), text: t('institutions.noneText') }}
        add={{ label: t('institutions.add'), onAdd: () => editing.open(blank) }}
        onEdit={editing.open}
        actions={(one) =>
          one.EndedAt === '' && (
            <RowButton
              icon="close"
              label={t('institutions.end')}
              named={t('institutions.endNamed', { name: nameOf(one) })}
              onClick={() => ending.open(one)}
            />
          )
        }
      />
      {editing.dialog && (
        <InstitutionDialog
          key={editing.dialog.opened}
          site={site}
          institution={editing.dialog.row}
          isOpen={editing.dialog.isOpen}
          onClose={editing.close}
          onDone={onDone}
        />
      )}
      {ending.dialog && (
        <ConfirmDialog
          isOpen={ending.dialog.isOpen}
          onClose={ending.close}
          title={t('institutions.endTitle')}
          confirm={t('institutions.end')}
          isDangerous
          onConfirm={async () => {
            const outcome = await end.run({ SiteID: site, Code: ending.dialog?.row.Code ?? '' })
            if (outcome.ok) onDone(t('institutions.endDone'))
            return outcome
          }}
        >
          <p>{t('institutions.endText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
