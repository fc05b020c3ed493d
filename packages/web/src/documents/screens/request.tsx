import { missingItems, secondsUntilSubmitted } from '@foyer/domain/documents/rules.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { queries, useCall } from '@foyer/ui/client/use-call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Actions } from '@foyer/ui/page/actions.tsx'
import { useState } from 'react'
import { useStep } from '../../wizard/step-context.ts'
import { StepFailure } from '../../wizard/step-failure.tsx'
import type { Application } from '../../wizard/use-application.ts'
import { WizardStep } from '../../wizard/wizard-step.tsx'
import { DocumentList } from '../parts/document-list.tsx'
import { MissingFiles } from '../parts/missing-files.tsx'
import { useTexts } from '../texts.ts'
import { isUnderWay, useUploads } from '../upload/use-uploads.ts'

const position = { step: 'request' } as const

const reload = () => queries.invalidateQueries({ queryKey: ['/api/MTGAPPLoad'] })

const hasUnsubmitted = ({ Requests }: Pick<Application, 'Requests'>) =>
  secondsUntilSubmitted(Requests.flatMap(({ Items }) => Items)) !== undefined

const Documents = ({ application }: { application: Application }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const { SiteID, UserID } = useCallIds()
  const { back, goOn, version } = useStep()
  const uploads = useUploads({ path: '/WS/MTGAPPRDDZUpload', reload })
  const done = useWrite('/api/MTGAPPDoneRequestDocument', { invalidates: ['/api/MTGAPPLoad'] })
  const [held, setHeld] = useState<'missing' | 'sending'>()
  const [attempts, setAttempts] = useState(0)
  const { MortgageApplicationID, RequestDocument, Requests } = application
  const missing = missingItems(Requests)
  const isMissing = missing.length > 0

  const leave = async () => {
    setAttempts(attempts + 1)
    setHeld(isUnderWay(uploads) ? 'sending' : isMissing ? 'missing' : undefined)
    if (isUnderWay(uploads) || isMissing) return
    const ids = { SiteID, UserID, MortgageApplicationID, Version: version() }
    const outcome = await done.run({ ...ids, DFRequestDocID: RequestDocument.DFRequestDocID, reqRequestDocument: 1 })
    if (outcome.ok) goOn()
  }
  const problem =
    done.failure !== undefined && done.failure.key !== 'StaleEdit' ? errorText(done.failure.key) : undefined
  return (
    <>
      <StepFailure failure={done.failure} draft={undefined} />
      {held === 'missing' && isMissing && <MissingFiles key={attempts} items={missing} />}
      <DocumentList
        requests={Requests}
        uploads={uploads}
        removePath="/api/RDRemoveUploadV2"
        showMissing={held === 'missing'}
        isBorrower
        onWaited={() => void reload()}
      />
      {held === 'sending' && isUnderWay(uploads) && (
        <Notice key={attempts} kind="warning" announced title={t('stillSending')} />
      )}
      {problem !== undefined && <Notice key={attempts} kind="error" announced title={problem} />}
      <Actions
        back={back}
        main={{
          label: done.isBusy ? t('step.busy') : t(hasUnsubmitted(application) ? 'step.submit' : 'step.goOn'),
          onClick: () => void leave(),
          isBusy: done.isBusy,
          isReady: !isMissing && !isUnderWay(uploads),
        }}
      />
    </>
  )
}

/** The application in the page's language: the server formats document kinds and upload dates. */
const InLanguage = () => {
  const { application } = useStep()
  const { SiteID, UserID, MortgageApplicationID } = application
  const { LanguageID } = useLanguage()
  const { reply, failure, retry } = useCall('/api/MTGAPPLoad', { SiteID, UserID, MortgageApplicationID, LanguageID })
  // Shows the previous reply while another language loads, so that uploads continue.
  const [shown, setShown] = useState(reply)
  if (reply !== undefined && reply !== shown) setShown(reply)
  if (shown !== undefined) return <Documents application={shown} />
  return failure === undefined ? <FormSkeleton fields={3} /> : <CallFailure failure={failure} onRetry={retry} />
}

/** The step of the application where the borrower uploads the requested documents. */
export const Component = () => {
  const t = useTexts()
  return (
    <WizardStep position={position} title={() => t('step.title')} why={() => t('step.why')}>
      <InLanguage />
    </WizardStep>
  )
}
