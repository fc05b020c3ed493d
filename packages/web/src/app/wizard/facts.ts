import { type Position, pathOf, resumePosition } from '@foyer/domain/flow.ts'
import type { FlowFacts } from '@foyer/domain/flow-conditions.ts'
import type { Application } from './use-application.ts'

export const factsOf = (application: Application): FlowFacts => ({ ...application, mode: 'main' })

/** The address of a place in the flow; undefined where the main borrower has no such step. */
export const addressOf = (position: Position | undefined, SiteID: string, MortgageApplicationID: number) =>
  position && pathOf(position, 'main', { siteid: SiteID, appid: MortgageApplicationID })

export const resumeAddress = (application: Application, SiteID: string) =>
  addressOf(resumePosition(factsOf(application)), SiteID, application.MortgageApplicationID)
