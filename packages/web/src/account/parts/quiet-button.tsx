import type { ReactNode } from 'react'
import classes from './account.module.css'

interface QuietButtonProps {
  onClick: () => void
  isWaiting?: boolean
  children: ReactNode
}

/** A secondary action styled as a link. It keeps the focus and its place while it is busy. */
export const QuietButton = ({ onClick, isWaiting = false, children }: QuietButtonProps) => (
  <button
    type="button"
    className={classes.link}
    aria-disabled={isWaiting}
    onClick={() => {
      if (!isWaiting) onClick()
    }}
  >
    {children}
  </button>
)
