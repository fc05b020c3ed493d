import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useId, useState } from 'react'
import classes from './folded-filters.module.css'
import { useOfficeTexts } from './texts.ts'

interface FoldedFiltersProps {
  /** How many filters narrow the list. */
  chosen: number
  className: string | undefined
  children: ReactNode
}

/** The filters of a list, in its bar. On a narrow page they are folded away, and their button has their number. */
export const FoldedFilters = ({ chosen, className = '', children }: FoldedFiltersProps) => {
  const t = useOfficeTexts()
  const id = useId()
  const isWide = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false }) ?? true
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {!isWide && (
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          rightSection={<Icon name="down" size={18} />}
          onClick={() => setOpen(!isOpen)}
        >
          {chosen === 0 ? t('filters.open') : t('filters.some', { count: chosen })}
        </Button>
      )}
      <fieldset id={id} className={`${classes.filters} ${className}`} hidden={!isWide && !isOpen}>
        <legend className={classes.hidden}>{t('filters.label')}</legend>
        {children}
      </fieldset>
    </>
  )
}
