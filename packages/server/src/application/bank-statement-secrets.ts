import type { BankAccount, BankStatement } from '@foyer/domain/bank-statements/fields.ts'
import type { Place } from '../kit/sealed-columns.ts'
import type { BankLogin } from '../ports/bank-data.ts'
import type { Vault } from './record-codec.ts'

/** What a fetch needs, stored until the statement is received; `ticket` is that of a pending reply. */
export interface KeptLogin extends BankLogin {
  ticket?: string
}

/** What the owner of a login sees of it. */
export interface ShownLogin {
  Institution: string
  Accounts: BankAccount[]
}

type Column = 'login' | 'shown' | 'statement'

const place = ({ siteId }: Vault, column: Column, requestId: number): Place => ({
  table: 'bank_requests',
  column,
  row: requestId,
  site: siteId,
})
const seal = (column: Column) => (vault: Vault, requestId: number, value: unknown) =>
  vault.crypto.encrypt(JSON.stringify(value), place(vault, column, requestId))
const open = (vault: Vault, column: Column, requestId: number, cipher: Uint8Array): unknown =>
  JSON.parse(vault.crypto.decrypt(cipher, place(vault, column, requestId)))

export const sealLogin: (vault: Vault, requestId: number, login: KeptLogin) => Buffer = seal('login')
export const sealShown: (vault: Vault, requestId: number, shown: ShownLogin) => Buffer = seal('shown')
export const sealStatement: (vault: Vault, requestId: number, statement: BankStatement) => Buffer = seal('statement')

export const openLogin = (vault: Vault, requestId: number, cipher: Uint8Array) =>
  open(vault, 'login', requestId, cipher) as KeptLogin
export const openStatement = (vault: Vault, requestId: number, cipher: Uint8Array) =>
  open(vault, 'statement', requestId, cipher) as BankStatement
/** `base64`: as in the rows of an application. */
export const openShown = (vault: Vault, requestId: number, base64: string | null): ShownLogin =>
  base64 === null
    ? { Institution: '', Accounts: [] }
    : (open(vault, 'shown', requestId, Buffer.from(base64, 'base64')) as ShownLogin)
