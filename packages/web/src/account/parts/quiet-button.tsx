import type { ReactNode } from 'react'
import classes from './account.module.css'

interface QuietButtonProps {
  onClick: () => void
  isWaiting?: boolean
  children: ReactNode
}

/** A second thing to do, as quiet as a link. While it waits it keeps the focus and its place. */
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
