import { keptAddress } from '@foyer/domain/addresses/kept-address.ts'
import { cleanIncome } from '@foyer/domain/applicants/incomes/answers.ts'
import { blankIncome } from '@foyer/domain/applicants/incomes/blank.ts'
import type { Income, LoadedIncome } from '@foyer/domain/applicants/incomes/fields.ts'
import { incomeProblems, incomeStepProblems } from '@foyer/domain/applicants/incomes/rules.ts'
import { loadedIncome } from '@foyer/domain/codes/loaded-records.ts'
import { incomeCodeProblems } from '@foyer/domain/codes/record-code-problems.ts'
import { defineRecordKind } from '../records/record-kind.ts'

export const incomes = defineRecordKind<Income, 'IncomeID', LoadedIncome>({
  kind: 'income',
  idField: 'IncomeID',
  blank: blankIncome,
  step: 'income',
  kept: (income) => cleanIncome({ ...income, Address: keptAddress(income.Address) }),
  shown: loadedIncome,
  problems: (income, { settings }) => [...incomeProblems(income, settings), ...incomeCodeProblems(income)],
  doneProblems: (all, { settings }) => incomeStepProblems(all, settings),
})
