import type { ReadPath, ReplyOf, TwinOf, WritePath } from '@foyer/contract/all-calls.ts'
import type { Mode } from '@foyer/domain/flow-conditions.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { callKey, useCall } from '@foyer/ui/client/use-call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { createContext, useContext, useMemo } from 'react'
import { useParams } from 'react-router'

/** A loaded application; `guid` exists if an invited person loaded it by their link. */
export type Application = ReplyOf<'/api/MTGAPPLoad'> & { guid?: string } & Partial<
    Pick<ReplyOf<'/api/MTGAPPLoadInvite'>, 'InviteID' | 'WishesPrimary' | 'ContactMethod' | 'Contact' | 'Invited'>
  >

/** The guid of the current invitation; undefined for the signed-in borrower. */
const GuidContext = createContext<string | undefined>(undefined)
export const GuidProvider = GuidContext.Provider
export const useGuid = (): string | undefined => useContext(GuidContext)

export const modeOf = ({ guid }: { guid?: string | undefined }): Mode => (guid === undefined ? 'main' : 'invited')

/** The reads that any change of the application invalidates. */
export const applicationReads: ReadPath[] = [
  '/api/MTGAPPLoad',
  '/api/MTGAPPLoadInvite',
  '/api/MTGAPPListReviewComments',
]

/** The application of the URL with its reader's rights: the borrower's session, or an invited person's link. */
export const useApplicationCall = (given: { LanguageID?: 1 | 2 } = {}) => {
  const { SiteID, UserID } = useCallIds()
  const guid = useGuid()
  const { appid } = useParams()
  const MortgageApplicationID = Number(appid)
  const main = { SiteID, UserID, MortgageApplicationID, ...given }
  const own = { SiteID, MortgageApplicationID, ApplicantID: 0, guid: guid ?? '', ...given }
  const ofMain = useCall('/api/MTGAPPLoad', main, { enabled: appid !== undefined && guid === undefined })
  const ofInvited = useCall('/api/MTGAPPLoadInvite', own, { enabled: guid !== undefined })
  const { reply, ...state } = guid === undefined ? ofMain : ofInvited
  const application = useMemo(
    (): Application | undefined => (reply === undefined || guid === undefined ? reply : { ...reply, guid }),
    [reply, guid],
  )
  const key = guid === undefined ? callKey('/api/MTGAPPLoad', main) : callKey('/api/MTGAPPLoadInvite', own)
  return { ...state, application, key }
}

/**
 * A write of the application: invited people use its twin path, which must be given where one exists. Reloads the
 * application afterwards, since totals, locks and its version change.
 */
export const useApplicationWrite = <P extends WritePath>(path: P, ...[twin]: TwinOf<P>) => {
  const guid = useGuid()
  // Twins are two paths of one declaration, so body and reply are the same.
  const own = (guid === undefined ? path : (twin ?? path)) as P
  return useWrite(own, { invalidates: applicationReads })
}
