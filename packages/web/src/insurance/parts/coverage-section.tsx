import { premiumTotal } from '@foyer/domain/insurance/coverage.ts'
import type { InsuranceAnswers, InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import {
  coveragePercentage,
  maySetCoverage,
  partialThreshold,
  settleCoverage,
} from '@foyer/domain/insurance/partial-coverage.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { MoneyField } from '@foyer/ui/fields/index.ts'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useEffect, useRef } from 'react'
import { useTexts } from '../texts.ts'
import { pricedTypes } from './answers.ts'
import classes from './coverage.module.css'
import { CoverageChoice } from './coverage-choice.tsx'
import type { Quote } from './use-quote.ts'

interface CoverageSectionProps {
  application: InsuranceApplication
  quote: Quote
  isUpdating: boolean
}

/** Each applicant's coverages with their premiums, the covered amount, and the total premium. */
export const CoverageSection = ({ application, quote, isUpdating }: CoverageSectionProps) => {
  const t = useTexts()
  const { Applicants, LoanDetail, OwnApplicantId } = application
  const loan = LoanDetail.LoanAmount ?? 0
  return (
    <>
      {maySetCoverage(loan) && <PartialCoverage loan={loan} />}
      <Section title={t('coverage.title')} lead={t('coverage.lead')}>
        {Applicants.map((person, index) => (
          <CoverageChoice
            key={person.ApplicantId}
            index={index}
            person={person}
            quoted={quote.Coverages[person.ApplicantId]}
            isOwn={person.ApplicantId === OwnApplicantId}
          />
        ))}
        <Total quote={quote} isUpdating={isUpdating} />
      </Section>
    </>
  )
}

const Total = ({ quote, isUpdating }: { quote: Quote; isUpdating: boolean }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const choices = useFormValue<InsuranceAnswers['Applicants']>('Applicants')
  const cents = choices.reduce(
    (sum, choice) => sum + Math.round(premiumTotal(pricedTypes(choice, quote.Coverages[choice.ApplicantId])) * 100),
    0,
  )
  const amount = formatMoney(cents / 100, language, { cents: true })
  return (
    <div>
      <p className={`${classes.total} ${classes.all}`} role="status" data-updating={isUpdating}>
        <span>{t('coverage.totalAll')}</span>
        <span>{isUpdating ? t('coverage.updating') : t('coverage.monthly', { amount })}</span>
      </p>
      <p className={classes.quiet}>{t('coverage.taxes')}</p>
      <p className={classes.quiet}>
        {t(quote.IllustrativeFl === 1 ? 'coverage.illustrative' : 'coverage.source', { source: quote.RateSource })}
      </p>
    </div>
  )
}

/** A part of a larger balance: the typed amount is clamped to its bounds on blur. */
const PartialCoverage = ({ loan }: { loan: number }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const set = useSetFormValue()
  const path = 'InsuranceDetail.CoverageAmount'
  const amount = useFormValue<number | null>(path)
  const box = useRef<HTMLDivElement>(null)
  const settle = useRef(() => {})
  settle.current = () => set(path, settleCoverage(amount, loan))
  useEffect(() => {
    const left = () => settle.current()
    const element = box.current
    element?.addEventListener('focusout', left)
    return () => element?.removeEventListener('focusout', left)
  }, [])
  const money = (dollars: number) => formatMoney(dollars, language, { cents: true })
  const percent = formatPercent(coveragePercentage(settleCoverage(amount, loan), loan), language)
  return (
    <Section title={t('partial.title')} lead={t('partial.lead', { amount: money(partialThreshold) })}>
      <div ref={box}>
        <MoneyField name={path} cents="always" />
        <p className={classes.quiet} role="status">
          {t('partial.share', { percent, amount: money(loan) })}
        </p>
      </div>
    </Section>
  )
}
