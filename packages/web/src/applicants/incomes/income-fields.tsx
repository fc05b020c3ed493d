import { employerNeed } from '@foyer/domain/addresses/rules.ts'
import type { History } from '@foyer/domain/applicants/history.ts'
import { incomeKind } from '@foyer/domain/applicants/incomes/kind.ts'
import {
  hasArrival,
  hasOwnReason,
  type IncomeParts,
  incomePartsOf,
  selfEmployedOccupation,
} from '@foyer/domain/applicants/incomes/types.ts'
import { hourlyPay, isHourly, isSeasonal } from '@foyer/domain/applicants/incomes/wage.ts'
import { employmentStatuses, incomeTypes } from '@foyer/domain/codes/income-types.ts'
import { yearOf } from '@foyer/domain/kit/dates.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import {
  AddressLookup,
  AmountsOf,
  CheckboxField,
  DateField,
  MenuField,
  MoneyField,
  NumberField,
  PhoneField,
  RadioCards,
  ReadOnlyField,
  TextField,
  useIsAbroad,
  useMenuWords,
  YearsMonthsField,
} from '@foyer/ui/fields/index.ts'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { type FormPart, FormParts, useIsInParts } from '@foyer/ui/form/form-parts.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'
import type { ComponentType } from 'react'
import { useStep } from '../../wizard/step-context.ts'
import { HistoryNote } from '../lists/history-progress.tsx'
import classes from './income-fields.module.css'
import { useTexts } from './texts.ts'
import { TypeField } from './type-field.tsx'

/** The work history if this job had so many months. */
export type HistoryWith = (months: number | null) => History

const at = (field: string) => `Income.${field}`

const StatusField = ({ isOwn }: { isOwn: boolean }) => {
  const t = useTexts()
  return (
    <RadioCards
      name={at('EmploymentHistoryStatusDD')}
      {...(isOwn ? { label: t('ownWork.status.label') } : {})}
      columns={2}
      choices={[
        { Value: employmentStatuses.current, Label: t(isOwn ? 'ownWork.status.current' : 'status.current') },
        { Value: employmentStatuses.previous, Label: t(isOwn ? 'ownWork.status.previous' : 'status.previous') },
      ]}
    />
  )
}

const OccupationField = ({ fixed }: { fixed: number | undefined }) => {
  const t = useTexts()
  const wordOf = useMenuWords('Occupation')
  if (fixed !== undefined) {
    return <ReadOnlyField label={t('fields.OccupationDD.label')} help={t('fixed')} value={wordOf(fixed)} />
  }
  return (
    <MenuField
      name={at('OccupationDD')}
      menu="Occupation"
      only={({ Value }) => Value !== selfEmployedOccupation}
      optional
    />
  )
}

const Employer = ({ isOwn }: { isOwn: boolean }) => {
  const t = useTexts()
  const { application } = useStep()
  const isAbroad = useIsAbroad(at('Address'))
  return (
    <>
      <TextField name={at('EmployerName')} maxLength={100} label={t(isOwn ? 'employer.nameOwn' : 'employer.name')} />
      <PhoneField
        name={at('EmployerPhoneNumber')}
        autoComplete="off"
        label={t(isOwn ? 'employer.phoneOwn' : 'employer.phone')}
        help={t('employer.phoneHelp')}
      />
      <AddressLookup name={at('Address')} need={employerNeed(application)} />
      <FollowUp when={isAbroad}>
        <Notice kind="info">
          <p>{t('abroad')}</p>
        </Notice>
      </FollowUp>
    </>
  )
}

/** A salary, or an hourly rate from which the year follows; then what comes on top. */
const Wage = ({ type }: { type: number }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const pay = {
    IncomeTypeDD: type,
    EmploymentHistoryTypeDD: useFormValue<number>(at('EmploymentHistoryTypeDD')),
    HourlyFlag: useFormValue<number>(at('HourlyFlag')),
    HourlyRate: useFormValue<number | null>(at('HourlyRate')),
    HoursPerWeek: useFormValue<number | null>(at('HoursPerWeek')),
    WeeksPerYear: useFormValue<number | null>(at('WeeksPerYear')),
  }
  const hourly = isHourly(pay)
  const year = hourlyPay(pay)
  return (
    <>
      <CheckboxField name={at('HourlyFlag')} />
      <FollowUp when={hourly}>
        <MoneyField name={at('HourlyRate')} cents="always" />
        <div className={classes.times}>
          <NumberField name={at('HoursPerWeek')} digits={3} decimals={2} />
          {isSeasonal(pay) && <NumberField name={at('WeeksPerYear')} digits={2} />}
        </div>
        {year !== null && (
          <ReadOnlyField
            label={t('fields.IncomeAmount.label')}
            help={t('hourlyYear')}
            value={formatMoney(year, language)}
          />
        )}
      </FollowUp>
      {!hourly && (
        <MoneyField name={at('IncomeAmount')} cents {...(isSeasonal(pay) ? { help: t('seasonalAmount') } : {})} />
      )}
      <MoneyField name={at('VariablePay')} optional />
    </>
  )
}

/** What a business earns: of last year, which its tax return shows, and of the year before, unless it ended. */
const OwnAmount = () => {
  const t = useTexts()
  const status = useFormValue<number>(at('EmploymentHistoryStatusDD'))
  if (status === employmentStatuses.previous)
    return <MoneyField name={at('IncomeAmount')} cents help={t('ownAmount.previous')} />
  const year = yearOf(today()) - 1
  return (
    <>
      <MoneyField
        name={at('IncomeAmount')}
        cents
        label={t('ownAmount.label', { year })}
        help={t('ownAmount.help', { year })}
      />
      <MoneyField
        name={at('EarlierAmount')}
        cents
        label={t('ownAmount.label', { year: year - 1 })}
        help={t('ownAmount.earlier')}
        optional
      />
    </>
  )
}

