import { type Calculator, calculators, type Figures, passedOn, queryOf } from '@foyer/domain/calculator/figures.ts'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { calculatorPath } from '../../site/calculator-paths.ts'
import classes from '../calculator.module.css'
import { useTexts } from '../texts.ts'
import { useCalculatorPlace } from './use-place.ts'

/** Links to the four calculators, with the figures that they share. */
export const Kinds = ({ current }: { current: Calculator }) => {
  const t = useTexts()
  const { SiteID } = useCalculatorPlace()
  const figures = useFormValues<Figures>()
  return (
    <nav aria-label={t('kinds.label')} className={classes.kinds}>
      {calculators.map((kind) => (
        <KitLink
          key={kind}
          to={`${calculatorPath(kind, SiteID)}${queryOf(kind, kind === current ? figures : passedOn(kind, figures))}`}
          isHere={kind === current}
        >
          {t(`kinds.${kind}`)}
        </KitLink>
      ))}
    </nav>
  )
}
