import { isGap } from './applicants/incomes/types.ts'
import type { Applicant, Application } from './application-fields.ts'
import type { FlowCondition } from './kit/define-flow.ts'
import { and, isOn, not, or, type Tri } from './kit/tri.ts'
import type { ApplicationSettings } from './site/fields.ts'

/** The signed-in borrower sees the whole application, an invited person only their own steps. */
export type Mode = 'main' | 'invited'

/** What the flow reads of an applicant: of incomes, as they are stored, the type. An absent list has not been loaded, so it may not be empty. */
export type FlowApplicant = Pick<Applicant, 'ApplicantID' | 'Step' | 'Disabled' | 'Hidden'> & {
  Incomes?: readonly { readonly IncomeTypeDD?: unknown }[]
  Assets?: readonly unknown[]
  Liabilities?: readonly unknown[]
}

/** What the flow reads of an application; a loaded Application with a mode satisfies it. */
export type FlowFacts = Pick<
  Application,
  | 'MortgageApplicationID'
  | 'MortgageApplicationStatusDD'
  | 'Step'
  | 'MainApplicantID'
  | 'CurrentApplicantID'
  | 'RequestReview'
  | 'DisplayMortgage'
  | 'DisplayIncome'
  | 'OpenInvites'
> &
  Pick<
    ApplicationSettings,
    | 'showIncome'
    | 'showProperty'
    | 'showAssets'
    | 'showLiabilities'
    | 'showMortgage'
    | 'showRequestDocument'
    | 'showBankStatement'
    | 'ReqIncome'
    | 'ReqAssets'
    | 'ReqLiabilities'
    | 'AddCoApplicant'
    | 'ShowInviteCoApplicant'
  > & { mode: Mode; Applicants: readonly FlowApplicant[] }

export type Condition = FlowCondition<FlowFacts, FlowApplicant>

/** MortgageApplicationStatusDD while the borrower fills in the application. */
export const inProgress = 11

export const always: Condition = () => true
export const never: Condition = () => false

/** The broker asked the borrower to review a submitted application. */
export const isReview: Condition = ({ RequestReview }) => isOn(RequestReview)
export const displaysMortgage: Condition = ({ DisplayMortgage }) => isOn(DisplayMortgage)
/** Not in a review: a condition for what a review skips. */
export const isFirstTime: Condition = (facts, person) => not(isReview(facts, person))
/** A review shows interview and mortgage only where the broker displays the mortgage. */
export const seesMortgageAnswers: Condition = (facts, person) =>
  or(isFirstTime(facts, person), displaysMortgage(facts, person))

export const showsMortgage: Condition = (facts, person) =>
  and(
    isOn(facts.showMortgage),
    facts.mode === 'invited' ? displaysMortgage(facts, person) : seesMortgageAnswers(facts, person),
  )

/** The broker requested documents (the server sends showRequestDocument 0 otherwise); a review shows none. */
export const showsRequestDocument: Condition = (facts, person) =>
  and(isOn(facts.showRequestDocument), isFirstTime(facts, person))
/** Only before the first submission. */
export const asksBankStatements: Condition = (facts, person) =>
  and(isOn(facts.showBankStatement), isFirstTime(facts, person))

/** Submitted, and not in review. */
export const isSubmitted: Condition = (facts, person) => {
  const { MortgageApplicationStatusDD: status } = facts
  return and(status < 0 ? undefined : status !== inProgress, not(isReview(facts, person)))
}
/** The applicant whose steps the line contains: the main applicant, or the invited person (0 before they join). */
export const leaderOf = ({ mode, MainApplicantID, CurrentApplicantID }: FlowFacts): number =>
  mode === 'invited' ? CurrentApplicantID : MainApplicantID

/** An invited person who has not joined yet. */
export const isNotYetApplicant: Condition = ({ mode, CurrentApplicantID }) =>
  mode === 'invited' && CurrentApplicantID <= 0
export const isApplicant: Condition = (facts, person) => not(isNotYetApplicant(facts, person))
export const hasJoined: Condition = ({ CurrentApplicantID }) => CurrentApplicantID > 0

export const isDisabled: Condition = (_, person) => person && isOn(person.Disabled)

/** Their person fills in the part by their own link, and the site hides some of it from the main applicant. */
export const isPrivate: Condition = ({ mode }, person) => person && mode === 'main' && (person.Hidden ?? []).length > 0

export const hasInterview: Condition = ({ MortgageApplicationID }) => MortgageApplicationID > 0

/** DisplayIncome applies to the borrower only; an invited person is asked wherever the site asks. */
export const showsIncome: Condition = ({ mode, showIncome, DisplayIncome }) =>
  and(isOn(showIncome), mode === 'invited' ? true : isOn(DisplayIncome))
export const showsProperty: Condition = ({ showProperty }) => isOn(showProperty)
export const showsAssets: Condition = ({ showAssets }) => isOn(showAssets)
export const showsLiabilities: Condition = ({ showLiabilities }) => isOn(showLiabilities)

/** Entering a co-applicant, and inviting one by link. A review changes no applicants. */
export const offersAdd: Condition = (facts, person) => and(isFirstTime(facts, person), isOn(facts.AddCoApplicant))
export const offersInvite: Condition = (facts, person) =>
  and(isFirstTime(facts, person), isOn(facts.ShowInviteCoApplicant))
export const offersCoApplicants: Condition = (facts, person) =>
  or(offersAdd(facts, person), offersInvite(facts, person))

/** The lists that a site can require, each with its setting. */
const requiredBy = { Incomes: 'ReqIncome', Assets: 'ReqAssets', Liabilities: 'ReqLiabilities' } as const
type RequiredList = keyof typeof requiredBy
export const isRequiredList = (list: string | undefined): list is RequiredList =>
  list !== undefined && list in requiredBy

/** The records that a requirement counts: a period without a job is no income. */
const countedIn: Record<RequiredList, (person: FlowApplicant | undefined) => readonly unknown[] | undefined> = {
  Incomes: (person) => person?.Incomes?.filter(({ IncomeTypeDD }) => !isGap({ IncomeTypeDD: Number(IncomeTypeDD) })),
  Assets: (person) => person?.Assets,
  Liabilities: (person) => person?.Liabilities,
}

const isEmpty = (list: readonly unknown[] | undefined): Tri => list && list.length === 0

export const lacks = (list: RequiredList, facts: FlowFacts, person: FlowApplicant | undefined): Tri =>
  and(isOn(facts[requiredBy[list]]), isEmpty(countedIn[list](person)))

const firstApplicant = (facts: FlowFacts) =>
  facts.Applicants.find(({ ApplicantID }) => ApplicantID === leaderOf(facts)) ??
  (facts.mode === 'main' ? facts.Applicants[0] : undefined)

/**
 * Required of the first applicant, and known to be missing. A hidden list cannot be filled in, so it does not block.
 */
export const lacksIncome: Condition = (facts, person) =>
  and(showsIncome(facts, person), lacks('Incomes', facts, firstApplicant(facts)))
export const lacksAssets: Condition = (facts, person) =>
  and(showsAssets(facts, person), lacks('Assets', facts, firstApplicant(facts)))
