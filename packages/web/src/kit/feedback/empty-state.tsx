import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons.tsx'
import classes from './feedback.module.css'

interface EmptyStateProps {
  icon?: IconName
  title: string
  /** What belongs here, in a sentence. */
  children?: ReactNode
  action?: { label: string; onClick: () => void }
}

/** An empty list says what belongs there and offers the first one. */
export const EmptyState = ({ icon = 'plus', title, children, action }: EmptyStateProps) => (
  <div className={classes.empty}>
    <p className={classes.emptyTitle}>{title}</p>
    {children !== undefined && <div className={classes.emptyText}>{children}</div>}
    {action !== undefined && (
      <Button variant="default" leftSection={<Icon name={icon} />} onClick={action.onClick}>
        {action.label}
      </Button>
    )}
  </div>
)
