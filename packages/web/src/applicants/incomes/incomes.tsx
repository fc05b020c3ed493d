import { annualIncome } from '@foyer/domain/applicants/incomes/annual.ts'
import { employmentHistory, type Income, incomeKind } from '@foyer/domain/applicants/incomes/kind.ts'
import { isHistory } from '@foyer/domain/applicants/incomes/types.ts'
import { incomeTypes } from '@foyer/domain/codes/income-types.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { monthsInWords } from '@foyer/domain/kit/months.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { today } from '@foyer/ui/today.ts'
import { useApplicationWrite } from '../../wizard/application-call.ts'
import { useStep } from '../../wizard/step-context.ts'
import { NameCell } from '../lists/cell.tsx'
import { HistoryProgress } from '../lists/history-progress.tsx'
import { RecordStep } from '../lists/record-step.tsx'
import { useApplicantIds } from '../lists/use-applicant-ids.ts'
import { type Applicant, isSelf } from '../parts/applicant-of.ts'
import { type HistoryWith, IncomeFields } from './income-fields.tsx'
import { namespace, useTexts } from './texts.ts'
import { useIncomeWords } from './use-income-words.ts'

/** Everything an applicant earns or receives, and how far back their work history reaches. */
export const Incomes = ({ applicant }: { applicant: Applicant }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { application, version } = useStep()
  const ids = useApplicantIds(applicant)
  const upsert = useApplicationWrite(...incomeKind.paths.upsert)
  const remove = useApplicationWrite(...incomeKind.paths.remove)
  const words = useIncomeWords()
  const { Incomes: incomes, ApplicantID } = applicant
  const context = { settings: application, today: today() }
  const isRequired = application.ReqIncome === 1
  const historyOf = (jobs: readonly Pick<Income, 'IncomeTypeDD' | 'MonthsAtJob'>[]) =>
    employmentHistory(jobs, application.EmpHistoryYears)
  const historyWith =
    (row: Income | undefined): HistoryWith =>
    (MonthsAtJob) =>
      historyOf([
        ...incomes.filter((one) => one.IncomeID !== row?.IncomeID),
        { IncomeTypeDD: incomeTypes.employment, MonthsAtJob },
      ])
  return (
    <RecordStep
      applicantId={ApplicantID}
      t={t}
      name="Incomes"
      records={incomes}
      idOf={({ IncomeID }) => IncomeID}
      nameOf={words.name}
      columns={[
        { label: t('income'), of: (income) => <NameCell name={words.name(income)} more={words.more(income)} /> },
        {
          label: t('time'),
          of: (income) => (isHistory(income) ? monthsInWords(income.MonthsAtJob ?? 0, language) : ''),
        },
        { label: t('amount'), of: words.amount, isFigure: true },
      ]}
      progress={incomes.some(isHistory) && <HistoryProgress history={historyOf(incomes)} more={t('moreHistory')} />}
      totals={[{ label: t('total'), value: formatMoney(annualIncome(incomes), language) }]}
      emptyText={t(isRequired ? 'empty.textRequired' : 'empty.text')}
      form={{
        step: 'income',
        texts: namespace,
        // A period before the arrival begins with the date that the personal details have.
        valuesOf: (row): { Income: Income } => ({
          Income: withDefaults({ ...incomeKind.blank, ArrivalDate: applicant.Identification.ArrivalDate }, row),
        }),
        rules: ({ Income }) => incomeKind.problems(Income, context),
        fields: (row) => <IncomeFields historyWith={historyWith(row)} />,
        save: ({ Income }) => upsert.run({ ...ids, Income: incomeKind.clean(Income), Version: version() }),
      }}
      onRemove={({ IncomeID }) => remove.run({ ...ids, IncomeID })}
      done={incomeKind.paths.done}
      problems={incomeKind.listProblems(incomes, context)}
      isRequired={isRequired}
      noneAsk={t('noneAsk')}
      none={isSelf(applicant, application) ? t('none') : t('noneOther', { name: applicant.FirstName })}
    />
  )
}
