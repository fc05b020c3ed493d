import classes from './dialogs.module.css'
import { shorten } from './shorten.ts'

/** A long text cut for the eye; whole as its title and for a screen reader. */
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
