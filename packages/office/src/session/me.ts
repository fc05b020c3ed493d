import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { createContext, useContext } from 'react'

export type Me = ReplyOf<'/console-api/LoadMe'>

export const useLoadMe = () => useCall('/console-api/LoadMe', {})

const MeContext = createContext<Me | undefined>(undefined)
export const MeProvider = MeContext.Provider

/** The signed-in person; their pages are inside SignedIn. */
export const useMe = (): Me => {
  const me = useContext(MeContext)
  if (me === undefined) throw new Error('a page of a signed-in person is outside of SignedIn')
  return me
}

export const useMay = () => {
  const { Actions } = useMe()
  return (action: OfficeAction): boolean => Actions.includes(action)
}

/** The brokerage that this session works for. */
export const useBrokerage = (): string => useMe().Memberships.find(({ Current }) => Current === 1)?.Brokerage ?? ''
