import { formatMoney } from '@foyer/domain/kit/money.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { totalBalance } from '@foyer/domain/mortgage-request/amounts.ts'
import { blankSubjectMortgage } from '@foyer/domain/mortgage-request/blank.ts'
import type { SubjectMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { mostSubjectMortgages } from '@foyer/domain/mortgage-request/rules.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordField } from '@foyer/ui/records/record-field.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { today } from '@foyer/ui/today.ts'
import { useTexts } from '../texts.ts'
import classes from './existing-mortgages.module.css'
import { MortgageDialog } from './mortgage-dialog.tsx'
import { mortgageRules } from './mortgage-fields.ts'
import { property } from './request-values.ts'
import { useRemoveMortgage } from './use-remove-mortgage.ts'

const path = property('Mortgages')

/** Ids of unsaved mortgages count down from 0. */
const newId = (mortgages: readonly SubjectMortgage[]) => Math.min(1, ...mortgages.map((one) => one.MortgageID)) - 1

const NameCell = ({ name, isMissing }: { name: string; isMissing: boolean }) => {
  const t = useTexts()
  return (
    <>
      {name}
      {isMissing && <span className={classes.missing}>{t('mortgages.missing')}</span>}
    </>
  )
}

/** The property's existing mortgages. They are saved with the request; removing a saved one is a separate call. */
export const ExistingMortgages = ({ isComplete, isListed }: { isComplete: boolean; isListed: boolean }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const mortgages = useFormValue<SubjectMortgage[]>(path)
  const set = useSetFormValue()
  const { dialog, open, close } = useDialogFor<SubjectMortgage>()
  const nameOf = (mortgage: SubjectMortgage) =>
    mortgage.MortgageHolder || t('mortgages.name', { number: mortgages.indexOf(mortgage) + 1 })
  const isMissing = (mortgage: SubjectMortgage) => mortgageRules(isComplete)(mortgage, today()).length > 0
  const total = totalBalance(mortgages)
  const remove = useRemoveMortgage(({ MortgageID }) =>
    set(
      path,
      mortgages.filter((one) => one.MortgageID !== MortgageID),
    ),
  )
  const keep = (kept: SubjectMortgage) =>
    set(
      path,
      mortgages.some(({ MortgageID }) => MortgageID === kept.MortgageID)
        ? mortgages.map((one) => (one.MortgageID === kept.MortgageID ? kept : one))
        : [...mortgages, kept],
    )
  const lead =
    isListed && mortgages.length > 0 ? 'mortgages.leadListed' : isComplete ? 'mortgages.lead' : 'mortgages.leadOptional'
  return (
    <Section title={t('mortgages.title')} lead={t(lead)}>
      <RecordField
        name={path}
        label={t('mortgages.list')}
        onOpen={(index, field) => {
          const mortgage = mortgages[index]
          if (mortgage) open(mortgage, field)
        }}
      >
        <RecordList
          label={t('mortgages.list')}
          records={mortgages}
          idOf={({ MortgageID }) => MortgageID}
          nameOf={nameOf}
          columns={[
            {
              label: t('fields.MortgageHolder.label'),
              of: (mortgage) => <NameCell name={nameOf(mortgage)} isMissing={isMissing(mortgage)} />,
            },
            { label: t('fields.Balance.label'), of: ({ Balance }) => formatMoney(Balance, language), isFigure: true },
            {
              label: t('fields.InterestRate.label'),
              of: ({ InterestRate }) => formatPercent(InterestRate, language),
              isFigure: true,
            },
          ]}
          empty={{ title: t('mortgages.empty.title'), text: t('mortgages.empty.text') }}
          add={{
            label: t('mortgages.add'),
            onAdd: () => open({ ...blankSubjectMortgage, MortgageID: newId(mortgages) }),
            isAllowed: mortgages.length < mostSubjectMortgages,
          }}
          onEdit={(mortgage) => open(mortgage)}
          remove={{ run: remove, title: t('mortgages.removeTitle') }}
          {...(total === null ? {} : { summary: t('mortgages.total', { amount: formatMoney(total, language) }) })}
        />
      </RecordField>
      {dialog !== null && (
        <MortgageDialog
          key={dialog.opened}
          mortgage={dialog.row}
          startAt={dialog.startAt}
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
