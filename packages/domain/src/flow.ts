import type { Kinds, ListedId } from './applicants/kinds/all-kinds.ts'
import { listNamespace } from './applicants/kinds/list-namespace.ts'
import type { Applicant } from './application-fields.ts'
import {
  always,
  asksBankStatements,
  type Condition,
  type FlowFacts,
  hasInterview,
  hasJoined,
  isApplicant,
  isDisabled,
  isNotYetApplicant,
  isPrivate,
  isRequiredList,
  isSubmitted,
  lacks,
  lacksAssets,
  lacksIncome,
  leaderOf,
  never,
  offersAdd,
  offersCoApplicants,
  offersInvite,
  seesMortgageAnswers,
  showsAssets,
  showsIncome,
  showsLiabilities,
  showsMortgage,
  showsProperty,
  showsRequestDocument,
} from './flow-conditions.ts'
import { isInvited } from './invites/rules.ts'
import { defineCounter } from './kit/define-counter.ts'
import { defineFlow, type FlowPosition, type LockReason } from './kit/define-flow.ts'
import { and } from './kit/tri.ts'

const application = '/:siteid/user/:appid'
const applicant = `${application}/applicant/:applicantid`
/** The steps of an invited person, under their link. */
const invitation = '/:siteid/InviteCoApplicant/:appid/:guid/applicant'
const ofApplicant = (step: string) => ({ main: `${applicant}/${step}`, invited: `${invitation}/:applicantid/${step}` })
const ofApplication = (step: string) => ({ main: `${application}/${step}`, invited: `${invitation}/${step}` })

const submitted = { submitted: isSubmitted }
const own = { submitted: isSubmitted, disabled: isDisabled, private: isPrivate }
const closed = { submitted: isSubmitted, incomeRequired: lacksIncome, assetsRequired: lacksAssets }

/** The applicant's counter has reached the step, and no list that the site requires is known to be empty. */
const personHasDone =
  (number: number, list: string | undefined): Condition =>
  (facts, person) =>
    and(
      person && applicantCounter.hasReached(person.Step, number),
      isRequiredList(list) ? lacks(list, facts, person) !== true : true,
    )

/** A step that each applicant completes; that of a list has the name of its kind, and names the list. */
const ofPerson = <Id extends keyof Kinds>(
  id: Id,
  number: number,
  shown: Condition,
  ...[list]: Id extends ListedId ? [Kinds[Id]['list']] : []
) => ({
  id,
  group: 'applicant' as const,
  paths: ofApplicant(id),
  number,
  perApplicant: true as const,
  ...(list !== undefined && { texts: listNamespace(list) }),
  shown,
  done: personHasDone(number, list),
  locks: own,
})

const applicationIsPast =
  (number: number): Condition =>
  ({ Step }) =>
    applicationCounter.isBeyond(Step, number)

/** A step of the application; it is done once its counter is beyond it. */
const counted = (number: number) => ({ number, done: applicationIsPast(number) })

/**
 * The whole wizard. `number` is the counter on the wire and in stored rows: of an applicant's step, what the applicant's
 * Step is once it is done; of the application's, what its Step is while the step is current (the applicants are at 1). A
 * number never changes, and the order of the steps is the order of this list: a step inserted between two others takes a
 * number that was never used (docs/behaviour/flow.md). The review has none: it opens after the last step that
 * is shown before it, at 3 or later.
 *
 * The choice of a co-applicant saves nothing, so it never blocks; a site that offers neither adding nor inviting
 * skips it. Adding and inviting are open beside the main applicant's own steps once the interview is saved. An invited
 * person has the same steps under their own link: they join first, then follow their own steps, the mortgage where it is
 * shown to them, and their review.
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
    // Joining is the identification of an invited person, so a count of the steps has it once.
    ofPerson('identification', 1, isApplicant),
    ofPerson('address', 2, always, 'Addresses'),
    ofPerson('income', 3, showsIncome, 'Incomes'),
    ofPerson('property', 4, showsProperty, 'Properties'),
    ofPerson('asset', 5, showsAssets, 'Assets'),
    ofPerson('liability', 6, showsLiabilities, 'Liabilities'),
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
      opensAfter: 'start',
      shown: offersAdd,
      done: never,
      locks: submitted,
    },
    {
      id: 'coApplicantInvite',
      group: 'coApplicant',
      paths: { main: `${application}/coApplicantInvite` },
      aside: 'coApplicant',
      opensAfter: 'start',
      shown: offersInvite,
      done: never,
      locks: submitted,
    },
    {
      id: 'mortgage',
      group: 'mortgage',
      paths: ofApplication('mortgage'),
      ...counted(2),
      shown: showsMortgage,
      locks: closed,
    },
    {
      id: 'request',
      group: 'request',
      paths: { main: `${application}/request` },
      ...counted(3),
      back: 'address',
      shown: showsRequestDocument,
      locks: closed,
    },
    {
      id: 'bankStatement',
      group: 'bankStatement',
      paths: { main: `${application}/bankStatement` },
      ...counted(4),
      back: 'address',
      shown: asksBankStatements,
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
  keepsDone: ['disabled', 'private'],
  waitsFor: (facts, { ApplicantID }) => facts.mode === 'invited' || !isInvited(facts, ApplicantID),
})

export type StepId = (typeof flow.steps)[number]['id']
export type Position = FlowPosition<StepId>
export type Lock = LockReason<'submitted' | 'disabled' | 'private' | 'incomeRequired' | 'assetsRequired'>

export const { next, back, lockOf, isOpen, mayContinue, timeline, pathOf } = flow

const applicantsNumber = 1
const firstReviewNumber = 3
/** The counter of an application that has passed every step before the review. */
const reviewNumber = 5

