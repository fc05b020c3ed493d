import type { SubjectMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useApplicationWrite } from '../../wizard/application-call.ts'
import { useStep } from '../../wizard/step-context.ts'

/** Removes a mortgage: a saved one on the server first, an unsaved one only here. */
export const useRemoveMortgage = (removed: (mortgage: SubjectMortgage) => void) => {
  const { SiteID, UserID } = useCallIds()
  const { application, sync } = useStep()
  const { run } = useApplicationWrite('/api/MTGAPPDeleteMortgage')
  return async (mortgage: SubjectMortgage): Promise<Outcome> => {
    const { MortgageID } = mortgage
    // Invited persons have no call for this: the mortgage is removed when the request is saved without it.
    if (MortgageID > 0 && application.guid === undefined) {
      const { MortgageApplicationID } = application
      const outcome = await run({ SiteID, UserID, MortgageApplicationID, MortgageID })
      if (!outcome.ok) return outcome
      sync()
    }
    removed(mortgage)
    return { ok: true, reply: {} }
  }
}
