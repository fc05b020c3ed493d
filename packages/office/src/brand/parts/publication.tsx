import type { Link } from '@foyer/domain/site/fields.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { Button } from '@mantine/core'
import { useTexts } from '../texts.ts'
import { changesOf, type Values, valuesOf } from '../values.ts'
import classes from './brand.module.css'

interface PublicationProps {
  /** As it was saved last. */
  link: Link
  /** The saved draft has changes to publish. */
  isChanged: boolean
  isBusy: boolean
  /** Called before the form is sent. */
  onPublish: () => void
  onDrop: () => void
}

/** Whether clients see what the page shows, and the buttons for it. */
export const Publication = ({ link, isChanged, isBusy, onPublish, onDrop }: PublicationProps) => {
  const t = useTexts()
  const values = useFormValues<Values>()
  const isOpen = isChanged || changesOf(valuesOf(link), values).length > 0
  return (
    <div className={classes.publication}>
      <Badge tone={isOpen ? 'open' : 'good'}>{t(isOpen ? 'state.changed' : 'state.published')}</Badge>
      <span className={classes.quiet}>{t(isOpen ? 'state.changedText' : 'state.publishedText')}</span>
      {isOpen && (
        <div className={classes.buttons}>
          <Button data-publish type="submit" aria-disabled={isBusy} onClick={onPublish}>
            {t(isBusy ? 'publishing' : 'publish')}
          </Button>
          {isChanged && (
            <Button data-drop type="button" variant="default" onClick={onDrop}>
              {t('drop.label')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
