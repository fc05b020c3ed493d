import { type DealAction, dealActions } from '@foyer/domain/deals/actions.ts'
import type { MyDeal } from '@foyer/domain/deals/fields.ts'
import type { StepId } from '@foyer/domain/flow.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { SendingState } from '../../review/index.ts'
import { paths } from '../../site/paths.ts'
import { addressOf } from '../../wizard/facts.ts'
import { useTexts } from '../texts.ts'
import { DealSummaryDialog } from './deal-summary-dialog.tsx'
import classes from './deals.module.css'
import { DocumentRequestsDialog } from './document-requests-dialog.tsx'
import { addressOfRequest } from './request-address.ts'

interface DealButtonsProps {
  deal: MyDeal
  /** Several cards have the same buttons, so their accessible names include the deal. */
  title: string
  phase: SendingState['phase']
}

interface GoProps {
  to: string
  label: string
  named: string
  isSecondary?: boolean
}

const Go = ({ to, label, named, isSecondary = false }: GoProps) => (
  <Button component={Link} to={to} aria-label={named} {...(isSecondary && { variant: 'default' })}>
    {label}
  </Button>
)

type OpenDialog = 'summary' | 'documents'

export const DealButtons = ({ deal, title: name, phase }: DealButtonsProps) => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const [open, setOpen] = useState<OpenDialog>()
  const { MortgageApplicationID } = deal
  const to = (step: StepId) => addressOf({ step }, { SiteID, MortgageApplicationID })
  const close = () => setOpen(undefined)

  const buttonOf = (offered: DealAction): ReactNode => {
    const { action } = offered
    if (action === 'continue') {
      const there = paths.resume(SiteID, MortgageApplicationID)
      return <Go to={there} label={t('card.continue')} named={t('named.continue', { name })} />
    }
    if (action === 'review') {
      return <Go to={to(offered.step)} label={t('card.review')} named={t('named.review', { name })} />
    }
    if (action === 'sendDocuments') {
      const there = addressOfRequest(deal, offered.requestId)
      return there && <Go to={there} label={t('card.send')} named={t('named.send', { name })} />
    }
    if (action === 'messages') {
      const there = paths.messages(SiteID, MortgageApplicationID)
      return <Go to={there} label={t('card.messages')} named={t('named.messages', { name })} isSecondary />
    }
    const dialog = action === 'viewSummary' ? 'summary' : 'documents'
    return (
      <Button variant="default" aria-label={t(`named.${dialog}`, { name })} onClick={() => setOpen(dialog)}>
        {t(`card.${dialog}`)}
      </Button>
    )
  }

  if (phase === 'sending' || phase === 'refused') {
    return (
      <div className={classes.actions}>
        <Go
          to={to(phase === 'sending' ? 'success' : 'summary')}
          label={t(`card.${phase}`)}
          named={t(`named.${phase}`, { name })}
        />
      </div>
    )
  }
  return (
    <div className={classes.actions}>
      {dealActions(deal).map((offered) => (
        <div key={offered.action} className={classes.action}>
          {buttonOf(offered)}
        </div>
      ))}
      <DealSummaryDialog deal={deal} isOpen={open === 'summary'} onClose={close} />
      <DocumentRequestsDialog requests={deal.DocumentRequests} isOpen={open === 'documents'} onClose={close} />
    </div>
  )
}
