import classes from './dialogs.module.css'
import { shorten } from './shorten.ts'

/** A visually truncated text; complete in its title and for screen readers. */
export const Shortened = ({ text, most }: { text: string; most: number }) => {
  const short = shorten(text, most)
  if (short === text) return text
  return (
    <span title={text}>
      <span aria-hidden="true">{short}</span>
      <span className={classes.hidden}>{text}</span>
    </span>
  )
}
