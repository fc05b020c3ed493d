import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { useEffect, useState } from 'react'
import { sender } from '../submit/browser-sender.ts'
import { useTexts } from '../texts.ts'

/** Why a background submission was refused; shown once, on the page where it can be fixed. */
export const RefusedLater = ({ MortgageApplicationID }: { MortgageApplicationID: number }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const [state] = useState(() => sender.stateOf(MortgageApplicationID))
  useEffect(() => {
    if (sender.stateOf(MortgageApplicationID).phase !== 'sending') sender.clear(MortgageApplicationID)
  }, [MortgageApplicationID])
  if (state.phase !== 'refused' || !state.inBackground) return null
  // Everyone had accepted: it is refused because the content changed.
  const title = state.failure.key === 'ConsentRequired' ? t('readAgain.title') : errorText(state.failure.key)
  return (
    <Notice kind="error" announced title={title}>
      <p>{t('refused.text')}</p>
      <WayOut />
    </Notice>
  )
}
