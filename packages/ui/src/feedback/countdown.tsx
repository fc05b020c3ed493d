import { useEffect, useRef } from 'react'
import { useCountdown } from './use-countdown.ts'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Counts down from `2:30`. Not announced, because an announcement every second is useless. */
export const Countdown = ({ seconds, onEnd }: { seconds: number; onEnd?: () => void }) => {
  const left = useCountdown(seconds)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (left === 0) end.current?.()
  }, [left])
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{clock(left)}</span>
}
