import type { BackAction } from '@foyer/ui/page/actions.tsx'
import { createContext, useContext } from 'react'
import type { Application } from './use-application.ts'

/** What the wizard provides to a step's form. */
export interface Step {
  application: Application
  /** The previous step by the flow, undefined at the first; the review if the step was opened from there. */
  back: BackAction | undefined
  /** Goes to the next step of the flow, or back to the review; a new application passes its ids. */
  goOn: (made?: { MortgageApplicationID: number; MainApplicantID: number }) => void
  /** The id of the record whose dialog opens with the list: the one that is changed from the review. */
  record: number | undefined
  /** The version on which the input is based; see `sync`. */
  version: () => number
  /** After a change of our own (a record added or removed): adopts its version. */
  sync: () => void
  /** Reloads the application under the current input, so that the next save uses its newest version. */
  refresh: () => Promise<void>
  /** Marks the application as stale without re-rendering the page being left: the next page loads it. */
  forget: () => void
  /** Reloads the application and, if that succeeds, resets the form; `before` runs in between. */
  startOver: (before?: () => void) => void
}

const StepContext = createContext<Step | undefined>(undefined)
export const StepProvider = StepContext.Provider

export const useStep = (): Step => {
  const step = useContext(StepContext)
  if (step === undefined) throw new Error('There is no <WizardStep> around this form')
  return step
}
