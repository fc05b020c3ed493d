import { type ReactNode, useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import { Icon } from '../icons.tsx'
import classes from './fold.module.css'
import { useFormContext } from './form-context.ts'
import { isInside } from './paths.ts'

interface FoldProps {
  title: string
  lead?: string
  /** The paths of its fields: an error at one of them opens the fold. */
  fields: readonly string[]
  startsOpen?: boolean
  children: ReactNode
}

/** Less important questions, collapsed under a heading. They stay part of the form. */
export const Fold = ({ title, lead, fields, startsOpen = false, children }: FoldProps) => {
  const { store } = useFormContext()
  const id = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  const attempts = useSyncExternalStore(store.subscribe, () => store.attempts)
  const openWhenWrong = useEffectEvent((attempt: number) => {
    if (attempt > 0 && store.summary().some(({ Field }) => isInside(Field, fields))) setOpen(true)
  })
  useEffect(() => openWhenWrong(attempts), [attempts])
  return (
    <section className={classes.fold}>
      <h2 className={classes.title}>
        <button
          type="button"
          className={classes.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {title}
            {lead !== undefined && <span className={classes.lead}>{lead}</span>}
          </span>
          <Icon name="down" />
        </button>
      </h2>
      <div id={id} className={classes.inside} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}
