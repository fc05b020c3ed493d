import { createContext, useContext, useEffect } from 'react'

/** The portal's brand: the end of every document title. */
const BrandNameContext = createContext('')
export const BrandNameProvider = BrandNameContext.Provider

export const usePageTitle = (title: string) => {
  const brand = useContext(BrandNameContext)
  useEffect(() => {
    document.title = brand === '' ? title : `${title} – ${brand}`
  }, [title, brand])
}
