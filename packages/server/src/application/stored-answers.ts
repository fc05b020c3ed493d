import { blankInterView } from '@foyer/domain/interview/blank.ts'
import type { InterView } from '@foyer/domain/interview/fields.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { blankRequestedMortgage, blankSubjectMortgage } from '@foyer/domain/mortgage-request/blank.ts'
import type { RequestedMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import type { ApplicationRow } from './application-rows.ts'

/** Stored answers, completed with the defaults of fields added later. */
export const storedInterview = (row: Pick<ApplicationRow, 'interview'> | undefined): InterView =>
  withDefaults(blankInterView, row?.interview)

export const storedRequest = (row: Pick<ApplicationRow, 'requested_mortgage'> | undefined): RequestedMortgage =>
  withDefaults(blankRequestedMortgage, row?.requested_mortgage, { Mortgages: blankSubjectMortgage })
