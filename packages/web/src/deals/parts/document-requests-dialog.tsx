import type { DocumentRequest } from '@foyer/domain/deals/fields.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { useTexts } from '../texts.ts'
import classes from './dialogs.module.css'
import { ownAddress } from './own-address.ts'
import { Shortened } from './shortened.tsx'

const nameLetters = 20
const recipientsLetters = 50

const Row = ({ request }: { request: DocumentRequest }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { RequestName, Recipients, SentDate, DocumentRequestUrl } = request
  const to = ownAddress(DocumentRequestUrl, globalThis.location.origin)
  return (
    <tr>
      <td data-label={t('documents.name')}>
        <Shortened text={RequestName} most={nameLetters} />
      </td>
      <td data-label={t('documents.recipients')}>
        <Shortened text={Recipients} most={recipientsLetters} />
      </td>
      <td data-label={t('documents.sent')} className={classes.date}>
        {formatDate(SentDate, language, 'medium')}
      </td>
      <td>
        {to !== undefined && (
          <a href={to} className={classes.open} aria-label={t('documents.openNamed', { name: RequestName })}>
            {t('documents.open')}
            <Icon name="next" size={18} />
          </a>
        )}
      </td>
    </tr>
  )
}

interface DocumentRequestsDialogProps {
  requests: readonly DocumentRequest[]
  isOpen: boolean
  onClose: () => void
}

/** The document requests of a deal, each with its link on this portal. */
export const DocumentRequestsDialog = ({ requests, isOpen, onClose }: DocumentRequestsDialogProps) => {
  const t = useTexts()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('documents.title')} size="lg">
      <p className={classes.why}>{t('documents.why')}</p>
      <table className={classes.table} aria-label={t('documents.title')}>
        <thead>
          <tr>
            <th scope="col">{t('documents.name')}</th>
            <th scope="col">{t('documents.recipients')}</th>
            <th scope="col">{t('documents.sent')}</th>
            <th scope="col">
              <span className={classes.hidden}>{t('documents.open')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <Row key={request.DocumentRequestId} request={request} />
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
