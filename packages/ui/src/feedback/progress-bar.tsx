import { Progress } from '@mantine/core'
import classes from './feedback.module.css'

/** Progress as text and as a bar: `part` from 0 to 1. */
export const ProgressBar = ({ part, label }: { part: number; label: string }) => (
  <div className={classes.progress}>
    <p className={classes.progressLabel}>{label}</p>
    <Progress.Root size={8} radius="xl">
      <Progress.Section color="var(--brand)" value={Math.min(100, Math.max(0, part * 100))} aria-label={label} />
    </Progress.Root>
  </div>
)
