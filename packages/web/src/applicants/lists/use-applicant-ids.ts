import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useStep } from '../../wizard/step-context.ts'
import type { Applicant } from '../parts/applicant-of.ts'

/** The ids in every call about an applicant. */
export const useApplicantIds = ({ ApplicantID }: Pick<Applicant, 'ApplicantID'>) => {
  const { SiteID, UserID } = useCallIds()
  const { MortgageApplicationID } = useStep().application
  return { SiteID, UserID, MortgageApplicationID, ApplicantID }
}
