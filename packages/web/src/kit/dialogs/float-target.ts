import { createContext, useContext } from 'react'

/** Inside a dialog lists and calendars float in it: whatever floats in the page would lie beneath, out of reach. */
const FloatContext = createContext<HTMLElement | undefined>(undefined)
export const FloatProvider = FloatContext.Provider

/** For Mantine's `portalProps`. */
export const useFloatTarget = () => {
  const target = useContext(FloatContext)
  return target === undefined ? {} : { target }
}
