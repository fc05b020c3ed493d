import { type Contacts, hasOwnContact, linkContact, type OwnContact, type Reach } from '../invites/own-contact.ts'
import { answersElsewhere, type WithInvites } from '../invites/rules.ts'

/** The version of the terms and consents in force (November 2026). A consent includes the version that was read. */
export const consentVersion = '1.3'

export interface Consent {
  ApplicantID: number
  Accepted: number
}

/**
 * Whether every applicant has accepted, each by one entry: one that is repeated or contradicted is no consent. Those of
 * other people are ignored, and an empty list is not a consent.
 */
export const allConsented = (applicants: readonly { ApplicantID: number }[], consents: readonly Consent[]): boolean =>
  applicants.length > 0 &&
  applicants.every(({ ApplicantID }) => {
    const [own, ...others] = consents.filter((consent) => consent.ApplicantID === ApplicantID)
    return own?.Accepted === 1 && others.length === 0
  })

/** What decides who consents where; a loaded application satisfies it. */
export interface Consenting<A extends ConsentingApplicant = ConsentingApplicant> extends WithInvites {
  Applicants: readonly A[]
  /** Applicants who were ever invited by name or joined by a link, whatever became of the invitation. */
  InvitedApplicants?: readonly number[]
  /** 0: text messages reach no one. */
  SendsTexts?: number
}

export interface ConsentingApplicant {
  ApplicantID: number
  Disabled: number
  Identification: Contacts & { PrimaryFlag: number }
}

const isMain = ({ Identification }: ConsentingApplicant) => Identification.PrimaryFlag === 1

const reachOf = ({ SendsTexts = 1 }: Consenting): Reach => ({ byText: SendsTexts === 1 })

const mainContacts = ({ Applicants }: Consenting): Contacts => Applicants.find(isMain)?.Identification ?? {}

/**
 * Whether a person consents by their own link alone: an invited one, also after the invitation ended, and one who has an
 * e-mail of their own, or a telephone where text messages are sent. The main applicant may fill in their part, and never
 * consents for them.
 */
export const consentsByLink = (application: Consenting, applicant: ConsentingApplicant): boolean =>
  !isMain(applicant) &&
  (answersElsewhere(application, applicant) ||
    (application.InvitedApplicants ?? []).includes(applicant.ApplicantID) ||
    hasOwnContact(applicant.Identification, mainContacts(application), reachOf(application)))

/** The applicants who consent when the main applicant submits. */
export const consentingHere = <A extends ConsentingApplicant>(application: Consenting<A>): A[] =>
  application.Applicants.filter((applicant) => !consentsByLink(application, applicant))

/** Who receives a link with the submission: they consent by one, have sent nothing and have no open invitation. */
export const withoutLink = <A extends ConsentingApplicant>(
  application: Consenting<A>,
): { applicant: A; contact: OwnContact }[] =>
  application.Applicants.filter(
    (applicant) => consentsByLink(application, applicant) && !answersElsewhere(application, applicant),
  ).map((applicant) => ({
    applicant,
    contact: linkContact(applicant.Identification, mainContacts(application), reachOf(application)),
  }))
