import type { StepId } from '@foyer/domain/flow.ts'
import type { Mode } from '@foyer/domain/flow-conditions.ts'
import { type LazyScreen, lazyScreen as screen } from './lazy-screen.ts'

/** One screen for both modes, or one for each. */
type StepScreen = LazyScreen | Record<Mode, LazyScreen>

/** The screens of the wizard with the texts they need. */
const stepScreens: Record<StepId, StepScreen> = {
  start: screen(() => import('../interview/screens/interview.tsx'), 'interview'),
  join: screen(() => import('../invites/screens/join.tsx'), 'applicants', 'co-applicants'),
  identification: screen(() => import('../applicants/screens/identification.tsx'), 'applicants'),
  address: screen(() => import('../applicants/screens/address.tsx'), 'applicants', 'applicants.addresses'),
  income: screen(() => import('../applicants/screens/income.tsx'), 'applicants', 'applicants.incomes'),
  property: screen(() => import('../applicants/screens/property.tsx'), 'applicants', 'applicants.properties'),
  asset: screen(() => import('../applicants/screens/asset.tsx'), 'applicants', 'applicants.assets'),
  liability: screen(() => import('../applicants/screens/liability.tsx'), 'applicants', 'applicants.liabilities'),
  coApplicant: screen(() => import('../co-applicants/screens/co-applicant.tsx'), 'co-applicants'),
  addCoApplicant: screen(() => import('../co-applicants/screens/add-co-applicant.tsx'), 'co-applicants'),
  coApplicantInvite: screen(() => import('../invites/screens/co-applicant-invite.tsx'), 'invites'),
  mortgage: screen(() => import('../mortgage-request/screens/mortgage-request.tsx'), 'mortgage-request'),
  request: screen(() => import('../documents/screens/request.tsx'), 'documents'),
  bankStatement: screen(() => import('../bank-statements/screens/bank-statements.tsx'), 'bank-statements'),
  summary: screen(() => import('../review/screens/summary.tsx'), 'review'),
  success: {
    main: screen(() => import('../review/screens/success.tsx'), 'review'),
    invited: screen(() => import('../invites/screens/success.tsx'), 'review'),
  },
}

export const screenOf = (step: StepId, mode: Mode): LazyScreen => {
  const screens = stepScreens[step]
  return typeof screens === 'function' ? screens : screens[mode]
}
