import { useEffect, useState } from 'react'
import { queries } from '../../kit/client/use-call.ts'
import { statementsChannel } from './statements-channel.ts'

const refresh = () => void queries.invalidateQueries({ queryKey: ['/api/MTGAPPLoad'] })

/** Milliseconds between looks for a statement that is on its way, and how many: it mostly takes seconds. */
const pause = 3000
const mostLooks = 20

/** Keeps the list fresh: when another tab came back from a bank, when this one is looked at again, and while a statement is on its way. */
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
