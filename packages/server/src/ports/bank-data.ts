import type { BankStatement } from '@foyer/domain/bank-statements/fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'

/** A person who is sent to their institution. The tag comes back with them. */
export interface BankVisit {
  tag: string
  /** Where they come back to; loginId, tag, institution and accountId are added to its query. */
  returnUrl: string
  language: Language
}

/** What they came back with. Everything but the tag was typed into an address by somebody's browser. */
export interface BankLogin {
  loginId: string
  /** Ids of the accounts they chose, separated by commas; empty means all. */
  accountId: string
  tag: string
}

/** `pending`: the institution still works at it; hand `ticket` in again a little later. */
export type BankAnswer = { state: 'ready'; statement: BankStatement } | { state: 'pending'; ticket: string }

/** Not now: the provider did not answer, or asked to wait. Try again later. */
export class BankDataUnavailable extends Error {}
/** Never: the provider does not know us, or not this login. */
export class BankDataRefused extends Error {}

/** What we need of a provider of bank data. No error says what was asked, nor what the provider answered. */
export interface BankDataPort {
  /** The address where the person authorises. Throws BankDataUnavailable, or BankDataRefused when we are not let in. */
  begin(visit: BankVisit): Promise<string>
  /** Whether a login can be one of the provider's for this tag, as far as can be told without asking. */
  mayBe(login: BankLogin): boolean
  /** `ticket` of a pending answer, or undefined the first time. Throws as `begin` does. */
  fetch(login: BankLogin, ticket: string | undefined): Promise<BankAnswer>
}
