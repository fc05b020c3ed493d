import { useEffect, useState } from 'react'

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))

/** Seconds left, updated every second; restarts when `seconds` changes. Correct after the computer slept. */
export const useCountdown = (seconds: number): number => {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setEnd(Date.now() + seconds * 1000)
    setLeft(seconds)
  }, [seconds])
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
