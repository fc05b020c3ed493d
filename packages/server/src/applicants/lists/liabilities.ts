import { blankLiability, type Liability, type LoadedLiability } from '@foyer/domain/applicants/liabilities/fields.ts'
import { liabilityProblems, liabilityStepProblems } from '@foyer/domain/applicants/liabilities/rules.ts'
import { loadedLiability } from '@foyer/domain/codes/loaded-records.ts'
import { liabilityCodeProblems } from '@foyer/domain/codes/record-code-problems.ts'
import { defineRecordKind } from '../records/record-kind.ts'

export const liabilities = defineRecordKind<Liability, 'LiabilityID', LoadedLiability>({
  kind: 'liability',
  idField: 'LiabilityID',
  blank: blankLiability,
  step: 'liability',
  shown: loadedLiability,
  problems: (liability) => [...liabilityProblems(liability), ...liabilityCodeProblems(liability)],
  doneProblems: (all, { settings }) => liabilityStepProblems(all, settings),
})
