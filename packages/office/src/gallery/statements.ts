import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { BankStatementsApplicant } from '@foyer/domain/bank-statements/fields.ts'
import { addDays, formatDate } from '@foyer/domain/kit/dates.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { today } from '@foyer/ui/today.ts'
import { loaded } from './deal.ts'

type Statement = ReplyOf<'/console-api/LoadBankStatement'>['Statement']
type Account = Statement['Accounts'][number]

const isFrench = language === 'fr'
const date = formatDate(addDays(today(), -3), language)
const institution = isFrench ? 'Banque Exemple de l’Érable' : 'Maple Sample Bank'
const chequing = { Title: isFrench ? 'Compte de chèques' : 'Chequing account', LastDigits: '104' }
const credit = { Title: isFrench ? 'Marge de crédit' : 'Line of credit', LastDigits: '178' }

const response = (RequestID: number, FetchedFlag: number) => ({
  ...{ RequestID, FetchedFlag, Institution: institution, strResponseDate: date },
  Accounts: FetchedFlag === 1 ? [chequing, credit] : [],
})

/** The deal whose applicants are at these places with their statements. */
const dealWith = (...given: Partial<BankStatementsApplicant>[]) => {
  const { Application } = loaded()
  const people = Application.Applicants.map(
    ({ ApplicantID, FirstName, LastName }, index): BankStatementsApplicant => ({
      ...{ ApplicantID, ApplicantName: `${FirstName} ${LastName}`, RequestID: 0, RequestedFlag: 0, ReceivedFlag: 0 },
      ...{ FailedFlag: 0, RequestCount: 0, strResponseDate: '', Responses: [] },
      ...given[index],
    }),
  )
  return loaded({ Application: { ...Application, showBankStatement: 1, BankStatementsApplicants: people } })
}

const received = { RequestID: 9002, RequestedFlag: 1, ReceivedFlag: 1, RequestCount: 2, strResponseDate: date }

export const sharedStatements = dealWith(
  { ...received, Responses: [response(9001, 1), response(9002, 0)] },
  { RequestID: 9003, FailedFlag: 1 },
)
export const askedStatements = dealWith({ RequestID: 9004, RequestedFlag: 1, RequestCount: 1 })

const descriptions = isFrench
  ? ['Épicerie du Marché', 'Hydro-Québec, facture', 'Prêt automobile Banque Nationale', 'Retrait au guichet']
  : ['Market Grocery', 'Hydro One, bill', 'Car loan, TD Auto Finance', 'Cash withdrawal']

/** A payday every two weeks among purchases. */
const transactions = (days: number): Account['Transactions'] =>
  Array.from({ length: days }, (_, day) => ({
    Date: addDays(today(), -3 - day),
    Description:
      day % 14 === 0 ? (isFrench ? 'Paie, Hôpital de Laval' : 'Pay, Laval Hospital') : (descriptions[day % 4] ?? ''),
    Debit: day % 14 === 0 ? null : 20.5 + day,
    Credit: day % 14 === 0 ? 2140.37 : null,
    Balance: 4300.2 - day,
  }))

export const statement: ReplyOf<'/console-api/LoadBankStatement'> = {
  ApplicantID: loaded().Application.MainApplicantID,
  Statement: {
    Institution: institution,
    SimulatedFlag: 1,
    FetchedAt: `${addDays(today(), -3)}T15:00:00.000Z`,
    Accounts: [
      {
        ...chequing,
        ...{ Type: isFrench ? 'Chèques' : 'Chequing', Currency: 'CAD', HolderName: 'Marie Tremblay' },
        ...{ Balance: 4320.12, Transactions: transactions(110) },
      },
      {
        ...{ Title: isFrench ? 'Épargne en dollars américains' : 'US dollar savings', LastDigits: '911' },
        ...{ Type: isFrench ? 'Épargne' : 'Savings', Currency: 'USD', HolderName: 'Marie Tremblay et Luc Roy' },
        ...{ Balance: 812.5, Transactions: transactions(1) },
      },
      { ...credit, Type: '', Currency: 'CAD', HolderName: '', Balance: null, Transactions: [] },
    ],
  },
}
