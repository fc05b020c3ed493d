import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useState } from 'react'
import { loadAgain } from '../live/index.ts'
import { useOfficeWrite } from '../session/use-office-write.ts'
import type { Kind } from './parts/legal-page.tsx'

type Path = '/console-api/ApproveLegalText' | '/console-api/SaveLegalText'
const load = '/console-api/ListLegalTexts'

/** Sends a text with how many there were when its dialog was opened, or when a refusal loaded them again. */
export const useApproval = <P extends Path>(path: P, kind: Kind) => {
  const write = useOfficeWrite(path, { invalidates: [load] })
  const [opened] = useState(kind.Texts)
  const [isStale, setStale] = useState(false)
  return {
    /** A colleague approved another one since the dialog was opened. */
    isStale,
    /** `given` without `Before`. */
    send: async (given: BodyOf<P>): Promise<Outcome> => {
      const outcome = await write.run({ ...given, Before: isStale ? kind.Texts : opened })
      if (!outcome.ok && outcome.key === 'StaleEdit' && (await loadAgain([load]))) setStale(true)
      return outcome
    },
  }
}
