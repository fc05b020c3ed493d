import type { FlowFacts } from '../flow-conditions.ts'
import { defaultSettings } from '../site/defaults.ts'

/** The flow's view of an application with a completed interview, main applicant 101 and no document requests. */
export const flowFacts = (given: Partial<FlowFacts> = {}): FlowFacts => ({
  ...defaultSettings,
  showRequestDocument: 0,
  mode: 'main',
  MortgageApplicationID: 7,
  MortgageApplicationStatusDD: 11,
  Step: 1,
  MainApplicantID: 101,
  CurrentApplicantID: 101,
  RequestReview: 0,
  DisplayMortgage: 0,
  DisplayIncome: 1,
  Applicants: [{ ApplicantID: 101, Step: 0, Disabled: 0 }],
  ...given,
})
