import { createContext, useContext } from 'react'
import type { BackAction } from '../kit/page/actions.tsx'
import type { Application } from './use-application.ts'

/** What a step's form needs of the wizard around it. */
export interface Step {
  application: Application
  /** Where Back leads by the flow; undefined at the beginning. */
  back: BackAction | undefined
  /** On to the next step of the flow; a new application says its ids. */
  goOn: (made?: { MortgageApplicationID: number; MainApplicantID: number }) => void
  /** The version the typed answers were begun with; see `sync`. */
  version: () => number
  /** After a change of our own (a record added or removed): its version is the one we go on from. */
  sync: () => void
  /** Loads the application anew under what is being typed: what is saved next is saved to its newest version. */
  refresh: () => Promise<void>
  /** What is known of the application is old: the next page loads it, this one is being left. */
  forget: () => void
  /** Loads the application anew and begins the form again with it. */
  startOver: () => void
}

const StepContext = createContext<Step | undefined>(undefined)
export const StepProvider = StepContext.Provider

export const useStep = (): Step => {
  const step = useContext(StepContext)
  if (step === undefined) throw new Error('There is no <WizardStep> around this form')
  return step
}
