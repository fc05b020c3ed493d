import classes from './cell.module.css'

/** The name of an entry, and under it what one should know of it at a glance. */
export const NameCell = ({ name, more }: { name: string; more: string }) => (
  <>
    {name}
    {more !== '' && <span className={classes.second}>{more}</span>}
  </>
)
