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

/** What a person of staff decides about a deal. */
export const decisionsOf = ({ client }: Staff) => {
  const keeping = (of: MadeApplication) => client.call('/console-api/LoadKeeping', placeOf(of))
  const erasureOf = async (of: MadeApplication) => ({
    ...placeOf(of),
    ErasureID: (await keeping(of)).Erasure?.ErasureID ?? 1,
  })
  return {
    keeping,
    erasureOf,
    hold: (of: MadeApplication, given = {}) =>
      client.call('/console-api/HoldDeal', { ...placeOf(of), Reason: 'litigation', Words: 'Case 7', ...given }),
    lift: async (of: MadeApplication, given = {}) => {
      const HoldID = (await keeping(of)).Hold?.HoldID ?? 1
      return client.call('/console-api/LiftHold', { ...placeOf(of), HoldID, Words: 'Settled', ...given })
    },
    ask: (of: MadeApplication, given = {}) =>
      client.call('/console-api/RequestErasure', {
        ...{ ...placeOf(of), Reason: 'client', Words: '', AccountFl: 0 },
        ...given,
      }),
    approve: async (of: MadeApplication) => client.call('/console-api/ApproveErasure', await erasureOf(of)),
  }
}
