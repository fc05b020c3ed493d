import type { Applicant } from './application-fields.ts'
import {
  always,
  applicationIsPast,
  asksBankStatements,
  type Condition,
  type FlowFacts,
  hasInterview,
  hasJoined,
  isDisabled,
  isNotYetApplicant,
  isSubmitted,
  lacksAssets,
  lacksIncome,
  leaderOf,
  never,
  offersAdd,
  offersCoApplicants,
  offersInvite,
  personHasDone,
  personHasListed,
  seesMortgageAnswers,
  showsAssets,
  showsIncome,
  showsLiabilities,
  showsMortgage,
  showsProperty,
  showsRequestDocument,
} from './flow-conditions.ts'
import { isInvited } from './invites/rules.ts'
import { defineFlow, type FlowPosition, type LockReason } from './kit/define-flow.ts'

const application = '/:siteid/user/:appid'
const applicant = `${application}/applicant/:applicantid`
/** The same step of an invited person, under their link. */
const invitation = '/:siteid/InviteCoApplicant/:appid/:guid/applicant'
const ofApplicant = (step: string) => ({ main: `${applicant}/${step}`, invited: `${invitation}/:applicantid/${step}` })
const ofApplication = (step: string) => ({ main: `${application}/${step}`, invited: `${invitation}/${step}` })

const submitted = { submitted: isSubmitted }
const own = { submitted: isSubmitted, disabled: isDisabled }
const closed = { submitted: isSubmitted, incomeRequired: lacksIncome, assetsRequired: lacksAssets }

/** A step that each applicant walks; `number` is their Step once it is done. */
const ofPerson = <Id extends string>(id: Id, number: number, when: Record<'shown' | 'done', Condition>) => ({
  id,
  group: 'applicant' as const,
  paths: ofApplicant(id),
  number,
  perApplicant: true as const,
  ...when,
  locks: own,
})

/**
 * The whole wizard. `number` is the counter on the wire: of an applicant's step, what the applicant's Step is once it is
 * done; of the application's, what its Step is while the step is current (the applicants are at 1). The review has none:
 * it opens after the last step that is shown before it, at 3 or later.
 *
 * The choice of a co-applicant saves nothing, so it is never in the way; a site that offers neither to add nor to invite
 * one skips it: nothing would be there to choose. Who is invited walks the same steps under a link of their own: who is
 * not an applicant yet joins first, then come their own steps, the mortgage where it was shown to them, and their review.
 */
export const flow = defineFlow({
  steps: [
    {
      id: 'start',
      group: 'interview',
      paths: { main: `${application}/start` },
      number: 0,
      shown: seesMortgageAnswers,
      done: hasInterview,
      locks: submitted,
    },
    {
      id: 'join',
      group: 'coApplicant',
      paths: { invited: `${invitation}/addCoApplicantV2` },
      shown: isNotYetApplicant,
      done: hasJoined,
      locks: submitted,
    },
    ofPerson('identification', 1, { shown: always, done: personHasDone(1) }),
    ofPerson('address', 2, { shown: always, done: personHasDone(2) }),
    ofPerson('income', 3, { shown: showsIncome, done: personHasListed(3, 'Incomes') }),
    ofPerson('property', 4, { shown: showsProperty, done: personHasDone(4) }),
    ofPerson('asset', 5, { shown: showsAssets, done: personHasListed(5, 'Assets') }),
    ofPerson('liability', 6, { shown: showsLiabilities, done: personHasListed(6, 'Liabilities') }),
    {
      id: 'coApplicant',
      paths: { main: `${application}/coApplicant` },
      choice: true,
      shown: offersCoApplicants,
      done: always,
      locks: submitted,
    },
    {
      id: 'addCoApplicant',
      group: 'coApplicant',
      paths: { main: `${application}/addCoApplicant` },
      aside: 'coApplicant',
      shown: offersAdd,
      done: never,
      locks: submitted,
    },
    {
      id: 'coApplicantInvite',
      group: 'coApplicant',
      paths: { main: `${application}/coApplicantInvite` },
      aside: 'coApplicant',
      shown: offersInvite,
      done: never,
      locks: submitted,
    },
    {
      id: 'mortgage',
      group: 'mortgage',
      paths: ofApplication('mortgage'),
      number: 2,
      shown: showsMortgage,
      done: applicationIsPast(2),
      locks: closed,
    },
    {
      id: 'request',
      group: 'request',
      paths: { main: `${application}/request` },
      number: 3,
      back: 'address',
      shown: showsRequestDocument,
      done: applicationIsPast(3),
      locks: closed,
    },
    {
      id: 'bankStatement',
      group: 'bankStatement',
      paths: { main: `${application}/bankStatement` },
      number: 4,
      back: 'address',
      shown: asksBankStatements,
      done: applicationIsPast(4),
      locks: closed,
    },
    {
      id: 'summary',
      group: 'review',
      paths: ofApplication('summary'),
      shown: always,
      done: isSubmitted,
      locks: closed,
    },
    { id: 'success', paths: ofApplication('success'), terminal: true, shown: always, done: isSubmitted },
  ],
  modeOf: ({ mode }) => mode,
  peopleOf: ({ mode, Applicants, MainApplicantID, CurrentApplicantID }) =>
    mode === 'invited'
      ? Applicants.filter(({ ApplicantID }) => ApplicantID === CurrentApplicantID)
      : [...Applicants].sort(
          (a, b) => Number(b.ApplicantID === MainApplicantID) - Number(a.ApplicantID === MainApplicantID),
        ),
  idOf: ({ ApplicantID }) => ApplicantID,
  leaderOf,
  keepsDone: ['disabled'],
  waitsFor: (facts, { ApplicantID }) => facts.mode === 'invited' || !isInvited(facts, ApplicantID),
})

