import { withKeys } from '@foyer/ui/with-keys.ts'
import classes from './change-list.module.css'
import { useOfficeTexts } from './texts.ts'

interface Change {
  /** What the label belongs to, where several have the same one. */
  title?: string
  label: string
  /** As people read it; empty where there was, or is, nothing. Without `before`: of what is new as a whole. */
  before?: string
  after: string
}

/** What was changed, each with what was there before and after. */
export const ChangeList = ({ changes }: { changes: readonly Change[] }) => {
  const t = useOfficeTexts()
  return (
    <dl className={classes.changes}>
      {withKeys(changes, ({ title, label }) => `${title} ${label}`).map(([key, { title, label, before, after }]) => (
        <div key={key} className={classes.change}>
          <dt>
            {title !== undefined && <span className={classes.quiet}>{title}</span>} {label}
          </dt>
          {before !== undefined && (
            <dd>
              <span className={classes.quiet}>{t('change.before')}</span> {before === '' ? t('change.none') : before}
            </dd>
          )}
          <dd>
            {before !== undefined && <span className={classes.quiet}>{t('change.after')} </span>}
            <strong>{after === '' ? t('change.none') : after}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}
