import { write } from '@foyer/ui/client/call.ts'
import type { Failure } from '@foyer/ui/client/outcome.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import type { FormDraft } from '@foyer/ui/form/use-draft.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { VisitWatch } from '../../session/visit-watch.tsx'
import { DocumentView } from '../parts/document-view.tsx'
import { GoOutside } from '../parts/go-outside.tsx'
import { SignForm } from '../parts/sign-form.tsx'
import { type Desk, useSignerIds } from '../parts/signer-ids.ts'
import { SignersList } from '../parts/signers-list.tsx'
import { useSignatureDraft } from '../parts/use-signature-draft.ts'
import { useTexts } from '../texts.ts'

const isOver = ({ key }: Failure) => key === 'Access_Denied' || key === 'NoAccess'
const askAgainMilliseconds = 4000
/** Who signs agrees to the words that they read, so these are never those of another language. */
const asked = { staleTime: 0, keepsFormerLanguage: false }

/** After the code: the document, then the signature; or the current status. */
export const Component = () => {
  const t = useTexts()
  const ids = useSignerIds()
  const { LanguageID } = useLanguage()
  const { reply, failure: finalFailure, lateFailure, retry } = useCall('/api/SIGNLoad', { ...ids, LanguageID }, asked)
  const draft = useSignatureDraft()
  const [hasEnded, setEnded] = useState(false)
  const end = useCallback(() => {
    setEnded(true)
    void retry()
  }, [retry])
  // What was there is not shown on after its visit has ended.
  const failure = finalFailure ?? (hasEnded ? lateFailure : undefined)
  useAskAgain(reply, retry)
  useReturn()
  if (failure !== undefined && isOver(failure)) {
    return (
      <StepPage title={t('ended.title')} why={t('ended.why')}>
        <WayOut />
      </StepPage>
    )
  }
  if (reply === undefined || failure !== undefined) {
    return (
      <StepPage title={t('desk.sign.title')} isLoading={failure === undefined} failure={failure} onRetry={retry}>
        {null}
      </StepPage>
    )
  }
  return (
    <StepPage
      key={reply.State}
      title={t(`desk.${reply.State}.title`)}
      why={t(`desk.${reply.State}.why`, { title: reply.Title })}
    >
      <AtDesk desk={reply} draft={draft} />
      <DeskWatch onEnded={end} />
    </StepPage>
  )
}

/** Warns before the page closes; afterwards the server reports it as closed. */
const DeskWatch = ({ onEnded }: { onEnded: () => void }) => {
  const t = useTexts()
  const words = { text: t('idle.text'), final: t('idle.final'), extend: t('idle.extend'), leave: t('idle.leave') }
  return <VisitWatch words={words} onEnded={onEnded} />
}

/** After signing, polls for the finished document or the external service's result. */
const useAskAgain = (desk: Desk | undefined, retry: () => void) => {
  const isFinishing = desk?.State === 'signed' && desk.Signers.every(({ State }) => State === 'signed')
  const isAway = desk?.State === 'sign' && desk.OutsideFlag === 1
  useEffect(() => {
    if (!isFinishing && !isAway) return
    const pause = setInterval(retry, askAgainMilliseconds)
    return () => clearInterval(pause)
  }, [isFinishing, isAway, retry])
}

/** Back from an external service: the server asks it for the result at once, and the query is removed from the URL. */
const useReturn = () => {
  const { SiteID, SigningRequestID, SignerID } = useSignerIds()
  const [query, setQuery] = useSearchParams()
  const isBack = query.has('event')
  useEffect(() => {
    if (!isBack) return
    void write('/api/SIGNReturn', { SiteID, SigningRequestID, SignerID })
    setQuery({}, { replace: true })
  }, [isBack, SiteID, SigningRequestID, SignerID, setQuery])
}

const AtDesk = ({ desk, draft }: { desk: Desk; draft: FormDraft }) => {
  if (desk.State === 'sign' && desk.OutsideFlag === 1) {
    return (
      <>
        <SignersList desk={desk} />
        <GoOutside />
      </>
    )
  }
  if (desk.State === 'sign') {
    return (
      <>
        <DocumentView />
        <SignersList desk={desk} />
        <SignForm desk={desk} draft={draft} />
      </>
    )
  }
  return (
    <>
      <SignersList desk={desk} />
      {desk.State === 'completed' && <DocumentView isSigned />}
      <WayOut />
    </>
  )
}
