import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons.tsx'
import classes from './feedback.module.css'

interface EmptyStateProps {
  icon?: IconName
  title: string
  /** A sentence about what the list is for. */
  children?: ReactNode
  /** `hint`: its key, inside the button. */
  action?: { label: string; hint?: ReactNode; onClick: () => void }
}

/** An empty list states its purpose and offers to add the first entry. */
export const EmptyState = ({ icon = 'plus', title, children, action }: EmptyStateProps) => (
  <div className={classes.empty}>
    <p className={classes.emptyTitle}>{title}</p>
    {children !== undefined && <div className={classes.emptyText}>{children}</div>}
    {action !== undefined && (
      <Button data-add leftSection={<Icon name={icon} />} onClick={action.onClick}>
        {action.label}
        {action.hint}
      </Button>
    )}
  </div>
)
