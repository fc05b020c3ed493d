import { currentAddress } from '@foyer/domain/applicants/addresses/kind.ts'
import { blankApplicant } from '@foyer/domain/applicants/blank.ts'
import { noReasons } from '@foyer/domain/applicants/contradictions.ts'
import { isSpouse } from '@foyer/domain/applicants/spouse.ts'
import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import { noRequestDocument } from '@foyer/domain/documents/blank.ts'
import { onlyAreas, seenBy } from '@foyer/domain/parts/privacy.ts'
import { type Area, areas } from '@foyer/domain/site/areas.ts'
import type { MadeRows } from '../application/application-rows.ts'
import { type AssembleOptions, assembleApplication, blankAnswers } from '../application/assemble-application.ts'
import { assembleSummary } from '../application/assemble-summary.ts'
import { invitedFacts } from '../application/flow-facts.ts'
import { reviewedParts } from '../application/reviewed-parts.ts'
import { settingsOf } from '../application/settings.ts'
import type { InviteScope } from '../kit/scope.ts'

/**
 * The application as an invited person may see it: their own applicant, and of the others only what their own steps
 * need. It lists every visible field, so that new fields are hidden by default.
 */
export const maskedApplication = (
  rows: MadeRows,
  invite: InviteScope,
  options: Omit<AssembleOptions, 'userId'>,
): Application => {
  const { language, consent } = options
  const whole = assembleApplication(rows, { ...options, userId: '' })
  const facts = invitedFacts(rows.application, invite)
  const own = whole.Applicants.filter(({ ApplicantID }) => ApplicantID === invite.applicantId)
  const others = whole.Applicants.filter(({ ApplicantID }) => ApplicantID !== invite.applicantId)
  const settings = settingsOf(rows)
  const seen = seenBy('Invited', settings)
  const answers = facts.DisplayMortgage === 1 ? whole : blankAnswers(language)
  return {
    ...settings,
    ...facts,
    MortgageApplicationID: whole.MortgageApplicationID,
    UserID: '',
    SiteID: whole.SiteID,
    Version: whole.Version,
    MainApplicantID: whole.MainApplicantID,
    Applicants: [
      ...own.map((one) => ({ ...one, Deletable: 0, Disabled: 0 })),
      ...others.flatMap((other) => shownOf(other, { primaryId: whole.MainApplicantID, own: own[0], seen })),
    ],
    InterView: answers.InterView,
    RequestedMortgage: answers.RequestedMortgage,
    LandOwnership: answers.LandOwnership,
    DisplayIncome: 1,
    // Documents and bank statements concern only the main applicant and the broker.
    RequestDocument: noRequestDocument,
    Requests: [],
    BankStatementsApplicants: [],
    MissingDocs: 0,
    Comments: '',
    Summary: assembleSummary(
      own,
      own,
      language,
      consent(rows),
      reviewedParts(rows, {
        applicantIds: own.map(({ ApplicantID }) => ApplicantID),
        shared: facts.DisplayMortgage === 1,
        readerId: invite.applicantId,
      }),
    ),
    Drafts: whole.Drafts,
    ...(whole.StepMinutes && { StepMinutes: whole.StepMinutes }),
  }
}

const named = (
  { ApplicantID, FirstName, LastName }: Applicant,
  known: Partial<Applicant['Identification']>,
): Applicant => ({
  ...blankApplicant,
  ApplicantID,
  FirstName,
  LastName,
  Identification: { ...blankApplicant.Identification, FirstName, LastName, ...known },
})

interface Joined {
  primaryId: number
  /** The applicant of the person; undefined before they join. */
  own: Applicant | undefined
  /** The areas of the primary applicant's part that the site shows to them. */
  seen: readonly Area[]
}

/**
 * What is visible of another applicant: the name of the primary one; once the person has joined, also the primary
 * one's progress, address if they may share it, and the areas that the site shows; the name of an existing spouse (for
 * AlreadyHasSpouse); nothing of others.
 */
const shownOf = (other: Applicant, { primaryId, own, seen }: Joined): Applicant[] => {
  if (other.ApplicantID === primaryId) {
    if (!own) return [named(other, { PrimaryFlag: 1 })]
    const shown = withoutSecrets(onlyAreas(other, seen))
    const home = own.SameAddressEnableFlag === 1 ? currentAddress(other.Addresses) : undefined
    return [
      {
        ...shown,
        Addresses: seen.includes('Contact') || home === undefined ? shown.Addresses : [onlyWhere(home)],
        Hidden: areas.filter((area) => !seen.includes(area)),
      },
    ]
  }
  const { RelationshipDD } = other.Identification
  return isSpouse(RelationshipDD) ? [named(other, { RelationshipDD })] : []
}

/** Whether a SIN is on file, the numbers of documents and the reasons concern the person and the broker alone. */
const withoutSecrets = (applicant: Applicant): Applicant => ({
  ...applicant,
  SameAddressEnableFlag: 0,
  SameAddressFlag: 0,
  Reasons: noReasons,
  Identification: { ...applicant.Identification, SIN: '', SINOnFile: 0, IdentificationLst: [] },
})

type Home = Applicant['Addresses'][number]

/** An address without its time and rent. */
const onlyWhere = ({ ApplicantAddressID, ApplicantAddressTypeDD, Address }: Home): Home => ({
  ApplicantAddressID,
  ApplicantAddressTypeDD,
  Address,
  ResidentialStatusDD: -1,
  Rent: null,
  MonthsAtAddress: null,
  strResidentialStatus: '',
  strRent: '',
})
