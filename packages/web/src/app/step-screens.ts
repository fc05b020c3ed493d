import type { PlainId } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { StepId } from '@foyer/domain/flow.ts'
import type { Mode } from '@foyer/domain/flow-conditions.ts'
import { type LazyScreen, screen } from '../kit/lazy-screen.ts'

/** One screen for both modes, or one for each. */
type StepScreen = LazyScreen | Record<Mode, LazyScreen>

/** The screens of the wizard with the texts they need beside those of the steps. A plain list brings its own. */
const stepScreens: Record<Exclude<StepId, PlainId>, StepScreen> = {
  start: screen(() => import('../interview/screens/interview.tsx'), 'interview'),
  join: screen(() => import('../invites/screens/join.tsx'), 'applicants', 'co-applicants'),
  identification: screen(() => import('../applicants/screens/identification.tsx'), 'applicants'),
  address: screen(() => import('../applicants/screens/address.tsx'), 'applicants'),
  income: screen(() => import('../applicants/screens/income.tsx'), 'applicants'),
  property: screen(() => import('../applicants/screens/property.tsx'), 'applicants'),
  coApplicant: screen(() => import('../co-applicants/screens/co-applicant.tsx'), 'co-applicants'),
  addCoApplicant: screen(() => import('../co-applicants/screens/add-co-applicant.tsx'), 'co-applicants'),
  coApplicantInvite: screen(() => import('../invites/screens/co-applicant-invite.tsx'), 'invites'),
  mortgage: screen(() => import('../mortgage-request/screens/mortgage-request.tsx'), 'mortgage-request'),
  request: screen(() => import('../documents/screens/request.tsx'), 'documents'),
  bankStatement: screen(() => import('../bank-statements/screens/bank-statements.tsx'), 'bank-statements'),
  summary: screen(
    () => import('../review/screens/summary.tsx'),
    'review',
    'review.answers',
    'applicants',
    'interview',
    'mortgage-request',
  ),
  success: {
    main: screen(() => import('../review/screens/success.tsx'), 'review'),
    invited: screen(() => import('../invites/screens/success.tsx'), 'review'),
  },
}

const plainScreen = (step: PlainId) =>
  screen(
    async () => ({ Component: (await import('../applicants/screens/plain-lists.tsx')).screens[step] }),
    'applicants',
  )

const hasScreen = (step: StepId): step is keyof typeof stepScreens => step in stepScreens

export const screenOf = (step: StepId, mode: Mode): LazyScreen => {
  if (!hasScreen(step)) return plainScreen(step)
  const screens = stepScreens[step]
  return typeof screens === 'function' ? screens : screens[mode]
}
