import { badgeOf, isNotAccepted } from '@foyer/domain/documents/statuses.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { KitLink } from '@foyer/ui/link.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { today } from '@foyer/ui/today.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ListedDeal } from '../../deals/index.ts'
import { KeyHint } from '../../kit/key-hint.tsx'
import { type DealPlace, paths } from '../../kit/paths.ts'
import { useKeys } from '../../kit/use-keys.ts'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { ExportDocuments } from '../export/export-documents.tsx'
import { useDocumentName } from '../review/document-name.ts'
import { filesOf, hasFile, isToDecide, type ReviewItem, reviewItems } from '../review/items.ts'
import { StatementsPart } from '../statements/statements-part.tsx'
import { useTexts } from '../texts.ts'
import { dealReads, type LoadedDeal } from '../use-deal.ts'
import type { DealProps } from './deal-page.tsx'
import { DocumentBadge } from './document-badge.tsx'
import classes from './documents.module.css'
import { RemindButton } from './remind-button.tsx'
import { RequestDialog } from './request-dialog.tsx'

type Request = LoadedDeal['Documents'][number]

/** Each request with its documents; a document opens its review. */
export const DocumentsTab = ({ place, deal, listed, onDone }: DealProps & { listed: ListedDeal | undefined }) => {
  const t = useTexts()
  const may = useMay()
  const errorText = useErrorText()
  const { SiteID } = place
  const withdrawing = useDialogFor<Request>()
  const withdraw = useOfficeWrite('/console-api/WithdrawDocumentRequest', { invalidates: dealReads })
  const resend = useOfficeWrite('/console-api/SaveDocumentRequest', { invalidates: dealReads })
  const [wrong, setWrong] = useState('')
  const [asking, setAsking] = useState({ isOpen: false, isForOthers: false, opened: 0 })
  const sendAgain = async ({ RequestDocID }: Request) => {
    if (resend.isBusy) return
    setWrong('')
    const outcome = await resend.run({ SiteID, RequestDocID })
    if (outcome.ok) onDone(t('done.sentAgain'))
    else setWrong(errorText(outcome.key))
  }
  const open = (isForOthers: boolean) => setAsking(({ opened }) => ({ isOpen: true, isForOthers, opened: opened + 1 }))
  useKeys({ n: may('document.view') && may('document.request') ? () => open(false) : undefined })
  if (!may('document.view')) return <p className={classes.quiet}>{t('documents.notPermitted')}</p>
  const items = reviewItems(deal)
  const isEmpty = deal.Documents.length === 0
  return (
    <div className={classes.requests}>
      {isEmpty && (
        <EmptyState
          title={t('documents.none')}
          icon="mail"
          {...(may('document.request') && {
            action: { label: t('request.open'), hint: <KeyHint of="n" />, onClick: () => open(false) },
          })}
        >
          {t('documents.noneText')}
        </EmptyState>
      )}
      {may('document.request') && (
        <div className={classes.asks}>
          {!isEmpty && (
            <Button data-add leftSection={<Icon name="mail" size={18} />} onClick={() => open(false)}>
              {t('request.open')}
              <KeyHint of="n" />
            </Button>
          )}
          <Button variant="default" data-add-others onClick={() => open(true)}>
            {t('request.openOthers')}
          </Button>
          {deal.Documents.some(isOpen) && <RemindButton place={place} onDone={onDone} />}
        </div>
      )}
      {may('deal.export') && !isEmpty && (
        <div>
          <ExportDocuments place={place} onDone={onDone} />
        </div>
      )}
      {asking.opened > 0 && (
        <RequestDialog
          key={asking.opened}
          isOpen={asking.isOpen}
          onClose={() => setAsking((before) => ({ ...before, isOpen: false }))}
          place={place}
          deal={deal}
          clientLanguage={listed?.LanguageID ?? 1}
          isForOthers={asking.isForOthers}
          onDone={onDone}
        />
      )}
      {wrong !== '' && <Notice kind="error" announced title={wrong} />}
      {deal.Documents.map((request) => (
        <section key={request.RequestDocID} data-request>
          <div className={classes.head}>
            <h2 className={classes.title}>{request.RequestName}</h2>
            {request.WithdrawnAt !== '' && <Badge tone="quiet">{t('documents.withdrawn')}</Badge>}
          </div>
          <Due request={request} />
          <ul className={classes.items}>
            {items
              .filter((one) => one.request === request)
              .map((one) => (
                <Item key={one.item.DFRequestDocItemID} place={place} one={one} />
              ))}
          </ul>
          {may('document.request') && request.WithdrawnAt === '' && (
            <div className={classes.buttons}>
              <RowButton
                icon="mail"
                label={t('documents.resend')}
                named={t('documents.resendNamed', { name: request.RequestName })}
                onClick={() => void sendAgain(request)}
              />
              <RowButton
                icon="trash"
                label={t('documents.withdraw')}
                named={t('documents.withdrawNamed', { name: request.RequestName })}
                onClick={() => withdrawing.open(request)}
              />
            </div>
          )}
        </section>
      ))}
      <StatementsPart place={place} deal={deal} />
      {withdrawing.dialog && (
        <ConfirmDialog
          key={withdrawing.dialog.opened}
          isOpen={withdrawing.dialog.isOpen}
          onClose={withdrawing.close}
          title={t('documents.withdrawTitle')}
          confirm={t('documents.withdrawSubmit')}
          isDangerous
          onConfirm={async () => {
            const outcome = await withdraw.run({ SiteID, RequestDocID: withdrawing.dialog?.row.RequestDocID ?? '' })
            if (outcome.ok) onDone(t('done.withdrawn'))
            return outcome
          }}
        >
          <p>{t('documents.withdrawText', { name: withdrawing.dialog.row.RequestName })}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Whether a document of a request is still to be sent. */
const isOpen = ({ WithdrawnAt, Items }: Request): boolean =>
  WithdrawnAt === '' && Items.some(({ Status }) => badgeOf(Status) === 'open' || isNotAccepted(Status))

/** Until when the documents are wished for, while one of them is open. */
const Due = ({ request }: { request: Request }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { DueDate } = request
  if (DueDate === '' || !isOpen(request)) return null
  const key = DueDate < today() ? 'documents.overdue' : 'documents.due'
  return <p className={classes.quiet}>{t(key, { date: formatDate(DueDate, language) })}</p>
}

const Item = ({ place, one }: { place: DealPlace; one: ReviewItem }) => {
  const t = useTexts()
  const name = useDocumentName()(one.item)
  const { item, asked } = one
  const files = filesOf(item).length
  const state = files === 0 ? t('documents.noFile') : t('documents.count', { count: files })
  const link = isToDecide(one)
    ? { label: t('documents.review'), named: t('documents.reviewNamed', { name }) }
    : { label: t('documents.look'), named: t('documents.lookNamed', { name }) }
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.name}>
          {name}
          {asked?.Required === 0 && <span className={classes.quiet}> ({t('documents.optional')})</span>}
        </p>
        {(item.NotAvailable === '' || hasFile(item)) && <p className={classes.quiet}>{state}</p>}
        {item.NotAvailable !== '' && (
          <p className={classes.quiet}>{t('documents.notAvailable', { reason: item.NotAvailable })}</p>
        )}
        {(asked?.Reason ?? '') !== '' && (
          <p className={classes.quiet}>{t('documents.refused', { reason: asked?.Reason ?? '' })}</p>
        )}
      </div>
      <DocumentBadge one={one} />
      <KitLink to={paths.review(place, item.DFRequestDocItemID)} className={classes.link} label={link.named}>
        {link.label}
      </KitLink>
    </li>
  )
}
