import { useEffect, useState } from 'react'

const query = '(max-width: 500px)'
/** Keyboards and rotations resize in bursts, so a decision holds for this time. */
const lockMilliseconds = 1000

/** At or below 500 px the timeline is in the Main Menu. */
export const useIsNarrow = (): boolean => {
  const [isNarrow, setNarrow] = useState(() => globalThis.matchMedia(query).matches)
  useEffect(() => {
    const media = globalThis.matchMedia(query)
    let lock: ReturnType<typeof setTimeout> | undefined
    const changed = () => {
      if (lock !== undefined) return
      setNarrow(media.matches)
      lock = setTimeout(() => {
        lock = undefined
        setNarrow(media.matches)
      }, lockMilliseconds)
    }
    media.addEventListener('change', changed)
    return () => {
      clearTimeout(lock)
      media.removeEventListener('change', changed)
    }
  }, [])
  return isNarrow
}
