import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { fullAddressLine } from '@foyer/domain/codes/address-lines.ts'
import { labelOf } from '@foyer/domain/codes/menus.ts'
import { isPreApproval } from '@foyer/domain/interview/conditions.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { ApplicationRow } from '../application/application-rows.ts'
import { storedInterview, storedRequest } from '../application/stored-answers.ts'
import type { Trx } from '../db/open-database.ts'
import type { ServerTexts } from '../kit/texts.ts'
import { findBorrower } from './request-store.ts'

/** What the mail of a request states about its application; empty texts are omitted. */
export interface RequestFacts {
  purpose: string
  place: string
  people: readonly string[]
}

type FactsFor = (email: string, language: Language) => RequestFacts

const nothing: RequestFacts = { purpose: '', place: '', people: [] }

/**
 * The facts of an application that a recipient may know, by their address. The borrower knows the address and all
 * applicants. A co-applicant knows the city, the main applicant and themself. Anyone else knows nothing.
 */
export const readRequestFacts = async (
  trx: Trx,
  texts: ServerTexts,
  { siteId, applicationId }: { siteId: string; applicationId: number | null },
): Promise<FactsFor> => {
  const borrower = await findBorrower(trx, siteId, applicationId)
  if (!borrower || applicationId === null) return () => nothing
  const answers = await trx
    .selectFrom('applications')
    .select(['interview', 'requested_mortgage'])
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const stored = answers as Pick<ApplicationRow, 'interview' | 'requested_mortgage'>
  const interview = storedInterview(stored)
  const { Address } = storedRequest(stored).SubjectProperty
  const applicants = await listApplicants(trx, siteId, applicationId)
  return (email, language) => {
    const isBorrower = email === normaliseEmail(borrower.email)
    const isApplicant = (one: Applicant) => one.email === email
    if (!isBorrower && !applicants.some(isApplicant)) return nothing
    const known = applicants.filter((one) => isBorrower || one.isMain || isApplicant(one))
    return {
      purpose:
        isPreApproval(interview) === true
          ? texts.of(language)('deals.words:applicationType.preApproval')
          : labelOf('DealPurpose', interview.DealPurposeDD, language),
      place: isBorrower ? fullAddressLine(Address, language) : Address.City,
      people: known.map(({ name }) => name).filter(Boolean),
    }
  }
}

interface Applicant {
  name: string
  email: string
  isMain: boolean
}

/** The main applicant first. */
const listApplicants = async (trx: Trx, siteId: string, applicationId: number): Promise<Applicant[]> => {
  const rows = await trx
    .selectFrom('applicants')
    .select(['identification', 'primary_flag'])
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .orderBy('primary_flag', 'desc')
    .orderBy('created_at')
    .orderBy('applicant_id')
    .execute()
  return rows.map(({ identification, primary_flag }) => {
    const {
      FirstName = '',
      LastName = '',
      Email = '',
    } = identification as Partial<Record<'FirstName' | 'LastName' | 'Email', string>>
    return {
      name: fullName({ FirstName, LastName }),
      email: normaliseEmail(Email),
      isMain: primary_flag === 1,
    }
  })
}
