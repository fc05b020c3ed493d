import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { blankApplicant } from '@foyer/domain/applicants/blank.ts'
import { fullName, spouseConflict } from '@foyer/domain/applicants/spouse.ts'
import type { Invited, InvitedPerson } from '@foyer/domain/invites/fields.ts'
import { invitedSpouse } from '@foyer/domain/invites/invited-spouse.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useStep } from '../../wizard/step-context.ts'

export type ProfileLinks = ReplyOf<'/api/LoadInviteCoApplicant'>['MtgAppProfileLinks']

/** The initial values of both ways to invite. `people`: who was invited before. */
export const useInvitation = (links: ProfileLinks, people: readonly InvitedPerson[]) => {
  const { SiteID, UserID } = useCallIds()
  const { application } = useStep()
  const { LanguageID } = useLanguage()
  const { Applicants, MainApplicantID } = application
  const inviter = fullName(Applicants.find(({ ApplicantID }) => ApplicantID === MainApplicantID) ?? blankApplicant)
  return {
    ids: { SiteID, UserID },
    shared: {
      MortgageApplicationID: application.MortgageApplicationID,
      EmailBody: '',
      MtgAppLinkID: links[0]?.Value ?? -1,
      LanguageID: LanguageID as number,
      DisplayApplicant: 1,
      DisplayAddApplicant: 1,
      DisplayMortgage: 0,
      ApplicantID: -1,
      Invited: { FirstName: '', LastName: '', RelationshipDD: -1 },
      ...(inviter === '' && { Inviter: { FirstName: '', LastName: '' } }),
    },
    /** The main applicant's name; empty before it is entered. */
    inviter,
    /** The name of their spouse, on the application or invited, other than this person at these contacts. */
    spouseBeside: (
      invited: Pick<Invited, 'FirstName' | 'LastName'> = blankApplicant,
      contacts: readonly string[] = [],
    ) => spouseConflict(Applicants, 0) ?? invitedSpouse(people, invited, contacts),
    values: links.map(({ Value }) => Value),
  }
}
