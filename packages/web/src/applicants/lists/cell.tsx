import classes from './cell.module.css'

/** The name of an entry, with its key facts below. */
export const NameCell = ({ name, more }: { name: string; more: string }) => (
  <>
    {name}
    {more !== '' && <span className={classes.second}>{more}</span>}
  </>
)
