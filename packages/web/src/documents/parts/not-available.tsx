import type { ReadPath } from '@foyer/contract/all-calls.ts'
import type { DocumentItem } from '@foyer/domain/documents/fields.ts'
import { isToSend, notAvailableProblems } from '@foyer/domain/documents/rules.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { TextareaField } from '@foyer/ui/fields/index.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import classes from './documents.module.css'
import { focusDocument } from './focus-document.ts'

interface NotAvailableProps {
  item: DocumentItem
  RequestDocID: string
}

const invalidates: { invalidates: ReadPath[] } = { invalidates: ['/api/RDLoad', '/api/MTGAPPLoad'] }
const longestReason = 500

/** What the person stated about a document they do not have; it can be taken back until it is submitted. */
const Stated = ({ item, RequestDocID }: NotAvailableProps) => {
  const t = useTexts()
  const errorText = useErrorText()
  const { SiteID } = useCallIds()
  const { DFRequestDocItemID, strDFDocumentType: name, NotAvailable, NotAvailableInSeconds } = item
  const { run, isBusy, failure } = useWrite('/api/RDTakeBackNotAvailable', invalidates)
  const takeBack = async () => {
    const outcome = await run({ SiteID, RequestDocID, DFRequestDocItemID })
    if (outcome.ok) focusDocument(DFRequestDocItemID)
  }
  return (
    <Notice kind="info" title={t('notAvailable.stated')}>
      <p className={classes.statement}>{NotAvailable}</p>
      {failure !== undefined && <p role="alert">{errorText(failure.key)}</p>}
      {NotAvailableInSeconds !== null && (
        <button
          type="button"
          className={classes.link}
          aria-disabled={isBusy}
          aria-label={t('notAvailable.takeBackNamed', { name })}
          onClick={() => void (isBusy || takeBack())}
        >
          {t('notAvailable.takeBack')}
        </button>
      )}
    </Notice>
  )
}

const Offered = ({ item, RequestDocID }: NotAvailableProps) => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const [isOpen, setOpen] = useState(false)
  const { run } = useWrite('/api/RDNotAvailable', invalidates)
  const { DFRequestDocItemID, strDFDocumentType: name } = item
  return (
    <>
      <div>
        <button
          type="button"
          className={classes.link}
          aria-label={t('notAvailable.offerNamed', { name })}
          onClick={() => setOpen(true)}
        >
          {t('notAvailable.offer')}
        </button>
      </div>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('notAvailable.title', { name })}
        texts="documents"
        values={{ Reason: '' }}
        rules={notAvailableProblems}
        onSubmit={({ Reason }) => run({ SiteID, RequestDocID, DFRequestDocItemID, Reason })}
        onDone={() => focusDocument(DFRequestDocItemID)}
        submit={t('notAvailable.submit')}
      >
        <p className={classes.quiet}>{t('notAvailable.why')}</p>
        <TextareaField name="Reason" maxLength={longestReason} />
      </FormDialog>
    </>
  )
}

/** Offers to state that a document is not available, while it is still to be sent. */
export const NotAvailable = (props: NotAvailableProps) => {
  if (props.item.NotAvailable !== '') return <Stated {...props} />
  return isToSend(props.item) ? <Offered {...props} /> : null
}
