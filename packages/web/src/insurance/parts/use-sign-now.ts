import { isPassing } from '@foyer/ui/client/outcome.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { useNavigate } from 'react-router'
import { paths } from '../../site/paths.ts'
import { usePlace } from './use-place.ts'
import { useSecurity } from './use-security.ts'

const detail = '/cli-api/load-application-detail'

/** Goes on to the page where the person of this link reads and signs the document. */
export const useSignNow = () => {
  const navigate = useNavigate()
  const place = usePlace()
  const secure = useSecurity()
  const { run, isBusy, failure } = useWrite('/cli-api/sign-now')
  const signNow = async () => {
    const outcome = secure(await run(place))
    // The page then shows what is to be done first, or that there is nothing to sign.
    if (!outcome.ok && !isPassing(outcome.key)) await queries.invalidateQueries({ queryKey: [detail] })
    if (outcome.ok) {
      const { SigningRequestID, SignerID } = outcome.reply
      void navigate(paths.signDocument(place.siteId, SigningRequestID, SignerID))
    }
    return outcome
  }
  return { signNow, isBusy, failure }
}
