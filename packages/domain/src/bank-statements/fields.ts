import Type, { type Static } from 'typebox'
import { DateText, Flag, Id, Instant, Money, Text } from '../kit/schema.ts'

/** An account as it is shown to its owner: never more of its number than the last three digits. */
export const BankAccount = Type.Object({ Title: Text(120), LastDigits: Text(3) })
export type BankAccount = Static<typeof BankAccount>

/** One authorisation that came back from an institution. FetchedFlag: its statement is with the broker. */
export const BankStatementResponse = Type.Object({
  Institution: Text(120),
  strResponseDate: Text(60),
  FetchedFlag: Flag,
  Accounts: Type.Array(BankAccount),
})
export type BankStatementResponse = Static<typeof BankStatementResponse>

/** How it stands with the bank statements of one applicant. RequestID is the newest request's, 0 without any. */
export const BankStatementsApplicant = Type.Object({
  ApplicantID: Id,
  RequestID: Id,
  ApplicantName: Text(130),
  RequestedFlag: Flag,
  ReceivedFlag: Flag,
  /** The newest authorisation gave no statement, and none is there from before: it has to be tried again. */
  FailedFlag: Flag,
  /** Authorisations that count towards the three. */
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

/** A statement as the broker gets it. Account numbers are cut to their last three digits before anything is kept. */
export const BankStatement = Type.Object({
  Institution: Text(120),
  /** Made by the simulated institution: nobody's money. */
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
