import { factsOfApplication, factsOfRequest } from '@foyer/domain/facts-of-application.ts'
import { type DealCosts, dealCosts } from '@foyer/domain/qualification/costs.ts'
import { today } from '@foyer/ui/today.ts'
import { useMemo } from 'react'
import classes from '../estimate.module.css'
import type { EstimateProps } from '../estimate.tsx'
import { useTexts } from '../texts.ts'
import { useRules } from '../use-rules.ts'
import { Derivation } from './derivations.tsx'
import { Disclosure } from './disclosure.tsx'
import { FigureRow } from './figure-row.tsx'
import { contentOf, isShown, isUncertain, missingOf } from './figures.ts'
import { Add, Missing, useIsAnswerable } from './missing.tsx'
import { isMissingFact } from './questions.ts'
import { useSummary } from './use-summary.ts'

const useCosts = ({ application, position }: EstimateProps): DealCosts => {
  const { rules, policy } = useRules()
  return useMemo(() => {
    const facts = position.step === 'mortgage' ? factsOfRequest(application) : factsOfApplication(application)
    // The rate that the page shows, which is loaded with the application.
    return dealCosts(facts, {}, { ...policy, exampleRate: application.ExampleRate }, rules, today())
  }, [application, position, rules, policy])
}

const Panel = (props: EstimateProps) => {
  const t = useTexts()
  const { application } = props
  const result = useCosts(props)
  const content = contentOf(application.InterView.DealPurposeDD)
  const summary = useSummary(result, content)
  const isAnswerable = useIsAnswerable(props)
  if (content === undefined) return null
  const { ExampleRate } = application
  const figures = content.figures.filter((name) => {
    const [missing] = missingOf(result[name]).filter(isMissingFact)
    const isOpen = missing === undefined || isAnswerable(missing)
    return isOpen && isShown(name, result[name], ExampleRate !== null)
  })
  const needs = [...new Set(figures.flatMap((name) => result[name].needs))]
  return (
    <Disclosure className={classes.panel} title={summary}>
      <h2 className={classes.title}>{t('title')}</h2>
      <p className={classes.quiet}>{t('banner')}</p>
      <dl className={classes.figures}>
        {figures.map((name) => (
          <FigureRow
            key={name}
            name={name}
            result={result}
            exampleRate={ExampleRate}
            add={(fact, text) => (
              <Add fact={fact} {...props}>
                {text}
              </Add>
            )}
          />
        ))}
      </dl>
      {ExampleRate === null && <p className={classes.quiet}>{t('noRate')}</p>}
      <Missing facts={needs.filter(isMissingFact)} {...props} />
      {figures.some((name) => isUncertain(result[name])) && <p className={classes.quiet}>{t('rests')}</p>}
      <Disclosure className={classes.how} title={t('how.title')}>
        {content.derivations.map((name) => (
          <Derivation key={name} name={name} figure={result[name]} />
        ))}
      </Disclosure>
    </Disclosure>
  )
}

export default Panel