interface TypeProps {
  type: number
  historyWith: HistoryWith
}

const IndustryField = () => <MenuField name={at('IndustrySectorDD')} menu="IndustrySector" optional />

const Job = ({ type, historyWith, isInParts = false }: TypeProps & { isInParts?: boolean }) => {
  const t = useTexts()
  const parts = incomePartsOf(type)
  const isOwn = isOwnWork(type)
  return (
    <>
      <StatusField isOwn={isOwn} />
      <TextField
        name={at('JobTitle')}
        maxLength={50}
        {...(isOwn ? { label: t('ownWork.JobTitle.label'), help: t('ownWork.JobTitle.help') } : {})}
      />
      {!isInParts && <OccupationField fixed={parts?.fixedOccupation} />}
      <MenuField name={at('EmploymentHistoryTypeDD')} menu="EmploymentHistoryType" />
      {parts?.operatingAs && <MenuField name={at('OperatingAsDD')} menu="OperatingAs" optional />}
      {!isInParts && <IndustryField />}
      <AmountsOf address={at('Address')}>{parts?.wage ? <Wage type={type} /> : <OwnAmount />}</AmountsOf>
      <YearsMonthsField name={at('MonthsAtJob')} {...(isOwn ? { label: t('ownWork.months') } : {})} />
      <HistoryNote name={at('MonthsAtJob')} historyWith={historyWith} />
    </>
  )
}

const isOwnWork = (type: number) => type === incomeTypes.selfEmployment

const Work = (props: TypeProps) => {
  const t = useTexts()
  const isOwn = isOwnWork(props.type)
  return (
    <>
      <Job {...props} />
      <Section title={t(isOwn ? 'employer.titleOwn' : 'employer.title')}>
        <Employer isOwn={isOwn} />
      </Section>
    </>
  )
}

const Received = ({ type }: TypeProps) => {
  const t = useTexts()
  const label = t(incomePartsOf(type)?.untaxed ? 'receivedAmount.untaxed' : 'receivedAmount.label')
  return (
    <>
      <TextField name={at('Desc')} maxLength={200} optional />
      <MoneyField name={at('IncomeAmount')} cents label={label} help={t('receivedAmount.help')} />
      <MenuField name={at('IncomePeriodDD')} menu="IncomePeriod" />
    </>
  )
}

const Gap = ({ historyWith }: TypeProps) => {
  const t = useTexts()
  const reason = { EmploymentGapDD: useFormValue<number>(at('EmploymentGapDD')) }
  const isArrival = hasArrival(reason)
  return (
    <>
      <MenuField name={at('EmploymentGapDD')} menu="EmploymentGap" />
      <FollowUp when={isArrival}>
        <DateField name={at('ArrivalDate')} isMonthEnough />
      </FollowUp>
      <FollowUp when={hasOwnReason(reason)}>
        <TextField name={at('Desc')} maxLength={200} label={t('gap.words.label')} help={t('gap.words.help')} />
      </FollowUp>
      <YearsMonthsField
        name={at('MonthsAtJob')}
        label={t('gap.months')}
        {...(isArrival ? { help: t('gap.beforeArrival') } : {})}
      />
      <HistoryNote name={at('MonthsAtJob')} historyWith={historyWith} />
    </>
  )
}

const fieldsOf: Record<IncomeParts['asks'], ComponentType<TypeProps>> = { work: Work, received: Received, gap: Gap }
/** On a phone, where the employer is a part of its own. */
const firstFieldsOf: typeof fieldsOf = { ...fieldsOf, work: (props) => <Job {...props} isInParts /> }

const employerFields = ['EmployerName', 'EmployerPhoneNumber', 'Address', 'OccupationDD', 'IndustrySectorDD'].map(at)
const firstFields = Object.keys(incomeKind.blank)
  .map(at)
  .filter((field) => !employerFields.includes(field))

/** The fields of an income: its type, then what that type requires (incomeParts of the domain). */
export const IncomeFields = ({ historyWith }: { historyWith: HistoryWith }) => {
  const t = useTexts()
  const isInParts = useIsInParts()
  const type = useFormValue<number>(at('IncomeTypeDD'))
  const employer = useFormValue<string>(at('EmployerName'))
  const title = useFormValue<string>(at('JobTitle'))
  const parts = incomePartsOf(type)
  const Fields = (isInParts ? firstFieldsOf : fieldsOf)[parts?.asks ?? 'received']
  const first = (
    <>
      <TypeField name={at('IncomeTypeDD')} />
      <FollowUp when={parts !== undefined}>
        <Fields type={type} historyWith={historyWith} />
      </FollowUp>
    </>
  )
  if (!isInParts) return first
  const isOwn = isOwnWork(type)
  const second: FormPart = {
    key: 'employer',
    title: t(isOwn ? 'employer.titleOwn' : 'employer.title'),
    summary: employer,
    fields: employerFields,
    content: (
      <>
        <Employer isOwn={isOwn} />
        {/* Optional, and the first part is long without them. */}
        {parts?.fixedOccupation === undefined && <OccupationField fixed={undefined} />}
        <IndustryField />
      </>
    ),
  }
  return (
    <FormParts
      parts={[
        { key: 'work', title: t('workPart'), summary: title, fields: firstFields, content: first },
        ...(parts?.asks === 'work' ? [second] : []),
      ]}
    />
  )
}
