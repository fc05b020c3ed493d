/**
 * Who may call, and what the guard has checked before a handler runs. `principals` are the kinds of caller; `owns` is
 * how deep the ids of the body are checked: the site, the caller's own application, an applicant of it, a request for
 * documents, the one signer of the one signing request that a mailed code was given for, or the insurance application that
 * the token names. `primaryOnly`: of the people of an insurance application, only the primary applicant. `newApplication` lets MortgageApplicationID be 0. `userOptional`: the body need not name the user; a
 * UserID that is there must still be the session's.
 */
export type Principal = 'visitor' | 'user' | 'invite' | 'recipient' | 'insurance' | 'signer' | 'operator'

export interface AccessRule {
  principals: readonly Principal[]
  owns: 'nothing' | 'site' | 'application' | 'applicant' | 'request' | 'signer' | 'insurance'
  newApplication?: true
  userOptional?: true
  primaryOnly?: true
}

export const accessRules = {
  /** Anybody, on a site that exists. */
  visitor: { principals: ['visitor', 'user', 'invite', 'recipient', 'insurance', 'signer'], owns: 'site' },
  /** Anybody, and no site is named: the check of a number's form. */
  anybody: { principals: ['visitor', 'user', 'invite', 'recipient', 'insurance', 'signer'], owns: 'nothing' },
  user: { principals: ['user'], owns: 'site' },
  application: { principals: ['user'], owns: 'application' },
  newApplication: { principals: ['user'], owns: 'application', newApplication: true },
  /** What belongs to no single applicant: the main applicant, and an invited person of that application. */
  shared: { principals: ['user', 'invite'], owns: 'application' },
  sharedOrNew: { principals: ['user', 'invite'], owns: 'application', newApplication: true },
  /** An invited person alone, for their own applicant. */
  invited: { principals: ['invite'], owns: 'applicant' },
  /** The main applicant for any applicant of the application, an invited person for their own. */
  applicant: { principals: ['user', 'invite'], owns: 'applicant' },
  /** Only the main applicant, for any applicant of the application: who is on it is theirs to say. */
  ownApplicant: { principals: ['user'], owns: 'applicant' },
  /** Whoever passed the security check of their own link, in the browser that did; 403 to everybody else. */
  insurance: { principals: ['insurance'], owns: 'insurance' },
  /** The primary applicant of an insurance application, who chooses the coverages and pays; 404 to its other people. */
  insurancePrimary: { principals: ['insurance'], owns: 'insurance', primaryOnly: true },
  /** One signer of one request, who gave the code that was mailed to them. */
  signer: { principals: ['signer'], owns: 'signer' },
  /** Whoever opened the request by its link, and the borrower of the application it belongs to. */
  documentRequest: { principals: ['user', 'recipient'], owns: 'request' },
  /** Calls of the wire that carry no UserID: the session alone says whose they are. */
  userBySession: { principals: ['user'], owns: 'site', userOptional: true },
  ownApplicantBySession: { principals: ['user'], owns: 'applicant', userOptional: true },
  operator: { principals: ['operator'], owns: 'nothing' },
} as const satisfies Record<string, AccessRule>

export type Access = keyof typeof accessRules
