import { type Position, pathOf, resumePosition } from '@foyer/domain/flow.ts'
import type { FlowFacts } from '@foyer/domain/flow-conditions.ts'
import { paths } from '../site/paths.ts'
import { type Application, modeOf } from './application-call.ts'

export const factsOf = (application: Application): FlowFacts & Pick<Application, 'StepMinutes'> => ({
  ...application,
  mode: modeOf(application),
})

export type Place = Pick<Application, 'SiteID' | 'MortgageApplicationID' | 'guid'>

/** The path of a position in the flow: the borrower's, or with a guid an invited person's. */
export const addressOf = (position: Position, { SiteID, MortgageApplicationID, guid }: Place): string => {
  const path = pathOf(position, modeOf({ guid }), { siteid: SiteID, appid: MortgageApplicationID, guid: guid ?? '' })
  if (path === undefined) throw new Error(`${position.step} is no step of this reader`)
  return path
}

export const resumeAddress = (application: Application) => addressOf(resumePosition(factsOf(application)), application)

/** Where to go from an application: the borrower to their applications, an invited person to the portal. */
export const homeOf = ({ SiteID, guid }: Place): string =>
  guid === undefined ? paths.myDeals(SiteID) : paths.site(SiteID)
