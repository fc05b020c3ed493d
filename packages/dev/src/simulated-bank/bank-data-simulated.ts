import { authorisationMinutes } from '@foyer/domain/bank-statements/rules.ts'
import type { FieldCrypto } from '@foyer/server/kit/crypto.ts'
import type { ServerTexts } from '@foyer/server/kit/texts.ts'
import { type BankDataPort, BankDataRefused } from '@foyer/server/ports/bank-data.ts'
import { type Clock, todayOf } from '@foyer/server/ports/clock.ts'
import { accountIds, entriesOf, isAccount, isInstitution, lastDigitsOf } from './accounts.ts'
import { institutionSeals } from './visit.ts'

/** The path of the simulated institution on our own server. */
export const institutionPath = '/simulated-institution'

interface SimulatedConfig {
  crypto: FieldCrypto
  clock: Clock
  texts: ServerTexts
  publicUrl: string
}

/**
 * An institution on our own server, for installations without a bank data provider: the same redirect, and after
 * consent a small fictitious statement.
 */
export const bankDataSimulated = ({ crypto, clock, texts, publicUrl }: SimulatedConfig): BankDataPort => {
  const seals = institutionSeals(crypto)
  return {
    async begin({ tag, returnUrl, language }) {
      const until = clock.now().getTime() + authorisationMinutes * 60_000
      const url = new URL(`${publicUrl}${institutionPath}`)
      url.searchParams.set('visit', seals.sealVisit({ tag, returnUrl, language, until }))
      return url.href
    },
    mayBe: ({ loginId, tag }) => seals.openLogin(loginId)?.tag === tag,
    async fetch({ loginId, accountId, tag }) {
      const login = seals.openLogin(loginId)
      if (login?.tag !== tag || !isInstitution(login.institution)) throw new BankDataRefused('no such login')
      const { institution, language } = login
      const t = texts.of(language)
      const asked = accountId.split(',').filter(isAccount)
      const now = clock.now()
      return {
        state: 'ready',
        statement: {
          Institution: t(`bank-statements.institution:institutions.${institution}`),
          SimulatedFlag: 1,
          FetchedAt: now.toISOString(),
          Accounts: (asked.length > 0 ? asked : accountIds).map((account) => {
            const entries = entriesOf(account, todayOf(now))
            return {
              Title: t(`bank-statements.institution:accounts.${account}`),
              LastDigits: lastDigitsOf(institution, account),
              Type: account,
              Currency: 'CAD',
              HolderName: '',
              Balance: entries.at(-1)?.balance ?? 0,
              Transactions: entries.map(({ date, text, amount, balance }) => ({
                Date: date,
                Description: t(`bank-statements.institution:entries.${text}`),
                Debit: amount < 0 ? -amount : null,
                Credit: amount > 0 ? amount : null,
                Balance: balance,
              })),
            }
          }),
        },
      }
    },
  }
}