export type StepId = (typeof flow.steps)[number]['id']
export type Position = FlowPosition<StepId>
export type Lock = LockReason<'submitted' | 'disabled' | 'incomeRequired' | 'assetsRequired'>

export const { next, back, lockOf, isOpen, mayContinue, timeline, pathOf } = flow

const applicantsNumber = 1
const firstReviewNumber = 3

/** The application's counter from which the review is open: 3, or one more than the last step shown before it. */
export const reviewOpensAt = (facts: FlowFacts): number => {
  const shown = flow.lineOf(facts, leaderOf(facts)).map(({ step }) => flow.stepOf(step))
  const numbers = shown.flatMap(({ perApplicant, number }) =>
    perApplicant || number === undefined ? [] : [number + 1],
  )
  return Math.max(firstReviewNumber, ...numbers)
}

/** The step that is walked to and saves something. */
const nextSaved = (position: Position, facts: FlowFacts) => {
  let following = flow.next(position, facts)
  while (following && flow.stepOf(following.step).choice) following = flow.next(following, facts)
  return following && flow.stepOf(following.step)
}

export interface Progress {
  done: number
  count: number
}

/**
 * How many of their own steps an applicant has done, by their counter alone: an invited person knows this of whoever invites
 * them, and nothing of the answers.
 */
export const progressOf = ({ Step }: Pick<Applicant, 'Step'>, facts: FlowFacts): Progress => {
  const steps = flow.steps.filter((step) => step.perApplicant && step.shown(facts, undefined) === true)
  return { done: steps.filter(({ number = 0 }) => number <= Step).length, count: steps.length }
}

export interface Counters {
  /** The application's. */
  Step: number
  /** The applicant's, after a step of an applicant. */
  ApplicantStep?: number
}

/** Both counters once a step is done. They never go back, and only the leader's steps move the application's. */
export const stepAfter = (position: Position, facts: FlowFacts): Counters => {
  const step = flow.stepOf(position.step)
  const reached = nextSaved(position, facts)
  const leads = !step.perApplicant || position.applicantId === leaderOf(facts)
  const number = reached?.perApplicant ? applicantsNumber : (reached?.number ?? reviewOpensAt(facts))
  const Step = leads && reached && !reached.terminal ? Math.max(facts.Step, number) : facts.Step
  if (!step.perApplicant) return { Step }
  const person = facts.Applicants.find(({ ApplicantID }) => ApplicantID === position.applicantId)
  return { Step, ApplicantStep: Math.max(person?.Step ?? 0, step.number ?? 0) }
}

/** The exact place to resume at: the first open step that is not done, or where walking ended. */
export const resumePosition = (facts: FlowFacts): Position => flow.resume(facts) ?? { step: 'success' }