const applicantCounter = defineCounter([
  0,
  ...flow.steps.flatMap(({ perApplicant, number }) => (perApplicant && number !== undefined ? [number] : [])),
])
const applicationCounter = defineCounter([
  ...new Set(flow.steps.flatMap(({ perApplicant, number }) => (perApplicant ? applicantsNumber : (number ?? [])))),
  reviewNumber,
])

/** Whether an applicant's Step has reached one of their steps. */
export const applicantHasReached = ({ Step }: Pick<Applicant, 'Step'>, step: StepId): boolean => {
  const { number } = flow.stepOf(step)
  return number !== undefined && applicantCounter.hasReached(Step, number)
}

/** The application's counter from which the review is open: 3, or the one after the last step shown before it. */
export const reviewOpensAt = (facts: FlowFacts): number => {
  const shown = flow.lineOf(facts, leaderOf(facts)).map(({ step }) => flow.stepOf(step))
  const numbers = shown.flatMap(({ perApplicant, number }) =>
    perApplicant || number === undefined ? [] : [applicationCounter.following(number)],
  )
  return applicationCounter.furthest(firstReviewNumber, ...numbers)
}

/** The next step that saves something. */
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
 * How many of their own steps an applicant has done, by their counter alone. An invited person sees this of the
 * inviting applicant, but none of the answers.
 */
export const progressOf = ({ Step }: Pick<Applicant, 'Step'>, facts: FlowFacts): Progress => {
  const steps = flow.steps.filter((step) => step.perApplicant && step.shown(facts, undefined) === true)
  return { done: steps.filter(({ id }) => applicantHasReached({ Step }, id)).length, count: steps.length }
}

/**
 * Where the reader of a timeline continues, as in "step 3 of 8": the first step that is not done, else the last. The
 * counters decide it, no answer is part of it.
 */
export const stepInTimeline = (facts: FlowFacts): { number: number; count: number } => {
  const steps = timeline(facts).flatMap((group) => group.steps)
  const current = steps.findIndex(({ state }) => state === 'current')
  return { number: current < 0 ? steps.length : current + 1, count: steps.length }
}

export interface Counters {
  /** Of the application. */
  Step: number
  /** Of the applicant, after a step of theirs. */
  ApplicantStep?: number
}

/** Both counters after a step. They never decrease, and only the leader's steps change the application's. */
export const stepAfter = (position: Position, facts: FlowFacts): Counters => {
  const step = flow.stepOf(position.step)
  const reached = nextSaved(position, facts)
  const leads = !step.perApplicant || position.applicantId === leaderOf(facts)
  const number = reached?.perApplicant ? applicantsNumber : (reached?.number ?? reviewOpensAt(facts))
  const Step = leads && reached && !reached.terminal ? applicationCounter.furthest(facts.Step, number) : facts.Step
  if (!step.perApplicant) return { Step }
  const person = facts.Applicants.find(({ ApplicantID }) => ApplicantID === position.applicantId)
  return { Step, ApplicantStep: applicantCounter.furthest(person?.Step ?? 0, step.number ?? 0) }
}

/** Where to resume: the first open step that is not done, or the end. */
export const resumePosition = (facts: FlowFacts): Position => flow.resume(facts) ?? { step: 'success' }
