import type { Calculator, Figures } from '@foyer/domain/calculator/figures.ts'
import type { DealCosts } from '@foyer/domain/qualification/costs.ts'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import estimate from '../../estimate/estimate.module.css'
import { FigureRow } from '../../estimate/parts/figure-row.tsx'
import { type FigureName, isShown, missingOf } from '../../estimate/parts/figures.ts'
import { entryFor } from './closer.tsx'
import { ToQuestion } from './to-questions.tsx'

interface RowsProps {
  kind: Calculator
  names: readonly FigureName[]
  result: DealCosts
}

/** Figures as the estimate of an application shows them; a missing one leads to its question here. */
export const Rows = ({ kind, names, result }: RowsProps) => {
  const figures = useFormValues<Figures>()
  /** Of the figures that lack the same answer, the first one leads to its question. */
  const asked = (shown: readonly FigureName[]) =>
    shown.filter((name, place) => {
      const [missing] = missingOf(result[name])
      return missing === undefined || !shown.slice(0, place).some((other) => missingOf(result[other])[0] === missing)
    })
  return (
    <dl className={estimate.figures}>
      {asked(names.filter((name) => isShown(name, result[name], true))).map((name) => (
        <FigureRow
          key={name}
          name={name}
          result={result}
          add={(fact, text) => {
            const entry = entryFor(kind, fact, figures)
            return entry === undefined ? text : <ToQuestion name={entry}>{text}</ToQuestion>
          }}
        />
      ))}
    </dl>
  )
}
