import { createContext, useContext } from 'react'

/** Lists and calendars inside a dialog are rendered in it: in the page they would be beneath it, out of reach. */
const FloatContext = createContext<HTMLElement | undefined>(undefined)
export const FloatProvider = FloatContext.Provider

/** For Mantine's `portalProps`. */
export const useFloatTarget = () => {
  const target = useContext(FloatContext)
  return target === undefined ? {} : { target }
}
