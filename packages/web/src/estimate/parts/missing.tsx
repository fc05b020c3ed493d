import { lockOf, type Position } from '@foyer/domain/flow.ts'
import { FormContext } from '@foyer/ui/form/form-context.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { use } from 'react'
import { addressOf, factsOf } from '../../wizard/facts.ts'
import { changeAddress } from '../../wizard/review-return.ts'
import classes from '../estimate.module.css'
import type { EstimateProps } from '../estimate.tsx'
import { useTexts } from '../texts.ts'
import { goToQuestion } from './go-to-question.ts'
import { type AskingStep, factKey, type MissingFact, questionOf } from './questions.ts'

interface AddProps extends EstimateProps {
  fact: MissingFact
  children: string
}

const steps: readonly AskingStep[] = ['mortgage', 'start']

/** Where the question is asked: in the form of this page, else on a page that is open. */
const placeOf = ({ fact, application, position }: Omit<AddProps, 'children'>, form: { id: string } | null) => {
  const question = questionOf(fact, application.InterView)
  if (question === undefined) return undefined
  const own = question[position.step as AskingStep]
  if (own !== undefined && form !== null) return { field: `${form.id}-${own}` }
  const step = steps.find(
    (one) => question[one] !== undefined && lockOf({ step: one }, factsOf(application)) === undefined,
  )
  if (step === undefined || step === position.step) return undefined
  const to: Position = { step }
  return { to: position.step === 'summary' ? changeAddress(to, application) : addressOf(to, application) }
}

/** Whether a missing answer can be given now: a figure that waits for a page that is not open yet is not shown. */
export const useIsAnswerable = (props: EstimateProps) => {
  const form = use(FormContext)
  return (fact: MissingFact) => placeOf({ ...props, fact }, form) !== undefined
}

/** Leads to the question of a missing answer. */
export const Add = ({ children, ...props }: AddProps) => {
  const place = placeOf(props, use(FormContext))
  if (place === undefined) return children
  if ('to' in place) return <KitLink to={place.to}>{children}</KitLink>
  return (
    <button type="button" className={classes.link} onClick={() => goToQuestion(place.field)}>
      {children}
    </button>
  )
}

/** What would make the figures closer: links to questions, and what no page asks. */
export const Missing = ({ facts, ...props }: EstimateProps & { facts: readonly MissingFact[] }) => {
  const t = useTexts()
  const isAsked = (fact: MissingFact) => questionOf(fact, props.application.InterView) !== undefined
  const later = facts.filter((fact) => !isAsked(fact)).map((fact) => t(`facts.${factKey(fact)}`))
  if (facts.length === 0) return null
  return (
    <>
      <h3 className={classes.heading}>{t('missing.title')}</h3>
      <ul className={classes.missing}>
        {facts.filter(isAsked).map((fact) => (
          <li key={fact}>
            <Add fact={fact} {...props}>
              {t('missing.closer', { fact: t(`facts.${factKey(fact)}`) })}
            </Add>
          </li>
        ))}
        {later.length > 0 && <li>{t('missing.later', { facts: later.join(', ') })}</li>}
      </ul>
    </>
  )
}
