import { queries } from '@foyer/ui/client/use-call.ts'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { VisitWatch } from '../../session/visit-watch.tsx'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'
import { usePlace } from './use-place.ts'

/** Warns before the application closes when idle; the security check then reopens it. */
export const IdleWatch = () => {
  const t = useTexts()
  const navigate = useNavigate()
  const { siteId, token } = usePlace()
  const ended = useCallback(() => {
    queries.removeQueries({ queryKey: ['/cli-api/load-application-detail'] })
    void navigate(paths.insuranceCheck(siteId, token), { replace: true, state: { again: true } })
  }, [navigate, siteId, token])
  const words = { text: t('idle.text'), final: t('idle.final'), extend: t('idle.extend'), leave: t('idle.leave') }
  return <VisitWatch words={words} onEnded={ended} />
}
