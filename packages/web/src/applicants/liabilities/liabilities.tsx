import { blankLiability } from '@foyer/domain/applicants/liabilities/blank.ts'
import type { Liability } from '@foyer/domain/applicants/liabilities/fields.ts'
import { liabilityProblems, liabilityStepProblems, totalOwed } from '@foyer/domain/applicants/liabilities/rules.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { useApplicationWrite } from '../../app/wizard/application-call.ts'
import { useStep } from '../../app/wizard/step-context.ts'
import { MenuField, MoneyField, TextField, useMenuWords } from '../../kit/fields/index.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { Row } from '../../kit/page/step-page.tsx'
import { RecordStep } from '../lists/record-step.tsx'
import { useApplicantIds } from '../lists/use-applicant-ids.ts'
import { type Applicant, isSelf } from '../parts/applicant-of.ts'
import { namespace, useTexts } from './texts.ts'

const Fields = () => (
  <>
    <MenuField name="Liability.LiabilityType" menu="LiabilityType" />
    <Row>
      <MoneyField name="Liability.Balance" cents />
      <MoneyField name="Liability.Limit" cents optional />
    </Row>
    <TextField name="Liability.Description" maxLength={200} optional />
  </>
)

/** What an applicant owes beside mortgages. */
export const Liabilities = ({ applicant }: { applicant: Applicant }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { application, version } = useStep()
  const ids = useApplicantIds(applicant)
  const upsert = useApplicationWrite('/api/MTGAPPUpsertLiability')
  const remove = useApplicationWrite('/api/MTGAPPDeleteLiability')
  const typeOf = useMenuWords('LiabilityType')
  const { Liabilities: liabilities, ApplicantID } = applicant
  const isRequired = application.ReqLiabilities === 1
  return (
    <RecordStep
      applicantId={ApplicantID}
      t={t}
      name="Liabilities"
      records={liabilities}
      idOf={({ LiabilityID }) => LiabilityID}
      nameOf={({ LiabilityType }) => typeOf(LiabilityType)}
      columns={[
        { label: t('fields.LiabilityType.label'), of: ({ LiabilityType }) => typeOf(LiabilityType) },
        { label: t('fields.Description.label'), of: ({ Description }) => Description },
        { label: t('fields.Limit.label'), of: ({ Limit }) => formatMoney(Limit, language), isFigure: true },
        { label: t('fields.Balance.label'), of: ({ Balance }) => formatMoney(Balance, language), isFigure: true },
      ]}
      totals={[{ label: t('total'), value: formatMoney(totalOwed(liabilities), language) }]}
      emptyText={t(isRequired ? 'empty.textRequired' : 'empty.text')}
      form={{
        step: 'liability',
        texts: namespace,
        valuesOf: (row): { Liability: Liability } => ({ Liability: withDefaults(blankLiability, row) }),
        rules: ({ Liability }) => liabilityProblems(Liability),
        fields: () => <Fields />,
        save: ({ Liability }) => upsert.run({ ...ids, Liability, Version: version() }),
      }}
      onRemove={({ LiabilityID }) => remove.run({ ...ids, LiabilityID })}
      done="/api/MTGAPPDoneLiability"
      problems={liabilityStepProblems(liabilities, application)}
      isRequired={isRequired}
      none={isSelf(applicant, application) ? t('none') : t('noneOther', { name: applicant.FirstName })}
    />
  )
}
