/**
 * Who may call, and what the guard checked before a handler runs. `principals` are the kinds of caller. `owns` is the
 * depth to which the ids of the body are checked: the site, the caller's own application, an applicant of it, a
 * request for documents, the one signer of the one signing request that a mailed code was given for, or the insurance
 * application of the token. `primaryOnly`: only the primary applicant of an insurance application. `newApplication`
 * allows MortgageApplicationID 0. `userOptional`: the body may omit UserID; if present, it must be the session's.
 */
export type Principal =
  | 'visitor'
  | 'user'
  | 'invite'
  | 'recipient'
  | 'insurance'
  | 'signer'
  | 'operator'
  | 'person'
  | 'guest'

export interface AccessRule {
  principals: readonly Principal[]
  owns: 'nothing' | 'site' | 'application' | 'applicant' | 'request' | 'signer' | 'insurance'
  newApplication?: true
  userOptional?: true
  primaryOnly?: true
}

export const accessRules = {
  /** Any caller, on an existing site. */
  visitor: { principals: ['visitor', 'user', 'invite', 'recipient', 'insurance', 'signer'], owns: 'site' },
  /** Any caller, without a site: format checks. */
  anybody: { principals: ['visitor', 'user', 'invite', 'recipient', 'insurance', 'signer'], owns: 'nothing' },
  user: { principals: ['user'], owns: 'site' },
  application: { principals: ['user'], owns: 'application' },
  newApplication: { principals: ['user'], owns: 'application', newApplication: true },
  /** The shared part: the main applicant, and an invited person of that application. */
  shared: { principals: ['user', 'invite'], owns: 'application' },
  sharedOrNew: { principals: ['user', 'invite'], owns: 'application', newApplication: true },
  /** Only an invited person, for their own applicant. */
  invited: { principals: ['invite'], owns: 'applicant' },
  /** The main applicant for any applicant of the application, an invited person for their own. */
  applicant: { principals: ['user', 'invite'], owns: 'applicant' },
  /** Only the main applicant, for any applicant of the application: they decide who is on it. */
  ownApplicant: { principals: ['user'], owns: 'applicant' },
  /** Anyone who passed the security check of their own link in this browser; 403 for others. */
  insurance: { principals: ['insurance'], owns: 'insurance' },
  /** The primary applicant of an insurance application, who chooses coverages and pays; 404 for its other people. */
  insurancePrimary: { principals: ['insurance'], owns: 'insurance', primaryOnly: true },
  /** One signer of one request, who entered the code mailed to them. */
  signer: { principals: ['signer'], owns: 'signer' },
  /** Anyone who opened the request by its link, and the borrower of its application. */
  documentRequest: { principals: ['user', 'recipient'], owns: 'request' },
  /** Calls without a UserID on the wire: only the session identifies the user. */
  userBySession: { principals: ['user'], owns: 'site', userOptional: true },
  ownApplicantBySession: { principals: ['user'], owns: 'applicant', userOptional: true },
  operator: { principals: ['operator'], owns: 'nothing' },
  /** A person of a brokerage's staff who is signed in with a factor; see foyer_enter_office. */
  office: { principals: ['person'], owns: 'nothing' },
  /** As `office`, by a page on its own: the session lasts no longer for it. */
  officeWatching: { principals: ['person'], owns: 'nothing' },
  /** As `office`, and a person without a factor whose address is confirmed: they can only make one. */
  officeEnrolling: { principals: ['person'], owns: 'nothing' },
  /** Anyone whose sign-in has begun, with a factor or without. */
  officeSession: { principals: ['person'], owns: 'nothing' },
  /** The person whom the printed link made, with a factor and without a brokerage yet. */
  officeSetup: { principals: ['person'], owns: 'nothing' },
  /** Any caller of the office's door, with a session or without. */
  officeVisitor: { principals: ['guest'], owns: 'nothing' },
} as const satisfies Record<string, AccessRule>

export type Access = keyof typeof accessRules

/** Of the calls that staff make about themselves, their people and their sites; they have a door of their own. */
export type OfficeAccess = Extract<Access, `office${string}`>
export const isOfficeAccess = (access: Access): access is OfficeAccess => access.startsWith('office')
