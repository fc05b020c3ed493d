import type { MadeApplication } from '../../testing/builders.ts'
import type { Staff } from '../../testing/office-builders.ts'

export const placeOf = ({ ids: { SiteID, MortgageApplicationID } }: MadeApplication) => ({
  SiteID,
  MortgageApplicationID,
})

/** The ids with which its client deletes an application. */
export const idsOfClient = ({ ids: { SiteID, UserID, MortgageApplicationID } }: MadeApplication) => ({
  SiteID,
  UserID,
  MortgageApplicationID,
})

/** What was sent to be signed without a deal. */
export interface SigningPlace {
  SiteID: string
  MortgageApplicationID: 0
  SigningRequestID: string
}
type Kept = MadeApplication | SigningPlace
const keptPlace = (of: Kept) => ('ids' in of ? placeOf(of) : of)

/** What a person of staff decides about a deal, or about what was sent to be signed without one. */
export const decisionsOf = ({ client }: Staff) => {
  const keeping = (of: Kept) => client.call('/console-api/LoadKeeping', keptPlace(of))
  const erasureOf = async (of: Kept) => ({
    ...keptPlace(of),
    ErasureID: (await keeping(of)).Erasure?.ErasureID ?? 1,
  })
  return {
    keeping,
    erasureOf,
    hold: (of: Kept, given = {}) =>
      client.call('/console-api/HoldDeal', { ...keptPlace(of), Reason: 'litigation', Words: 'Case 7', ...given }),
    lift: async (of: Kept, given = {}) => {
      const HoldID = (await keeping(of)).Hold?.HoldID ?? 1
      return client.call('/console-api/LiftHold', { ...keptPlace(of), HoldID, Words: 'Settled', ...given })
    },
    ask: (of: Kept, given = {}) =>
      client.call('/console-api/RequestErasure', {
        ...{ ...keptPlace(of), Reason: 'client', Words: '', AccountFl: 0 },
        ...given,
      }),
    approve: async (of: Kept) => client.call('/console-api/ApproveErasure', await erasureOf(of)),
  }
}
