import { firstOf } from '../kit/checks.ts'
import { problem } from '../kit/problem.ts'
import type { PaymentDetail } from './fields.ts'

type Account = Pick<PaymentDetail, 'FinancialInstitution' | 'Transit' | 'AccountNumber'>

const masked = /^•+(\d{3})$/

/** `••••123`: an account number in replies. */
export const maskAccount = (account: string): string => (account === '' ? '' : `••••${account.slice(-3)}`)

/** An unchanged mask keeps the stored number. */
export const keptAccount = (given: string, stored: string): string => {
  const [, last] = masked.exec(given) ?? []
  return last !== undefined && last === stored.slice(-3) ? stored : given
}

export const isInstitutionNumber = (text: string): boolean => /^\d{3}$/.test(text)

/** A change of institution clears transit and account number until the institution is verified again. */
export const withInstitution = <A extends Account>(account: A, FinancialInstitution: string): A =>
  FinancialInstitution === account.FinancialInstitution
    ? account
    : { ...account, FinancialInstitution, Transit: '', AccountNumber: '' }

/** Three digits that belong to an existing institution. */
export const institutionProblems = (code: string, known: (code: string) => boolean) =>
  firstOf<'CLI_Institution_Number' | 'CLI_NotValidFinCode'>(
    problem(!isInstitutionNumber(code), 'FinancialInstitution', 'CLI_Institution_Number'),
    problem(!known(code), 'FinancialInstitution', 'CLI_NotValidFinCode'),
  )

/** A whole account. A mask counts as given; the server checks whether it matches the stored number. */
export const paymentProblems = (account: Account, known: (code: string) => boolean) => [
  ...institutionProblems(account.FinancialInstitution, known),
  ...problem(!/^\d{5}$/.test(account.Transit), 'Transit', 'CLI_Transit_Number'),
  ...problem(
    !/^\d{7,12}$/.test(account.AccountNumber) && !masked.test(account.AccountNumber),
    'AccountNumber',
    'CLI_Account_Number',
  ),
]
