import type { Services } from '../kit/services.ts'
import { type AccountMails, accountMails } from './mails.ts'
import { type PasswordHashing, passwordHashing } from './passwords.ts'

export type AccountServices = Pick<
  Services,
  'database' | 'keys' | 'crypto' | 'jobs' | 'outbox' | 'limiter' | 'captcha' | 'texts' | 'identity' | 'publicUrl'
>

/** Shared by the account's handlers: one hashing queue per process, one set of mails. */
export interface AccountParts extends AccountServices {
  passwords: PasswordHashing
  mails: AccountMails
}

export const accountParts = (services: AccountServices): AccountParts => ({
  ...services,
  passwords: passwordHashing(services.keys.pepper),
  mails: accountMails(services),
})
