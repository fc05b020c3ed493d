import { createContext, useContext, useEffect } from 'react'

/** Whose portal it is: the end of every document title. */
const BrandNameContext = createContext('')
export const BrandNameProvider = BrandNameContext.Provider

export const usePageTitle = (title: string) => {
  const brand = useContext(BrandNameContext)
  useEffect(() => {
    document.title = brand === '' ? title : `${title} – ${brand}`
  }, [title, brand])
}
