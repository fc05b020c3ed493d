import { firstOf } from '../kit/checks.ts'
import { problem } from '../kit/problem.ts'
import type { PaymentDetail } from './fields.ts'

type Account = Pick<PaymentDetail, 'FinancialInstitution' | 'Transit' | 'AccountNumber'>

const masked = /^•+(\d{3})$/

/** `••••123`: how an account number leaves the server. */
export const maskAccount = (account: string): string => (account === '' ? '' : `••••${account.slice(-3)}`)

/** A mask that came back unchanged keeps what is stored. */
export const keptAccount = (given: string, stored: string): string => {
  const [, last] = masked.exec(given) ?? []
  return last !== undefined && last === stored.slice(-3) ? stored : given
}

export const isInstitutionNumber = (text: string): boolean => /^\d{3}$/.test(text)

/** Another institution makes the rest of the account unknown: it is emptied, and stays closed until verified again. */
export const withInstitution = <A extends Account>(account: A, FinancialInstitution: string): A =>
  FinancialInstitution === account.FinancialInstitution
    ? account
    : { ...account, FinancialInstitution, Transit: '', AccountNumber: '' }

/** The code is three digits, and those of an institution that exists. */
export const institutionProblems = (code: string, known: (code: string) => boolean) =>
  firstOf<'CLI_Institution_Number' | 'CLI_NotValidFinCode'>(
    problem(!isInstitutionNumber(code), 'FinancialInstitution', 'CLI_Institution_Number'),
    problem(!known(code), 'FinancialInstitution', 'CLI_NotValidFinCode'),
  )

/** A whole account. A mask counts as given; whether it stands for the stored number is for the server to know. */
export const paymentProblems = (account: Account, known: (code: string) => boolean) => [
  ...institutionProblems(account.FinancialInstitution, known),
  ...problem(!/^\d{5}$/.test(account.Transit), 'Transit', 'CLI_Transit_Number'),
  ...problem(
    !/^\d{7,12}$/.test(account.AccountNumber) && !masked.test(account.AccountNumber),
    'AccountNumber',
    'CLI_Account_Number',
  ),
]
