import { accessCodeProblems, isAccessCode } from '@foyer/domain/documents/access-code.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CodeField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormContext, useFormValue } from '@foyer/ui/form/form-context.ts'
import { useFocusFirst } from '@foyer/ui/form/use-focus-first.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useHelper, WayOut } from '@foyer/ui/page/way-out.tsx'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { paths } from '../../site/paths.ts'
import { AskForCode } from '../parts/ask-for-code.tsx'
import { DeadLink } from '../parts/dead-link.tsx'
import classes from '../parts/documents.module.css'
import { useHasEnded, useLinkEnd } from '../parts/use-link-end.ts'
import { deadReasonOf, type Opening, openingOf, useOpening } from '../parts/use-opening.ts'
import { useTexts } from '../texts.ts'
import { heldFiles } from '../upload/link-queues.ts'

/** Submits when the last digit is entered. */
const Boxes = () => {
  const { submit } = useFormContext()
  return <CodeField name="Code" onFull={submit} />
}

/** New boxes after a wrong code, with the focus in the first. */
const BoxesAgain = () => (
  <div ref={useFocusFirst()}>
    <Boxes />
  </div>
)

const Ending = () => {
  const t = useTexts()
  const code = useFormValue<string>('Code')
  return <FormActions submit={t('access.submit')} busy={t('access.busy')} isReady={isAccessCode(code)} />
}

interface CodeFormProps {
  RequestDocID: string
  /** The code was just mailed. */
  isSent: boolean
  onDead: (opening: Opening) => void
  onAskAgain: () => void
}

const CodeForm = ({ RequestDocID, isSent, onDead, onAskAgain }: CodeFormProps) => {
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { SiteID } = useCallIds()
  const { run } = useWrite('/api/RDACCESS')
  const [wrong, setWrong] = useState(0)
  const t = useTexts()
  const open = async ({ Code }: { Code: string }): Promise<Outcome> => {
    const outcome = await run({ SiteID, RequestDocID, Code })
    if (!outcome.ok && outcome.key === 'WrongAccessCode') setWrong(wrong + 1)
    const opening = openingOf(outcome)
    if (deadReasonOf(opening) !== undefined) onDead(opening)
    return outcome
  }
  return (
    <div className={classes.request}>
      {isSent && <Notice kind="success" announced title={t('access.sent')} />}
      {wrong > 0 && <Notice key={wrong} kind="error" announced title={errorText('WrongAccessCode')} />}
      <Form
        key={wrong}
        texts="documents"
        values={{ Code: '' }}
        rules={({ Code }) => accessCodeProblems(Code)}
        onSubmit={open}
        onDone={() => void navigate(paths.recipientUpload(SiteID, RequestDocID))}
      >
        {wrong > 0 ? <BoxesAgain /> : <Boxes />}
        <Ending />
      </Form>
      <div>
        <button type="button" className={classes.link} onClick={onAskAgain}>
          {t('access.resend')}
        </button>
      </div>
      <WayOut />
    </div>
  )
}

/** Why the code is asked again, and that no file is lost. */
const EndedNotice = ({ RequestDocID }: { RequestDocID: string }) => {
  const t = useTexts()
  const count = heldFiles(RequestDocID)
  return (
    <Notice kind="info" announced title={t('access.ended')}>
      {count > 0 && <p>{t('access.held', { count })}</p>}
    </Notice>
  )
}

/** The target of a mailed link: continues to the documents, after their code if needed. */
export const Component = () => {
  const t = useTexts()
  const { requestdocid: RequestDocID = '' } = useParams()
  const { SiteID } = useCallIds()
  const name = useHelper()?.name ?? ''
  const { opening, ask, setOpening } = useOpening(RequestDocID)
  const [isMailed, setMailed] = useState(false)
  const hasEnded = useHasEnded()
  useLinkEnd(RequestDocID)
  const dead = deadReasonOf(opening)
  if (dead !== undefined) return <DeadLink reason={dead} />
  if (opening.at === 'open') return <Navigate to={paths.recipientUpload(SiteID, RequestDocID)} replace />
  const isAsking = opening.at === 'code' && !opening.isSent
  return (
    <StepPage
      key={isAsking ? 'ask' : 'enter'}
      title={t(isAsking ? 'access.askTitle' : 'access.title')}
      why={t(isAsking ? 'access.askWhy' : 'access.why', { name })}
      isLoading={opening.at === 'asking'}
      failure={opening.at === 'failed' ? opening.failure : undefined}
      onRetry={() => void ask()}
    >
      {hasEnded && <EndedNotice RequestDocID={RequestDocID} />}
      {isAsking ? (
        <AskForCode
          RequestDocID={RequestDocID}
          onSent={() => {
            setMailed(true)
            setOpening({ at: 'code', isSent: true })
          }}
        />
      ) : (
        <CodeForm
          RequestDocID={RequestDocID}
          isSent={isMailed}
          onDead={setOpening}
          onAskAgain={() => {
            setMailed(false)
            setOpening({ at: 'code', isSent: false })
          }}
        />
      )}
    </StepPage>
  )
}
