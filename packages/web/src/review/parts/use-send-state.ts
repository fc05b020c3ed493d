import type { Failure } from '@foyer/ui/client/outcome.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { useRef, useState } from 'react'
import { applicationReads } from '../../wizard/application-call.ts'
import type { Application } from '../../wizard/use-application.ts'
import { keptComments } from '../submit/send-pending.ts'
import { consentKey, type SendValues } from './consents.ts'

/** Refusals because the page is older than the application. */
const reloading: ReadonlySet<string> = new Set(['ConsentRequired', 'ApplicationIncomplete'])

/** The state of a submission form across refusals: the reason, the comment, and the key that clears the consents. */
export const useSendState = (application: Application, consents: SendValues['Consents']) => {
  const [failure, setFailure] = useState<Failure>()
  const [refusals, setRefusals] = useState(0)
  const written = useRef(keptComments(application))

  const refuse = async (refused: Failure): Promise<Failure> => {
    if (reloading.has(refused.key))
      await Promise.all(applicationReads.map((path) => queries.invalidateQueries({ queryKey: [path] })))
    setFailure(refused)
    if (refused.key === 'ConsentRequired') setRefusals((count) => count + 1)
    // Links to the steps show what is missing, since no field of this page can fix it.
    return { ...refused, errors: [] }
  }
  return { failure, written, refuse, formKey: consentKey(application, consents, refusals) }
}
