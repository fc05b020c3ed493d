import { useEffect, useRef } from 'react'

/** Loading extends the session, which must not last because of others: a page loads by itself only while the person is there. */
const presentMilliseconds = 5 * 60_000

/** Whether the person did something on this page in the last minutes. */
export const usePresence = (): (() => boolean) => {
  const last = useRef(Date.now())
  useEffect(() => {
    const listening = new AbortController()
    const note = () => {
      last.current = Date.now()
    }
    for (const name of ['pointerdown', 'keydown', 'wheel'])
      document.addEventListener(name, note, { signal: listening.signal, passive: true, capture: true })
    return () => listening.abort()
  }, [])
  return () => Date.now() - last.current < presentMilliseconds
}
