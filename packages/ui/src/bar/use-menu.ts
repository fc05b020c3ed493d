import { useState } from 'react'
import { useLocation } from 'react-router'

/** Open only on the page where it was opened: navigation closes the menu. */
export const useMenu = () => {
  const { key: place } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  return { isOpen: openAt === place, open: () => setOpenAt(place), close: () => setOpenAt(undefined) }
}
