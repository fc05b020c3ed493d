import { formatMoney } from '@foyer/domain/kit/money.ts'
import type { DealCosts } from '@foyer/domain/qualification/costs.ts'
import type { Figure } from '@foyer/domain/qualification/figure.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import type { ReactNode } from 'react'
import classes from '../estimate.module.css'
import { useTexts } from '../texts.ts'
import { type FigureName, knownAmount, missingOf } from './figures.ts'
import { factKey, isMissingFact, type MissingFact } from './questions.ts'
import { useAmounts } from './use-amounts.ts'

interface FigureRowProps {
  name: FigureName
  result: DealCosts
  /** Named beside the payment, where the rate is not the person's own. */
  exampleRate?: number | null
  /** Leads to the question of a missing answer. */
  add: (fact: MissingFact, text: string) => ReactNode
}

/** What a payment consists of: its first year, the rate, and the insurance in it. */
const PaymentNotes = ({ result, rate }: { result: DealCosts; rate: number | null }) => {
  const t = useTexts()
  const { dollars, percent } = useAmounts()
  const { course, premium, payment } = result
  const premiumAmount = knownAmount(premium)
  const years = payment.lines.find(({ label }) => label === 'amortization')?.amount
  return (
    <>
      {course !== undefined && (
        <p>{t('firstYear', { interest: dollars(course.interest), principal: dollars(course.principal) })}</p>
      )}
      {premiumAmount !== undefined && <p>{t('insured', { amount: dollars(premiumAmount) })}</p>}
      {premium.is === 'notApplicable' && premium.because === 'insuranceNotAvailable' && (
        <p>{t(`reasons.${premium.because}`)}</p>
      )}
      {years !== undefined && rate !== null && <p>{t('terms', { rate: percent(rate), years })}</p>}
    </>
  )
}

/** By how much the down payment falls short of the minimum, said as it is. */
const MinimumNote = ({ result: { minimumDownPayment, loan } }: { result: DealCosts }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const given = loan.lines.find(({ label, most }) => label === 'downPayment' && most === undefined)
  const least = knownAmount(minimumDownPayment)
  if (given === undefined || least === undefined || least <= Math.abs(given.amount)) return null
  return <p>{t('belowMinimum', { amount: formatMoney(least - Math.abs(given.amount), language) })}</p>
}

const newHome: MissingFact = 'SubjectProperty.NewConstructionDD'
/** The sales taxes of a new home are most of this range, so the question that ends it is at the amount. */
const isWide = (figure: Figure) => figure.is === 'between' && figure.needs.includes(newHome)

/** A figure with what it is; while an answer is missing, what would show it. */
export const FigureRow = ({ name, result, exampleRate = null, add }: FigureRowProps) => {
  const t = useTexts()
  const amounts = useAmounts()
  const figure = result[name]
  const [missing] = missingOf(figure).filter(isMissingFact)
  return (
    <div>
      <dt>{t(`figures.${name}.title`)}</dt>
      <dd>
        {missing === undefined ? (
          <>
            <span className={classes.amount}>{amounts.figure(name, figure)}</span>
            {name === 'cashToClose' && isWide(figure) && (
              <p>{add(newHome, t('missing.closer', { fact: t(`facts.${factKey(newHome)}`) }))}</p>
            )}
            <p>{t(`figures.${name}.help`)}</p>
            {name === 'payment' && <PaymentNotes result={result} rate={exampleRate} />}
            {name === 'minimumDownPayment' && <MinimumNote result={result} />}
          </>
        ) : (
          add(missing, t('missing.add', { fact: t(`facts.${factKey(missing)}`) }))
        )}
      </dd>
    </div>
  )
}
