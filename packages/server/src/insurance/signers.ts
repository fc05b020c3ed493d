import { signerIds } from '@foyer/domain/insurance/coverage.ts'
import type { Signer } from '@foyer/domain/insurance/fields.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { type Problem, problem, under } from '@foyer/domain/kit/problem.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { emailHint } from '@foyer/domain/signing/email-hint.ts'
import { answersOf, applicantOf, type CliRow, primaryOf } from './store.ts'

/** The holder of the account to debit: the chosen applicant, otherwise the primary one. */
export const accountHolderOf = (row: CliRow): number => answersOf(row).AccountHolderId ?? primaryOf(row).ApplicantId

/** The signers with the names and addresses on file, in the order of the application. */
export const signersOfApplication = (row: CliRow) =>
  signerIds(answersOf(row).Applicants, accountHolderOf(row)).map((id) => applicantOf(row, id))

const isSame = (given: string, stored: string) => cleanLine(given) === cleanLine(stored)

/** An address may be sent back masked, as it was displayed. */
const isSameEmail = (given: string, stored: string) =>
  normaliseEmail(given) === normaliseEmail(stored) || given === emailHint(stored)

/**
 * The differences between the signers of a body and those of the application; the values of the body are never used.
 */
export const differentSigners = (row: CliRow, given: readonly Signer[]): Problem<'CLI_SignersDiffer'>[] => {
  const expected = signersOfApplication(row)
  const isMissing = expected.some(({ ApplicantId }) => !given.some(({ SignerID }) => SignerID === ApplicantId))
  return [
    ...problem(isMissing, 'Signers', 'CLI_SignersDiffer'),
    ...given.flatMap(({ SignerID, FirstName, LastName, Email }, index) => {
      const stored = expected.find(({ ApplicantId }) => ApplicantId === SignerID)
      const isAgain = given.findIndex((one) => one.SignerID === SignerID) < index
      if (!stored || isAgain) return problem(true, `Signers.${index}.SignerID`, 'CLI_SignersDiffer')
      return under(`Signers.${index}`, [
        ...problem(!isSame(FirstName, stored.FirstName), 'FirstName', 'CLI_SignersDiffer'),
        ...problem(!isSame(LastName, stored.LastName), 'LastName', 'CLI_SignersDiffer'),
        ...problem(!isSameEmail(Email, stored.EmailAddress), 'Email', 'CLI_SignersDiffer'),
      ])
    }),
  ]
}
