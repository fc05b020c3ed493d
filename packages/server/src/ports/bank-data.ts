import type { BankStatement } from '@foyer/domain/bank-statements/fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'

/** A person's visit to their institution. The tag is returned with them. */
export interface BankVisit {
  tag: string
  /** The return address; loginId, tag, institution and accountId are added to its query. */
  returnUrl: string
  language: Language
}

/** The result of a visit. Everything but the tag may be forged by a browser. */
export interface BankLogin {
  loginId: string
  /** Ids of the chosen accounts, separated by commas; empty means all. */
  accountId: string
  tag: string
}

/** `pending`: the institution still works on it; pass `ticket` again a little later. */
export type BankAnswer = { state: 'ready'; statement: BankStatement } | { state: 'pending'; ticket: string }

/** Temporary: the provider did not reply, or asked to wait. */
export class BankDataUnavailable extends Error {}
/** Permanent: the provider does not accept our credentials, or this login. */
export class BankDataRefused extends Error {}

/** What we need of a provider of bank data. No error contains the request or the provider's reply. */
export interface BankDataPort {
  /**
   * The address where the person authorises. Throws BankDataUnavailable, or BankDataRefused with invalid credentials.
   */
  begin(visit: BankVisit): Promise<string>
  /** Whether a login is plausible for this tag, without asking the provider. */
  mayBe(login: BankLogin): boolean
  /** `ticket` of a pending result, or undefined the first time. Throws like `begin`. */
  fetch(login: BankLogin, ticket: string | undefined): Promise<BankAnswer>
}
