import Type, { type Static } from 'typebox'
import { DateText, Flag, Id, Instant, Money, Text } from '../kit/schema.ts'

/** An account as its owner sees it: only the last three digits of its number. */
export const BankAccount = Type.Object({ Title: Text(120), LastDigits: Text(3) })
export type BankAccount = Static<typeof BankAccount>

/** One completed authorisation of an institution. FetchedFlag: its statement is there, and the broker can read it. */
export const BankStatementResponse = Type.Object({
  RequestID: Id,
  Institution: Text(120),
  strResponseDate: Text(60),
  FetchedFlag: Flag,
  Accounts: Type.Array(BankAccount),
})
export type BankStatementResponse = Static<typeof BankStatementResponse>

/** The bank statement status of one applicant. RequestID is that of the newest request, 0 without any. */
export const BankStatementsApplicant = Type.Object({
  ApplicantID: Id,
  RequestID: Id,
  ApplicantName: Text(130),
  RequestedFlag: Flag,
  ReceivedFlag: Flag,
  /** The newest authorisation returned no statement, and there is no earlier one: it must be repeated. */
  FailedFlag: Flag,
  /** Authorisations that count towards the limit of three. */
  RequestCount: Type.Integer({ minimum: 0 }),
  strResponseDate: Text(60),
  Responses: Type.Array(BankStatementResponse),
})
export type BankStatementsApplicant = Static<typeof BankStatementsApplicant>

const BankTransaction = Type.Object({
  Date: DateText,
  Description: Text(200),
  Debit: Money,
  Credit: Money,
  Balance: Money,
})

/** A statement as the broker receives it. Account numbers are cut to their last three digits before storage. */
export const BankStatement = Type.Object({
  Institution: Text(120),
  /** Made by the simulated institution; not real data. */
  SimulatedFlag: Flag,
  FetchedAt: Instant,
  Accounts: Type.Array(
    Type.Object({
      ...BankAccount.properties,
      Type: Text(60),
      Currency: Text(3),
      HolderName: Text(130),
      Balance: Money,
      Transactions: Type.Array(BankTransaction),
    }),
  ),
})
export type BankStatement = Static<typeof BankStatement>
