import { createContext, useContext } from 'react'

/** The ids every body carries. The server checks them against the session; they are no secret and no proof. */
export interface CallIds {
  SiteID: string
  UserID: string
}

const IdsContext = createContext<CallIds>({ SiteID: '', UserID: '' })

export const CallIdsProvider = IdsContext.Provider
export const useCallIds = (): CallIds => useContext(IdsContext)
