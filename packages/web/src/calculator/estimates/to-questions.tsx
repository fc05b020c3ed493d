import { type FigureName, taxedCities } from '@foyer/domain/calculator/figures.ts'
import { useFormContext, useFormValue } from '@foyer/ui/form/form-context.ts'
import { lookUp, useNamespace } from '@foyer/ui/i18n/texts.ts'
import estimate from '../../estimate/estimate.module.css'
import { goToQuestion } from '../../estimate/parts/go-to-question.ts'

/** Leads to a question of this page. */
export const ToQuestion = ({ name, children }: { name: FigureName; children: string }) => {
  const { id } = useFormContext()
  return (
    <button type="button" className={estimate.link} onClick={() => goToQuestion(`${id}-${name}`)}>
      {children}
    </button>
  )
}

/** A list of questions by their labels. */
export const ToQuestions = ({ names }: { names: readonly FigureName[] }) => {
  const { texts } = useFormContext()
  useNamespace(texts)
  const city = taxedCities[useFormValue<number>('Province')] ?? ''
  return (
    <ul className={estimate.missing}>
      {names.map((name) => (
        <li key={name}>
          <ToQuestion name={name}>{lookUp(texts, `fields.${name}.label`, { city })}</ToQuestion>
        </li>
      ))}
    </ul>
  )
}
