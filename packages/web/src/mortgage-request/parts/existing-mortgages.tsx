import { formatDate } from '@foyer/domain/kit/dates.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { totalBalance } from '@foyer/domain/mortgage-request/amounts.ts'
import { blankSubjectMortgage } from '@foyer/domain/mortgage-request/blank.ts'
import type { SubjectMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { mostSubjectMortgages } from '@foyer/domain/mortgage-request/rules.ts'
import { useDialogFor } from '../../kit/dialogs/use-dialog-for.ts'
import { FieldGroup } from '../../kit/fields/field-parts.tsx'
import { useField } from '../../kit/form/use-field.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { Section } from '../../kit/page/step-page.tsx'
import { RecordList } from '../../kit/records/record-list.tsx'
import { today } from '../../kit/today.ts'
import { useTexts } from '../texts.ts'
import { MortgageDialog } from './mortgage-dialog.tsx'
import { mortgageRules } from './mortgage-fields.ts'
import { property } from './request-values.ts'
import { useRemoveMortgage } from './use-remove-mortgage.ts'

const path = property('Mortgages')

/** Ids of mortgages that are not saved yet go down from 0. */
const newId = (mortgages: readonly SubjectMortgage[]) => Math.min(1, ...mortgages.map((one) => one.MortgageID)) - 1

/** The mortgages on the property now. They are saved with the request; only one that is saved is removed by a call. */
export const ExistingMortgages = ({ isComplete }: { isComplete: boolean }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const props = { name: path, label: t('mortgages.list'), optional: !isComplete }
  const field = useField<SubjectMortgage[]>(props)
  const mortgages = field.value
  const { dialog, open, close } = useDialogFor<SubjectMortgage>()
  const nameOf = (mortgage: SubjectMortgage) =>
    mortgage.MortgageHolder || t('mortgages.name', { number: mortgages.indexOf(mortgage) + 1 })
  const isMissing = (mortgage: SubjectMortgage) => mortgageRules(isComplete)(mortgage, today()).length > 0
  const total = totalBalance(mortgages)
  const remove = useRemoveMortgage(({ MortgageID }) =>
    field.set(mortgages.filter((one) => one.MortgageID !== MortgageID)),
  )
  const keep = (kept: SubjectMortgage) =>
    field.set(
      mortgages.some(({ MortgageID }) => MortgageID === kept.MortgageID)
        ? mortgages.map((one) => (one.MortgageID === kept.MortgageID ? kept : one))
        : [...mortgages, kept],
    )
  return (
    <Section title={t('mortgages.title')} lead={t('mortgages.lead')}>
      <FieldGroup field={field} props={props}>
        <RecordList
          label={t('mortgages.list')}
          records={mortgages}
          idOf={({ MortgageID }) => MortgageID}
          nameOf={nameOf}
          columns={[
            { label: t('fields.MortgageHolder.label'), of: nameOf },
            {
              label: t('fields.Balance.label'),
              of: ({ Balance }) => formatMoney(Balance, language),
              isFigure: true,
            },
            {
              label: t('fields.InterestRate.label'),
              of: ({ InterestRate }) => formatPercent(InterestRate, language),
              isFigure: true,
            },
            {
              label: t('fields.MaturityDate.label'),
              of: (mortgage) =>
                isMissing(mortgage) ? t('mortgages.missing') : formatDate(mortgage.MaturityDate, language, 'medium'),
            },
          ]}
          empty={{ title: t('mortgages.empty.title'), text: t('mortgages.empty.text') }}
          add={{
            label: t('mortgages.add'),
            onAdd: () => open({ ...blankSubjectMortgage, MortgageID: newId(mortgages) }),
            isAllowed: mortgages.length < mostSubjectMortgages,
          }}
          onEdit={open}
          remove={{ run: remove, title: t('mortgages.removeTitle') }}
          {...(total === null ? {} : { summary: t('mortgages.total', { amount: formatMoney(total, language) }) })}
        />
      </FieldGroup>
      {dialog !== null && (
        <MortgageDialog
          key={dialog.opened}
          mortgage={dialog.row}
          isNew={!mortgages.some(({ MortgageID }) => MortgageID === dialog.row.MortgageID)}
          isComplete={isComplete}
          isOpen={dialog.isOpen}
          onKeep={keep}
          onClose={close}
        />
      )}
    </Section>
  )
}
