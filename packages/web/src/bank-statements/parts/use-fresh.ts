import { queries } from '@foyer/ui/client/use-call.ts'
import { useEffect, useState } from 'react'
import { statementsChannel } from './statements-channel.ts'

const refresh = () => void queries.invalidateQueries({ queryKey: ['/api/MTGAPPLoad'] })

/**
 * The polling interval in milliseconds for an expected statement, and the maximum of polls: it usually takes seconds.
 */
const pause = 3000
const mostLooks = 20

/**
 * Refreshes the list when another tab returned from a bank, when this tab is shown again, and while a statement is
 * expected.
 */
export const useFresh = (MortgageApplicationID: number, isOnItsWay: boolean) => {
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    const unsubscribe = statementsChannel.subscribe((id) => id === MortgageApplicationID && refresh())
    const look = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', look)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', look)
    }
  }, [MortgageApplicationID])
  useEffect(() => {
    if (!isOnItsWay || looks >= mostLooks) return undefined
    const timer = setTimeout(() => {
      refresh()
      setLooks(looks + 1)
    }, pause)
    return () => clearTimeout(timer)
  }, [isOnItsWay, looks])
}
