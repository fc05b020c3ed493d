/**
 * Who may call, and what the guard has checked before a handler runs. `principals` are the kinds of caller; `owns` is
 * how deep the ids of the body are checked: the site, the caller's own application, an applicant of it, or a request for
 * documents.
 * `newApplication` lets MortgageApplicationID be 0. `userOptional`: the body need not name the user; a UserID that is
 * there must still be the session's.
 */
export type Principal = 'visitor' | 'user' | 'invite' | 'recipient' | 'insurance' | 'operator'

export interface AccessRule {
  principals: readonly Principal[]
  owns: 'nothing' | 'site' | 'application' | 'applicant' | 'request'
  newApplication?: true
  userOptional?: true
}

export const accessRules = {
  /** Anybody, on a site that exists. */
  visitor: { principals: ['visitor', 'user', 'invite', 'recipient', 'insurance'], owns: 'site' },
  /** Anybody, and no site is named: the check of a number's form. */
  anybody: { principals: ['visitor', 'user', 'invite', 'recipient', 'insurance'], owns: 'nothing' },
  user: { principals: ['user'], owns: 'site' },
  application: { principals: ['user'], owns: 'application' },
  newApplication: { principals: ['user'], owns: 'application', newApplication: true },
  /** The main applicant for any applicant of the application, an invited person for their own. */
  applicant: { principals: ['user', 'invite'], owns: 'applicant' },
  /** Only the main applicant, for any applicant of the application: who is on it is theirs to say. */
  ownApplicant: { principals: ['user'], owns: 'applicant' },
  /** Whoever opened the request by its link, and the borrower of the application it belongs to. */
  documentRequest: { principals: ['user', 'recipient'], owns: 'request' },
  /** Calls of the wire that carry no UserID: the session alone says whose they are. */
  userBySession: { principals: ['user'], owns: 'site', userOptional: true },
  ownApplicantBySession: { principals: ['user'], owns: 'applicant', userOptional: true },
  operator: { principals: ['operator'], owns: 'nothing' },
} as const satisfies Record<string, AccessRule>

export type Access = keyof typeof accessRules
