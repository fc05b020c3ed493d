/** Fictitious institutions and their accounts, the same for every user. */
export const institutions = ['maple', 'fundy', 'prairie'] as const
export type InstitutionId = (typeof institutions)[number]
export const isInstitution = (id: string | undefined): id is InstitutionId =>
  (institutions as readonly (string | undefined)[]).includes(id)

export const accountIds = ['chequing', 'savings', 'creditLine'] as const
export type AccountId = (typeof accountIds)[number]
export const isAccount = (id: string): id is AccountId => (accountIds as readonly string[]).includes(id)

export const lastDigitsOf = (institution: InstitutionId, account: AccountId): string =>
  String(104 + institutions.indexOf(institution) * 211 + accountIds.indexOf(account) * 37)

export interface Entry {
  date: string
  text: 'pay' | 'rent' | 'groceries' | 'power' | 'transfer' | 'interest' | 'payment'
  /** Dollars; deposits are positive. */
  amount: number
}

const opening: Record<AccountId, number> = { chequing: 1840.55, savings: 18_250, creditLine: -4200 }

const daysBefore = (today: string, days: number): string => {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}

type Rhythm = Omit<Entry, 'date'> & { every: number; from: number }
const rhythms: Record<AccountId, Rhythm[]> = {
  chequing: [
    { text: 'pay', amount: 2318.4, every: 14, from: 84 },
    { text: 'rent', amount: -1725, every: 30, from: 80 },
    { text: 'groceries', amount: -148.73, every: 7, from: 88 },
    { text: 'power', amount: -96.12, every: 30, from: 70 },
    { text: 'transfer', amount: -400, every: 30, from: 82 },
  ],
  savings: [
    { text: 'transfer', amount: 400, every: 30, from: 82 },
    { text: 'interest', amount: 31.25, every: 30, from: 61 },
  ],
  creditLine: [
    { text: 'payment', amount: 250, every: 30, from: 75 },
    { text: 'interest', amount: -24.6, every: 30, from: 61 },
  ],
}

/** 90 days of an account until today, oldest first, each entry with the balance after it. */
export const entriesOf = (account: AccountId, today: string): (Entry & { balance: number })[] => {
  let balance = opening[account]
  return rhythms[account]
    .flatMap(({ every, from, ...entry }) =>
      Array.from({ length: Math.floor(from / every) + 1 }, (_, turn) => ({
        ...entry,
        date: daysBefore(today, from - turn * every),
      })),
    )
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : b.amount - a.amount))
    .map((entry) => {
      balance = Math.round((balance + entry.amount) * 100) / 100
      return { ...entry, balance }
    })
}
