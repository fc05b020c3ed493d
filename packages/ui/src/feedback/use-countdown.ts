import { useEffect, useState } from 'react'

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))

/** Seconds left, updated every second; restarts when `seconds` or `from` changes. Correct after the computer slept. */
export const useCountdown = (seconds: number, from?: unknown): number => {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  const [begun, setBegun] = useState({ seconds, from })
  if (begun.seconds !== seconds || begun.from !== from) {
    setBegun({ seconds, from })
    setEnd(Date.now() + seconds * 1000)
    setLeft(seconds)
  }
  useEffect(() => {
    const tick = setInterval(() => {
      const now = secondsUntil(end)
      setLeft(now)
      if (now === 0) clearInterval(tick)
    }, 1000)
    return () => clearInterval(tick)
  }, [end])
  return left
}
