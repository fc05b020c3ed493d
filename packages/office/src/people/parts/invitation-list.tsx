import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Failure } from '@foyer/ui/client/outcome.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useState } from 'react'
import { fullName } from '../../kit/names.ts'
import { useOfficeTexts } from '../../kit/texts.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import classes from './people.module.css'

type Invitation = ReplyOf<'/console-api/ListPeople'>['Invitations'][number]

interface InvitationListProps {
  invitations: readonly Invitation[]
  onDone: (words: string) => void
}

export const InvitationList = ({ invitations, onDone }: InvitationListProps) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const { language } = useLanguage()
  const resend = useOfficeWrite('/console-api/ResendInvitation', { invalidates: ['/console-api/ListPeople'] })
  const withdraw = useOfficeWrite('/console-api/WithdrawInvitation', { invalidates: ['/console-api/ListPeople'] })
  const withdrawing = useDialogFor<Invitation>()
  const [failed, setFailed] = useState<{ failure: Failure; invitation: Invitation } | undefined>(undefined)
  const send = async (invitation: Invitation) => {
    setFailed(undefined)
    const outcome = await resend.run({ InvitationID: invitation.InvitationID })
    if (outcome.ok) onDone(t('resend.done', { email: invitation.Email }))
    else setFailed({ failure: outcome, invitation })
  }
  const { dialog } = withdrawing
  return (
    <>
      {failed !== undefined && <CallFailure failure={failed.failure} onRetry={() => void send(failed.invitation)} />}
      <RecordList
        label={t('invitations')}
        records={invitations}
        idOf={({ InvitationID }) => InvitationID}
        nameOf={fullName}
        columns={[
          {
            label: t('columns.name'),
            of: (invitation) => (
              <span className={classes.who}>
                {fullName(invitation)}
                <span className={classes.email}>{invitation.Email}</span>
              </span>
            ),
          },
          { label: t('columns.role'), of: ({ Role }) => office(`roles.${Role}`) },
          { label: t('columns.sent'), of: ({ SentAt }) => formatDate(dayOfInstant(SentAt), language, 'medium') },
          {
            label: t('columns.status'),
            of: ({ Expired, ExpiresAt }) =>
              Expired === 1
                ? t('expired')
                : t('expires', { date: formatDate(dayOfInstant(ExpiresAt), language, 'medium') }),
          },
        ]}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        actions={(invitation) => (
          <>
            <RowButton
              icon="mail"
              label={t('resend.label')}
              named={t('resend.named', { name: fullName(invitation) })}
              onClick={() => void send(invitation)}
            />
            <RowButton
              icon="trash"
              label={t('withdraw.label')}
              named={t('withdraw.named', { name: fullName(invitation) })}
              onClick={() => withdrawing.open(invitation)}
            />
          </>
        )}
      />
      {dialog && (
        <ConfirmDialog
          isOpen={dialog.isOpen}
          onClose={withdrawing.close}
          title={t('withdraw.title')}
          confirm={t('withdraw.submit')}
          isDangerous
          onConfirm={() => withdraw.run({ InvitationID: dialog.row.InvitationID })}
        >
          <p>{t('withdraw.text', { name: fullName(dialog.row) })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
