import { carriedQuery } from '@foyer/domain/calculator/carried.ts'
import { type Calculator, type Figures, queryOf } from '@foyer/domain/calculator/figures.ts'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { paths } from '../../site/paths.ts'
import classes from '../calculator.module.css'
import { useTexts } from '../texts.ts'
import { Share } from './share.tsx'
import { useCalculatorPlace } from './use-place.ts'

/** The page's address has the figures, so that a link, a bookmark or a reload shows them again. */
const useAddress = (query: string) => {
  useEffect(() => {
    const { pathname } = globalThis.location
    globalThis.history.replaceState(globalThis.history.state, '', `${pathname}${query}`)
  }, [query])
}

/** Begins an application with these figures; from another website in a tab of its own. */
const Start = ({ to }: { to: string }) => {
  const t = useTexts()
  const { isEmbedded } = useCalculatorPlace()
  if (!isEmbedded)
    return (
      <Button component={Link} to={to}>
        {t('start')}
      </Button>
    )
  return (
    <Button component="a" href={to} target="_blank" rel="noopener" aria-label={`${t('start')} ${t('newTab')}`}>
      {t('start')}
    </Button>
  )
}

/** What one can do with the figures. */
export const Ways = ({ current }: { current: Calculator }) => {
  const t = useTexts()
  const { SiteID, isEmbedded } = useCalculatorPlace()
  const figures = useFormValues<Figures>()
  useAddress(queryOf(current, figures))
  return (
    <div className={classes.ways}>
      {SiteID !== undefined && <Start to={`${paths.home(SiteID)}${carriedQuery(current, figures)}`} />}
      {!isEmbedded && <Share />}
      <Button variant="default" onClick={() => globalThis.print()}>
        {t('print')}
      </Button>
    </div>
  )
}
