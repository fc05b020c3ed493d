import { Address } from '@foyer/domain/addresses/fields.ts'
import { Income, LoadedIncome } from '@foyer/domain/applicants/incomes/fields.ts'
import { Id } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicantIds, Nothing } from '../kit/ids.ts'
import { closedRefusals, saveRefusals, Version } from './list-parts.ts'

const Incomes = { Incomes: Type.Array(LoadedIncome) }
const IncomeIds = Type.Object({ ...ApplicantIds.properties, IncomeID: Id })

export const incomeCalls = {
  upsertIncome: defineCall({
    path: ['/api/MTGAppUpsertIncome', '/api/MTGAppUpsertIncomeInvite'],
    access: 'applicant',
    effect: 'write',
    summary: 'Adds or changes an income',
    body: Type.Object({
      ...ApplicantIds.properties,
      Income: Type.Partial(Type.Object({ ...Income.properties, Address: Type.Partial(Address) })),
      Version,
    }),
    reply: Type.Object({ IncomeID: Id, ...Incomes }),
    refusals: [
      'MissingIncomeType',
      'MissingEmploymentHistoryStatusDD',
      'MissingIncomeAmount',
      'MissingType',
      'MissingEmployerJobTitle',
      'MissingTimeAtWork',
      'MissingEmployerName',
      'MissingEmployerNumber',
      'MissingIncomePeriod',
      'MonthsOutOfRange',
      'InvalidAmount',
      'InvalidPhone',
      'InvalidPostalCode',
      ...saveRefusals,
    ],
  }),
  loadIncome: defineCall({
    path: '/api/MTGAPPLoadIncome',
    access: 'applicant',
    effect: 'read',
    summary: 'One income',
    body: IncomeIds,
    reply: Type.Object({ Income: LoadedIncome }),
    refusals: [],
  }),
  deleteIncome: defineCall({
    path: ['/api/MTGAPPDeleteIncome', '/api/MTGAPPDeleteIncomeInvite'],
    access: 'applicant',
    effect: 'write',
    summary: 'Removes an income',
    body: IncomeIds,
    reply: Type.Object(Incomes),
    refusals: closedRefusals,
  }),
  doneIncome: defineCall({
    path: '/api/MTGAPPDoneIncome',
    access: 'applicant',
    effect: 'write',
    summary: 'Ends the income step',
    body: ApplicantIds,
    reply: Nothing,
    refusals: ['IncomeRequiredRecord', 'EmploymentHistoryNeedMoreyears', ...closedRefusals],
  }),
}
