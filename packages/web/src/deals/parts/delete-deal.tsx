import type { MyDeal } from '@foyer/domain/deals/fields.ts'
import { wasSent } from '@foyer/domain/deals/wording.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useState } from 'react'
import { AgentCard } from '../../site/contact-card.tsx'
import { useSite } from '../../site/site.tsx'
import { useTexts } from '../texts.ts'
import classes from './dialogs.module.css'

interface DeleteDealProps {
  deal: MyDeal
  title: string
  onDeleted: () => void
}

interface AskedProps extends Omit<DeleteDealProps, 'title'> {
  isOpen: boolean
  onClose: () => void
}

const ConfirmDelete = ({ deal, isOpen, onClose, onDeleted }: AskedProps) => {
  const t = useTexts()
  const { SiteID, UserID } = useCallIds()
  const { MortgageApplicationID, Applicants, AwaitedNames, DocumentRequests } = deal
  const { run } = useWrite('/api/MTGAPPDeleteApplication')
  const remove = async (): Promise<Outcome | undefined> => {
    const outcome = await run({ SiteID, UserID, MortgageApplicationID })
    // The reply to an earlier try may have been lost.
    if (!outcome.ok && outcome.key !== 'NoAccess') return outcome
    await queries.invalidateQueries({ queryKey: ['/api/MTGAPPLoadMyDeals'] })
    onDeleted()
    return undefined
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('delete.title')}
      confirm={t('delete.confirm')}
      cancel={t('delete.cancel')}
      isDangerous
      onConfirm={remove}
    >
      <p>{t('delete.lead')}</p>
      <ul>
        <li>{t('delete.answers')}</li>
        {DocumentRequests.length > 0 && <li>{t('delete.documents')}</li>}
        {(Applicants.length > 1 || AwaitedNames.length > 0) && <li>{t('delete.invited')}</li>}
      </ul>
      <p>{t('delete.final')}</p>
    </ConfirmDialog>
  )
}

/** Deletes an application that was never sent, after a confirmation. Of one that was sent, shows whom to ask. */
export const DeleteDeal = ({ deal, title: name, onDeleted }: DeleteDealProps) => {
  const t = useTexts()
  const { agent } = useSite()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const kind = wasSent(deal) ? 'withdraw' : 'delete'
  return (
    <div className={classes.delete}>
      <RowButton
        icon="trash"
        label={t(`card.${kind}`)}
        named={t(`named.${kind}`, { name })}
        onClick={() => setOpen(true)}
      />
      {kind === 'delete' ? (
        <ConfirmDelete deal={deal} isOpen={isOpen} onClose={close} onDeleted={onDeleted} />
      ) : (
        <Dialog isOpen={isOpen} onClose={close} title={t('withdraw.title')} isSheet={false}>
          <div className={classes.groups}>
            <p className={classes.quiet}>{t('withdraw.text')}</p>
            <AgentCard agent={agent} heading="h3" />
          </div>
        </Dialog>
      )}
    </div>
  )
}
