import type { RequestDocument } from '@foyer/domain/documents/fields.ts'
import { secondsUntilSubmitted } from '@foyer/domain/documents/rules.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { queries, useCall } from '@foyer/ui/client/use-call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { Actions } from '@foyer/ui/page/actions.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useHelper } from '@foyer/ui/page/way-out.tsx'
import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { paths } from '../../site/paths.ts'
import { DeadLink } from '../parts/dead-link.tsx'
import { DocumentList } from '../parts/document-list.tsx'
import { LinkWatch } from '../parts/link-watch.tsx'
import { deadReasonOf, useOpening } from '../parts/use-opening.ts'
import { useTexts } from '../texts.ts'
import { isUnderWay, useUploads } from '../upload/use-uploads.ts'

const reload = () => queries.invalidateQueries({ queryKey: ['/api/RDLoad'] })

const Documents = ({ request }: { request: RequestDocument }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const { SiteID } = useCallIds()
  const name = useHelper()?.name ?? ''
  const isFromDeals = useSearchParams()[0].get('mydeals') === 'true'
  const uploads = useUploads({ path: '/WS/RDDZUpload', reload, link: request.RequestDocID })
  const submit = useWrite('/api/RDSubmit', { invalidates: ['/api/RDLoad'] })
  const [held, setHeld] = useState<'nothing' | 'sending'>()
  const [isSubmitted, setSubmitted] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const { RequestDocID } = request
  const hasWaiting = secondsUntilSubmitted(request.Items) !== undefined
  const isSending = isUnderWay(uploads)

  const press = async () => {
    setAttempts(attempts + 1)
    setHeld(isSending ? 'sending' : hasWaiting ? undefined : 'nothing')
    if (isSending || !hasWaiting) return
    const outcome = await submit.run({ SiteID, RequestDocID })
    setSubmitted(outcome.ok)
  }
  return (
    <>
      {isSubmitted && !hasWaiting && (
        <Notice kind="success" announced title={t('submitted.title')}>
          <p>{t('submitted.text', { name })}</p>
        </Notice>
      )}
      <DocumentList
        requests={[request]}
        uploads={uploads}
        removePath="/api/RDRemoveUpload"
        onWaited={() => void reload()}
      />
      <p>
        <KitLink to={paths.recipientContact(SiteID, RequestDocID)}>{t('recipient.contact')}</KitLink>
      </p>
      {held === 'nothing' && !hasWaiting && !isSubmitted && (
        <Notice key={attempts} kind="warning" announced title={t('recipient.nothingYet')} />
      )}
      {held === 'sending' && isSending && <Notice key={attempts} kind="warning" announced title={t('stillSending')} />}
      {submit.failure !== undefined && (
        <Notice key={attempts} kind="error" announced title={errorText(submit.failure.key)} />
      )}
      <Actions
        back={isFromDeals ? { to: paths.myDeals(SiteID), label: t('recipient.back') } : undefined}
        main={{
          label: submit.isBusy ? t('recipient.busy') : t('recipient.submit'),
          onClick: () => void press(),
          isBusy: submit.isBusy,
          isReady: hasWaiting && !isSending,
        }}
      />
    </>
  )
}

const Opened = ({ RequestDocID }: { RequestDocID: string }) => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  const { LanguageID } = useLanguage()
  const name = useHelper()?.name ?? ''
  const { reply, failure, retry } = useCall('/api/RDLoad', { SiteID, RequestDocID, langID: LanguageID })
  // Shows the previous reply while another language loads, so that uploads continue.
  const [shown, setShown] = useState(reply)
  if (reply !== undefined && reply !== shown) setShown(reply)
  return (
    <StepPage
      title={t('recipient.title')}
      why={t('recipient.why', { name })}
      isLoading={shown === undefined}
      failure={shown === undefined ? failure : undefined}
      onRetry={retry}
    >
      {shown !== undefined && <Documents request={shown.Docs} />}
      <LinkWatch RequestDocID={shown?.Docs.RequestDocID ?? RequestDocID} />
    </StepPage>
  )
}

/** Where a recipient, or the borrower from the dashboard, uploads the requested documents. */
export const Component = () => {
  const t = useTexts()
  const { requestdocid: RequestDocID = '' } = useParams()
  const { SiteID } = useCallIds()
  const name = useHelper()?.name ?? ''
  const { opening, ask } = useOpening(RequestDocID)
  const dead = deadReasonOf(opening)
  if (dead !== undefined) return <DeadLink reason={dead} />
  if (opening.at === 'code') return <Navigate to={paths.accessCode(SiteID, RequestDocID)} replace />
  if (opening.at === 'open') return <Opened key={RequestDocID} RequestDocID={RequestDocID} />
  return (
    <StepPage
      title={t('recipient.title')}
      why={t('recipient.why', { name })}
      isLoading
      failure={opening.at === 'failed' ? opening.failure : undefined}
      onRetry={() => void ask()}
    >
      {null}
    </StepPage>
  )
}
