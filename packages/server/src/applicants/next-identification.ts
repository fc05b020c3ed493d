import { asksArrival } from '@foyer/domain/applicants/arrival.ts'
import { blankPrimaryIdentification } from '@foyer/domain/applicants/blank.ts'
import type { Identification } from '@foyer/domain/applicants/fields.ts'
import {
  asksSin,
  type IdentificationContext,
  identificationProblems,
} from '@foyer/domain/applicants/identification-rules.ts'
import { identificationCodeProblems } from '@foyer/domain/codes/code-problems.ts'
import { cleanTexts } from '@foyer/domain/kit/clean-texts.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { overlay } from '@foyer/domain/kit/overlay.ts'
import { normalisePhone } from '@foyer/domain/kit/phone.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import { isMaskedSin, normaliseSin } from '@foyer/domain/kit/sin.ts'
import type { ApplicationSettings } from '@foyer/domain/site/fields.ts'

export interface IdentificationFacts extends IdentificationContext {
  settings: ApplicationSettings
}

export interface NextIdentification {
  problems: Problem[]
  /** What is stored in plain: everything except the SIN. */
  identification: Omit<Identification, 'SIN'>
  /** Nine digits to store; null to delete the stored SIN, undefined to keep it. */
  sin: string | null | undefined
  /** Of the audit event: whether a contact changed. */
  details: { contacts?: true }
}

/**
 * The details as they would be stored. `stored` has the mask of the stored SIN: omitted or sent back, it means that
 * SIN.
 */
export const nextIdentification = (
  stored: Identification,
  given: Partial<Identification>,
  facts: IdentificationFacts,
  today: string,
): NextIdentification => {
  const asked = onlyAsked(cleanTexts(overlay(stored, given)), stored, facts)
  const { SIN, ...identification } = {
    ...asked,
    Email: normaliseEmail(asked.Email),
    Mobile: normalisePhone(asked.Mobile),
    HomePhone: normalisePhone(asked.HomePhone),
  }
  const whole = { ...identification, SIN }
  return {
    problems: [...identificationProblems(whole, facts, today), ...identificationCodeProblems(whole)],
    identification,
    // The mask of a SIN that was erased meanwhile is none.
    sin: isMaskedSin(SIN) ? (facts.sinOnFile ? undefined : null) : normaliseSin(SIN) || null,
    details: contacts.some((name) => identification[name] !== stored[name]) ? { contacts: true } : {},
  }
}

const contacts = ['Email', 'Mobile', 'HomePhone'] as const
const kept = new Set<string>(['FirstName', 'LastName', ...contacts])

/**
 * What remains of a body after the part was erased: name, contacts, and what differs from before. A page sends everything it
 * shows, so the rest is what was erased just now.
 */
export const givenAnew = (before: Identification, given: Partial<Identification>): Partial<Identification> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => kept.has(name) || value !== before[name as keyof Identification]),
  )

/** Fields not asked of this applicant keep their value: the body cannot change what is not displayed. */
const onlyAsked = (
  given: Identification,
  stored: Identification,
  { settings, primary }: IdentificationFacts,
): Identification => ({
  ...given,
  ArrivalDate: asksArrival(given) ? given.ArrivalDate : '',
  SIN: asksSin(settings) ? given.SIN : stored.SIN,
  FirstTimeHomeBuyerFlag:
    primary && settings.FirstTimeBuyer === 1 ? given.FirstTimeHomeBuyerFlag : stored.FirstTimeHomeBuyerFlag,
  ...(primary && {
    ApplicantGroupTypeDD: blankPrimaryIdentification.ApplicantGroupTypeDD,
    RelationshipDD: blankPrimaryIdentification.RelationshipDD,
  }),
})
