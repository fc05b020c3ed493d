import type { FigureName } from '@foyer/domain/calculator/figures.ts'
import classes from '../calculator.module.css'
import { useEstimateTexts } from '../texts.ts'
import { ToQuestions } from './to-questions.tsx'

/** In place of a result: the entries that it needs and that are empty or wrong. */
export const Incomplete = ({ names }: { names: readonly FigureName[] }) => {
  const t = useEstimateTexts()
  return (
    <section className={classes.result}>
      <p role="status" className={classes.lead}>
        {t('missing')}
      </p>
      <ToQuestions names={names} />
    </section>
  )
}
