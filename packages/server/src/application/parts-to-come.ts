import { blankApplicant } from '@foyer/domain/applicants/blank.ts'
import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import { wasSent } from '@foyer/domain/deals/wording.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { consentingHere, withoutLink } from '@foyer/domain/review/consent.ts'
import { assembleSummary } from './assemble-summary.ts'

const nameOnly = ({ ApplicantID, FirstName, LastName, Identification: { PrimaryFlag } }: Applicant): Applicant => ({
  ...blankApplicant,
  ApplicantID,
  FirstName,
  LastName,
  Identification: { ...blankApplicant.Identification, FirstName, LastName, PrimaryFlag },
})

/**
 * The application as the broker's side receives it: only the name of each applicant who has not consented to the
 * current content of their part. Their part follows when they send it by their own link.
 */
export const withoutPartsToCome = (
  application: Application,
  isToCome: (applicantId: number) => boolean,
  language: Language,
): Application => {
  const { Summary, BankStatementsApplicants, Drafts, OpenInvites = [] } = application
  const Applicants = application.Applicants.map((one) => (isToCome(one.ApplicantID) ? nameOnly(one) : one))
  const { Consent: text, ConsentVersion: version, Reviewed } = Summary
  const consent = () => ({ text, version, hash: Reviewed.ConsentHash })
  // A hash would confirm a guess.
  const Parts = Reviewed.Parts.map((one) =>
    one.ApplicantID > 0 && isToCome(one.ApplicantID) ? { ...one, PartHash: '' } : one,
  )
  return {
    ...application,
    Applicants,
    BankStatementsApplicants: BankStatementsApplicants.filter(({ ApplicantID }) => !isToCome(ApplicantID)),
    Summary: assembleSummary(Applicants, consentingHere(application), language, consent, Parts),
    Drafts: Drafts.filter(({ ApplicantID }) => !isToCome(ApplicantID)),
    // The address and the given name of an invitation are needed only for a person who is not an applicant yet.
    OpenInvites: OpenInvites.map((one) => (one.ApplicantID === 0 ? one : { ...one, Contact: '', Name: '' })),
  }
}

/**
 * Of an application as it is now: people who are invited, or asked again since their part changed. Of a submitted one also
 * those who neither consented to its newest submission nor sent their part since, and those who consent by a link that they do
 * not have yet.
 */
export const isToComeOf = (
  application: Pick<
    Application,
    | 'Applicants'
    | 'OpenInvites'
    | 'InvitedApplicants'
    | 'SendsTexts'
    | 'ChangedParts'
    | 'MortgageApplicationStatusDD'
    | 'SubmittedAt'
  >,
  submitted: readonly { ApplicantID: number }[] | undefined,
) => {
  const { Applicants, OpenInvites = [], ChangedParts = [] } = application
  const idsOf = (list: readonly { ApplicantID: number }[]) => new Set(list.map(({ ApplicantID }) => ApplicantID))
  const isDraft = !wasSent(application)
  const lacking = isDraft ? [] : withoutLink(application).map(({ applicant }) => applicant)
  const awaited = idsOf([...OpenInvites, ...ChangedParts, ...lacking])
  const filledInHere = isDraft ? Applicants : consentingHere(application)
  const consented = idsOf([...(submitted ?? filledInHere), ...Applicants.filter(({ Disabled }) => Disabled === 1)])
  return (applicantId: number): boolean => awaited.has(applicantId) || !consented.has(applicantId)
}
