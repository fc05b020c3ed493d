import {
  always,
  applicationIsPast,
  asksBankStatements,
  type FlowFacts,
  hasInterview,
  isDisabled,
  isSubmitted,
  lacksAssets,
  lacksIncome,
  never,
  offersAdd,
  offersCoApplicants,
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
import { defineFlow, type FlowPosition, type LockReason } from './kit/define-flow.ts'

const application = '/:siteid/user/:appid'
const applicant = `${application}/applicant/:applicantid`

const submitted = { submitted: isSubmitted }
const own = { submitted: isSubmitted, disabled: isDisabled }
const closed = { submitted: isSubmitted, incomeRequired: lacksIncome, assetsRequired: lacksAssets }

/**
 * The whole wizard. `number` is the counter on the wire: of an applicant's step, what the applicant's Step is once it is
 * done; of the application's, what its Step is while the step is current (the applicants are at 1). The review has none:
 * it opens after the last step that is shown before it, at 3 or later.
 *
 * The choice of a co-applicant saves nothing, so it is never in the way; a site that offers neither to add nor to invite
 * one skips it: nothing would be there to choose. Inviting has its condition (offersInvite); its page is still to come.
 */
export const flow = defineFlow({
  // biome-ignore format: one step, one look
  steps: [
    { id: 'start', group: 'interview', paths: { main: `${application}/start` }, number: 0,
      shown: seesMortgageAnswers, done: hasInterview, locks: submitted },
    { id: 'identification', group: 'applicant', paths: { main: `${applicant}/identification` }, number: 1, perApplicant: true,
      shown: always, done: personHasDone(1), locks: own },
    { id: 'address', group: 'applicant', paths: { main: `${applicant}/address` }, number: 2, perApplicant: true,
      shown: always, done: personHasDone(2), locks: own },
    { id: 'income', group: 'applicant', paths: { main: `${applicant}/income` }, number: 3, perApplicant: true,
      shown: showsIncome, done: personHasListed(3, 'Incomes'), locks: own },
    { id: 'property', group: 'applicant', paths: { main: `${applicant}/property` }, number: 4, perApplicant: true,
      shown: showsProperty, done: personHasDone(4), locks: own },
    { id: 'asset', group: 'applicant', paths: { main: `${applicant}/asset` }, number: 5, perApplicant: true,
      shown: showsAssets, done: personHasListed(5, 'Assets'), locks: own },
    { id: 'liability', group: 'applicant', paths: { main: `${applicant}/liability` }, number: 6, perApplicant: true,
      shown: showsLiabilities, done: personHasListed(6, 'Liabilities'), locks: own },
    { id: 'coApplicant', paths: { main: `${application}/coApplicant` }, choice: true,
      shown: offersCoApplicants, done: always, locks: submitted },
    { id: 'addCoApplicant', group: 'coApplicant', paths: { main: `${application}/addCoApplicant` }, aside: 'coApplicant',
      shown: offersAdd, done: never, locks: submitted },
    { id: 'mortgage', group: 'mortgage', paths: { main: `${application}/mortgage` }, number: 2,
      shown: showsMortgage, done: applicationIsPast(2), locks: closed },
    { id: 'request', group: 'request', paths: { main: `${application}/request` }, number: 3, back: 'address',
      shown: showsRequestDocument, done: applicationIsPast(3), locks: closed },
    { id: 'bankStatement', group: 'bankStatement', paths: { main: `${application}/bankStatement` }, number: 4, back: 'address',
      shown: asksBankStatements, done: applicationIsPast(4), locks: closed },
    { id: 'summary', group: 'review', paths: { main: `${application}/summary` },
      shown: always, done: isSubmitted, locks: closed },
    { id: 'success', paths: { main: `${application}/success` }, terminal: true,
      shown: always, done: isSubmitted },
  ],
  modeOf: ({ mode }) => mode,
  peopleOf: ({ mode, Applicants, MainApplicantID, CurrentApplicantID }) =>
    mode === 'invited'
      ? Applicants.filter(({ ApplicantID }) => ApplicantID === CurrentApplicantID)
      : [...Applicants].sort(
          (a, b) => Number(b.ApplicantID === MainApplicantID) - Number(a.ApplicantID === MainApplicantID),
        ),
  idOf: ({ ApplicantID }) => ApplicantID,
  leaderOf: ({ mode, MainApplicantID, CurrentApplicantID }: FlowFacts) =>
    mode === 'invited' ? CurrentApplicantID : MainApplicantID,
})

export type StepId = (typeof flow.steps)[number]['id']
export type Position = FlowPosition<StepId>
export type Lock = LockReason<'submitted' | 'disabled' | 'incomeRequired' | 'assetsRequired'>

export const { next, back, lockOf, isOpen, mayContinue, timeline, pathOf } = flow

const applicantsNumber = 1
const firstReviewNumber = 3

/** The application's counter from which the review is open: 3, or one more than the last step shown before it. */
export const reviewOpensAt = (facts: FlowFacts): number => {
  const shown = flow.lineOf(facts, facts.MainApplicantID).map(({ step }) => flow.stepOf(step))
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

export interface Counters {
  /** The application's. */
  Step: number
  /** The applicant's, after a step of an applicant. */
  ApplicantStep?: number
}

/** Both counters once a step is done. They never go back, and only the main applicant's steps move the application's. */
export const stepAfter = (position: Position, facts: FlowFacts): Counters => {
  const step = flow.stepOf(position.step)
  const reached = nextSaved(position, facts)
  const leads = !step.perApplicant || position.applicantId === facts.MainApplicantID
  const number = reached?.perApplicant ? applicantsNumber : (reached?.number ?? reviewOpensAt(facts))
  const Step = leads && reached && !reached.terminal ? Math.max(facts.Step, number) : facts.Step
  if (!step.perApplicant) return { Step }
  const person = facts.Applicants.find(({ ApplicantID }) => ApplicantID === position.applicantId)
  return { Step, ApplicantStep: Math.max(person?.Step ?? 0, step.number ?? 0) }
}

/** The exact place to resume at: the first open step that is not done, or where walking ended. */
export const resumePosition = (facts: FlowFacts): Position => flow.resume(facts) ?? { step: 'success' }
