import { Icon } from '@foyer/ui/icons.tsx'
import { type ReactNode, useId, useState } from 'react'
import classes from '../estimate.module.css'

interface DisclosureProps {
  title: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A button that opens what is below it, in place. */
export const Disclosure = ({ title, className, children }: DisclosureProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={className}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{title}</span>
        <Icon name="down" size={18} />
      </button>
      <div id={id} className={classes.inside} data-open={isOpen}>
        {children}
      </div>
    </div>
  )
}
