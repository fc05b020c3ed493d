import { Icon } from '@foyer/ui/icons.tsx'
import { KitLink } from '@foyer/ui/link.tsx'
import { useTexts } from '../texts.ts'
import classes from './answers.module.css'

interface ChangeLinkProps {
  to: string
  /** What is changed, for screen readers. */
  name: string
  /** Whether answers are still missing. */
  isIncomplete?: boolean
}

/** Leads from answers in the review to where they are changed. */
export const ChangeLink = ({ to, name, isIncomplete = false }: ChangeLinkProps) => {
  const t = useTexts()
  return (
    <KitLink to={to} className={classes.change}>
      <Icon name="edit" size={18} />
      <span aria-hidden="true">{t(isIncomplete ? 'complete' : 'change')}</span>
      <span className={classes.hidden}>{t(isIncomplete ? 'completeNamed' : 'changeNamed', { name })}</span>
    </KitLink>
  )
}
