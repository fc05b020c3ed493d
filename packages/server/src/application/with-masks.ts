import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import { maskNumber } from '@foyer/domain/kit/mask-number.ts'

/** The same answers with masks in place of the numbers of identification documents, for everyone but the borrowers. */
export const withMasks = (application: Application): Application => ({
  ...application,
  Applicants: application.Applicants.map(withMaskedNumbers),
})

/** Who shared a statement and when, and nothing of it: for who may not view statements, and in a session that was handed over. */
export const withoutStatements = (application: Application): Application => ({
  ...application,
  BankStatementsApplicants: application.BankStatementsApplicants.map((one) => ({
    ...one,
    Responses: one.Responses.map((response) => ({ ...response, Institution: '', Accounts: [] })),
  })),
})

export const withMaskedNumbers = ({ Identification, ...applicant }: Applicant): Applicant => ({
  ...applicant,
  Identification: {
    ...Identification,
    IdentificationLst: Identification.IdentificationLst.map((document) => ({
      ...document,
      IdentificationNumber: document.IdentificationNumber && maskNumber(document.IdentificationNumber),
    })),
  },
})

/** Whole numbers that a snapshot masks, to be stored encrypted beside it. */
export interface SentSecrets {
  /** The SIN by ApplicantID. */
  sins: Record<string, string>
  /** The numbers of identification documents by ApplicantID, in the order of the documents. */
  numbers: Record<string, string[]>
}

/** The document numbers that `withMasks` replaces. */
export const numbersOf = (applicants: readonly Applicant[]): SentSecrets['numbers'] =>
  Object.fromEntries(
    applicants.flatMap(({ ApplicantID, Identification: { IdentificationLst } }) =>
      IdentificationLst.length === 0
        ? []
        : [[String(ApplicantID), IdentificationLst.map(({ IdentificationNumber }) => IdentificationNumber)]],
    ),
  )
