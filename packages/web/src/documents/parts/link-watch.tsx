import { useSession } from '../../session/session.ts'
import { SessionWatch } from '../../session/session-watch.tsx'
import { VisitWatch } from '../../session/visit-watch.tsx'
import { useTexts } from '../texts.ts'
import { useLinkEnd } from './use-link-end.ts'

/** Warns before the session of a link ends, or that of a signed-in user who came by it. */
export const LinkWatch = ({ RequestDocID }: { RequestDocID: string }) => {
  const t = useTexts()
  const { isSignedIn } = useSession()
  const onEnded = useLinkEnd(RequestDocID)
  const words = { text: t('idle.text'), final: t('idle.final'), extend: t('idle.extend'), leave: t('idle.leave') }
  return isSignedIn ? <SessionWatch onEnded={onEnded} /> : <VisitWatch words={words} onEnded={onEnded} />
}
