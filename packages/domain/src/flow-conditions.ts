import type { Applicant, Application } from './application-fields.ts'
import type { FlowCondition } from './kit/define-flow.ts'
import { and, isOn, not, or, type Tri } from './kit/tri.ts'
import type { ApplicationSettings } from './site/fields.ts'

/** The signed-in borrower walks the whole application, an invited person their own steps. */
export type Mode = 'main' | 'invited'

/** What the flow reads of an applicant. A list that is absent has not been loaded: it is not yet known to be empty. */
export type FlowApplicant = Pick<Applicant, 'ApplicantID' | 'Step' | 'Disabled'> & {
  Incomes?: readonly unknown[]
  Assets?: readonly unknown[]
  Liabilities?: readonly unknown[]
}

/** What the flow reads of an application; a loaded Application with a mode is such. */
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

/** MortgageApplicationStatusDD of an application that its borrower still fills in. */
export const inProgress = 11

export const always: Condition = () => true
export const never: Condition = () => false

/** The broker asked the borrower to look at a submitted application again. */
export const isReview: Condition = ({ RequestReview }) => isOn(RequestReview)
export const displaysMortgage: Condition = ({ DisplayMortgage }) => isOn(DisplayMortgage)
/** Not asked for again: what a review does not ask stands only here. */
export const isFirstTime: Condition = (facts, person) => not(isReview(facts, person))
/** In a review, interview and mortgage are seen only where the broker displays the mortgage. */
export const seesMortgageAnswers: Condition = (facts, person) =>
  or(isFirstTime(facts, person), displaysMortgage(facts, person))

export const showsMortgage: Condition = (facts, person) =>
  and(
    isOn(facts.showMortgage),
    facts.mode === 'invited' ? displaysMortgage(facts, person) : seesMortgageAnswers(facts, person),
  )

/** Where the broker asked for documents (the server answers showRequestDocument 0 where nobody did); a review asks for none. */
export const showsRequestDocument: Condition = (facts, person) =>
  and(isOn(facts.showRequestDocument), isFirstTime(facts, person))
/** Asked for before the first submission only. */
export const asksBankStatements: Condition = (facts, person) =>
  and(isOn(facts.showBankStatement), isFirstTime(facts, person))

/** Sent, and not asked for again. */
export const isSubmitted: Condition = (facts, person) => {
  const { MortgageApplicationStatusDD: status } = facts
  return and(status < 0 ? undefined : status !== inProgress, not(isReview(facts, person)))
}
/** Whose steps the line leads through: the main applicant's, or an invited person's own; 0 while they are none yet. */
export const leaderOf = ({ mode, MainApplicantID, CurrentApplicantID }: FlowFacts): number =>
  mode === 'invited' ? CurrentApplicantID : MainApplicantID

/** An invited person who is not on the application yet. */
export const isNotYetApplicant: Condition = ({ mode, CurrentApplicantID }) =>
  mode === 'invited' && CurrentApplicantID <= 0
export const hasJoined: Condition = ({ CurrentApplicantID }) => CurrentApplicantID > 0

export const isDisabled: Condition = (_, person) => person && isOn(person.Disabled)

export const hasInterview: Condition = ({ MortgageApplicationID }) => MortgageApplicationID > 0

/** DisplayIncome is the broker's word to the borrower; an invited person is asked wherever the site asks. */
export const showsIncome: Condition = ({ mode, showIncome, DisplayIncome }) =>
  and(isOn(showIncome), mode === 'invited' ? true : isOn(DisplayIncome))
export const showsProperty: Condition = ({ showProperty }) => isOn(showProperty)
export const showsAssets: Condition = ({ showAssets }) => isOn(showAssets)
export const showsLiabilities: Condition = ({ showLiabilities }) => isOn(showLiabilities)

/** To type a co-applicant in, and to let them do it by a link of their own. A review changes nobody. */
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

const isEmpty = (list: readonly unknown[] | undefined): Tri => list && list.length === 0

export const lacks = (list: RequiredList, facts: FlowFacts, person: FlowApplicant | undefined): Tri =>
  and(isOn(facts[requiredBy[list]]), isEmpty(person?.[list]))

const firstApplicant = (facts: FlowFacts) =>
  facts.Applicants.find(({ ApplicantID }) => ApplicantID === leaderOf(facts)) ??
  (facts.mode === 'main' ? facts.Applicants[0] : undefined)

/** Required of the first applicant, and known to be missing. Nobody can give what is not shown, so it locks nothing. */
export const lacksIncome: Condition = (facts, person) =>
  and(showsIncome(facts, person), lacks('Incomes', facts, firstApplicant(facts)))
export const lacksAssets: Condition = (facts, person) =>
  and(showsAssets(facts, person), lacks('Assets', facts, firstApplicant(facts)))
