import { createContext, useContext } from 'react'

/** The ids in every body. The server checks them against the session; they are neither secret nor proof. */
export interface CallIds {
  SiteID: string
  UserID: string
}

const IdsContext = createContext<CallIds>({ SiteID: '', UserID: '' })

export const CallIdsProvider = IdsContext.Provider
export const useCallIds = (): CallIds => useContext(IdsContext)
