import { useTexts } from '../texts.ts'
import classes from './answers.module.css'

interface Place {
  id: string
  name: string
}

/** Focuses the heading with this id, in view. */
export const goToHeading = (id: string) => {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** Links to the parts of a long review; it stays in view from the width of a tablet. */
export const PeopleLinks = ({ places }: { places: readonly Place[] }) => {
  const t = useTexts()
  return (
    <nav className={classes.jump} aria-label={t('jump')}>
      {places.map(({ id, name }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault()
            goToHeading(id)
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
