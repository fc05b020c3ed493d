import { type CoverageCode, coverageCodes } from '@foyer/domain/insurance/codes.ts'
import {
  type Coverage,
  type CoverageEvent,
  coverageOf,
  isInsured,
  nextCoverage,
  premiumTotal,
  typesOf,
} from '@foyer/domain/insurance/coverage.ts'
import type { InsuranceAnswers, InsuranceType } from '@foyer/domain/insurance/fields.ts'
import { healthQuestionsFor, sameCoverage } from '@foyer/domain/insurance/health.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useField } from '@foyer/ui/form/use-field.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { useTexts } from '../texts.ts'
import { isOffered, type Person, pricedTypes } from './answers.ts'
import classes from './coverage.module.css'

interface CoverageChoiceProps {
  index: number
  person: Person
  quoted: readonly InsuranceType[] | undefined
  /** Only the answers of the link's owner are part of the form. */
  isOwn: boolean
}

/** Why a coverage is disabled, if it is. */
const closedReason = (code: CoverageCode, coverage: Coverage, isOffered: boolean) => {
  if (!isOffered) return 'coverage.notOffered' as const
  return code === 'AD' && coverage.adDisabled ? ('coverage.ADClosed' as const) : undefined
}

/** One applicant's coverages. The domain defines the effect of a press; a new choice resets the health answers. */
export const CoverageChoice = ({ index, person, quoted, isOwn }: CoverageChoiceProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const at = `Applicants.${index}`
  const props = { name: `${at}.InsuranceTypes`, label: `${person.FirstName} ${person.LastName}` }
  const field = useField<InsuranceType[]>(props)
  const choice = useFormValue<InsuranceAnswers['Applicants'][number]>(at)
  const set = useSetFormValue()
  const coverage = coverageOf(choice)
  const money = (dollars: number | null) => formatMoney(dollars, language, { cents: true })
  const priced = pricedTypes(choice, quoted)

  const press = (event: CoverageEvent) => {
    const next = nextCoverage(coverage, event)
    set(`${at}.InsuranceTypes`, typesOf(next))
    set(`${at}.DeclinedFl`, next.declined ? 1 : 0)
    if (isOwn && !sameCoverage(coverage, next)) set(`${at}.HealthQuestions`, healthQuestionsFor(next))
    field.touch()
  }
  if (!isOffered(quoted) && !isInsured(choice))
    return (
      <FieldGroup field={field} props={props}>
        <p>{t('coverage.nothingOffered', { name: person.FirstName })}</p>
      </FieldGroup>
    )
  return (
    <FieldGroup field={field} props={props}>
      <div className={classes.cards}>
        {coverageCodes.map((code) => {
          const MonthlyPremium = quoted?.find(({ Code }) => Code === code)?.MonthlyPremium ?? null
          const reason = closedReason(code, coverage, MonthlyPremium !== null)
          return (
            <Card
              key={code}
              name={t(`coverage.${code}`)}
              help={reason === undefined ? t(`coverage.${code}Help`) : t(reason)}
              premium={MonthlyPremium === null ? '' : t('coverage.monthly', { amount: money(MonthlyPremium) })}
              isChecked={coverage[code]}
              isDisabled={coverage.declined || (reason !== undefined && !coverage[code])}
              onPress={() => press({ type: coverage[code] ? 'leave' : 'choose', code })}
            />
          )
        })}
      </div>
      <Checkbox
        className={classes.decline ?? ''}
        label={t('coverage.decline', { name: person.FirstName })}
        checked={coverage.declined}
        onChange={() => press({ type: coverage.declined ? 'accept' : 'decline' })}
      />
      <p className={classes.total}>
        <span>{t('coverage.total', { name: person.FirstName })}</span>
        <span>{t('coverage.monthly', { amount: money(premiumTotal(priced)) })}</span>
      </p>
    </FieldGroup>
  )
}

interface CardProps {
  name: string
  help: string
  premium: string
  isChecked: boolean
  isDisabled: boolean
  onPress: () => void
}

const Card = ({ name, help, premium, isChecked, isDisabled, onPress }: CardProps) => {
  const id = useId()
  return (
    <label className={classes.card} data-checked={isChecked} data-disabled={isDisabled} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className={classes.box}
        checked={isChecked}
        disabled={isDisabled}
        onChange={onPress}
        aria-labelledby={`${id}-words`}
        aria-describedby={`${id}-help`}
      />
      <span id={`${id}-words`} className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.premium}>{premium}</span>
      </span>
      <span id={`${id}-help`} className={classes.help}>
        {help}
      </span>
    </label>
  )
}
