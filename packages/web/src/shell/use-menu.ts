import { useState } from 'react'
import { useLocation } from 'react-router'

/** A menu that is open on the page where it was opened: arriving elsewhere closes the menu that led there. */
export const useMenu = () => {
  const { key: place } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  return { isOpen: openAt === place, open: () => setOpenAt(place), close: () => setOpenAt(undefined) }
}
