import type { SubjectMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { useStep } from '../../app/wizard/step-context.ts'
import { useCallIds } from '../../kit/client/ids.tsx'
import type { Outcome } from '../../kit/client/outcome.ts'
import { useWrite } from '../../kit/client/use-write.ts'

/** Removes a mortgage: one that is saved on the server first, any other only here. */
export const useRemoveMortgage = (removed: (mortgage: SubjectMortgage) => void) => {
  const { SiteID, UserID } = useCallIds()
  const { application, sync } = useStep()
  const { run } = useWrite('/api/MTGAPPDeleteMortgage', { invalidates: ['/api/MTGAPPLoad'] })
  return async (mortgage: SubjectMortgage): Promise<Outcome> => {
    const { MortgageID } = mortgage
    if (MortgageID > 0) {
      const { MortgageApplicationID } = application
      const outcome = await run({ SiteID, UserID, MortgageApplicationID, MortgageID })
      if (!outcome.ok) return outcome
      sync()
    }
    removed(mortgage)
    return { ok: true, reply: {} }
  }
}
