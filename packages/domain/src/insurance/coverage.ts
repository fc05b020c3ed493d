import { type CoverageCode, coverageCodes } from './codes.ts'

/** The coverages of one applicant. `adDisabled`: AD may be chosen only after life insurance was deselected. */
export interface Coverage {
  LI: boolean
  CI: boolean
  AD: boolean
  adDisabled: boolean
  declined: boolean
}

export type CoverageEvent =
  | { type: 'choose'; code: CoverageCode }
  | { type: 'leave'; code: CoverageCode }
  | { type: 'decline' }
  | { type: 'accept' }

export const noCoverage: Coverage = { LI: false, CI: false, AD: false, adDisabled: true, declined: false }

/** Selecting: critical illness includes life insurance; life insurance and AD exclude each other. */
const choose: Record<CoverageCode, (now: Coverage) => Coverage> = {
  LI: (now) => ({ ...now, LI: true, AD: false, adDisabled: true }),
  CI: (now) => ({ ...now, LI: true, CI: true, AD: false, adDisabled: true }),
  AD: (now) => (now.adDisabled ? now : { ...now, AD: true }),
}

/** Deselecting: critical illness requires life insurance, and AD may be chosen from then on. */
const leave: Record<CoverageCode, (now: Coverage) => Coverage> = {
  LI: (now) => (now.LI ? { ...now, LI: false, CI: false, adDisabled: false } : now),
  CI: (now) => ({ ...now, CI: false }),
  AD: (now) => ({ ...now, AD: false }),
}

/** The next state. Invalid events change nothing: an applicant who declined chooses none until they accept again. */
export const nextCoverage = (now: Coverage, event: CoverageEvent): Coverage => {
  if (event.type === 'accept') return { ...now, declined: false }
  if (event.type === 'decline') return { ...leave.LI(now), AD: false, declined: true }
  if (now.declined) return now
  return event.type === 'choose' ? choose[event.code](now) : leave[event.code](now)
}

/** Whether events can lead to this state; clients may send any. */
export const isReachable = ({ LI, CI, AD, declined }: Omit<Coverage, 'adDisabled'>): boolean =>
  declined ? !(LI || CI || AD) : !(CI && !LI) && !(LI && AD)

interface OnWire {
  DeclinedFl: number
  InsuranceTypes: readonly { Code: string; SelectedFl: number; DisabledFl?: number }[]
}

const flagOf = (types: OnWire['InsuranceTypes'], code: CoverageCode, name: 'SelectedFl' | 'DisabledFl') =>
  types.find(({ Code }) => Code === code)?.[name]

/** The state from its wire format. AD is disabled unless stated otherwise. */
export const coverageOf = ({ DeclinedFl, InsuranceTypes }: OnWire): Coverage => ({
  LI: flagOf(InsuranceTypes, 'LI', 'SelectedFl') === 1,
  CI: flagOf(InsuranceTypes, 'CI', 'SelectedFl') === 1,
  AD: flagOf(InsuranceTypes, 'AD', 'SelectedFl') === 1,
  adDisabled: flagOf(InsuranceTypes, 'AD', 'SelectedFl') !== 1 && flagOf(InsuranceTypes, 'AD', 'DisabledFl') !== 0,
  declined: DeclinedFl === 1,
})

/** The wire format of a state, with the three coverages in fixed order. */
export const typesOf = (coverage: Coverage) =>
  coverageCodes.map((Code) => ({
    Code,
    SelectedFl: coverage[Code] ? 1 : 0,
    DisabledFl: Code === 'AD' && coverage.adDisabled ? 1 : 0,
  }))

export const selectedCodes = (coverage: Coverage): CoverageCode[] => coverageCodes.filter((code) => coverage[code])

/** Whether this choice includes any coverage. */
export const isInsured = (choice: OnWire): boolean => selectedCodes(coverageOf(choice)).length > 0

/** The signers: every insured applicant and the account holder, in the order of the application. */
export const signerIds = (choices: readonly (OnWire & { ApplicantId: number })[], accountHolderId: number): number[] =>
  choices
    .filter((choice) => isInsured(choice) || choice.ApplicantId === accountHolderId)
    .map(({ ApplicantId }) => ApplicantId)

/** Dollars a month of the chosen coverages. AD is not counted beside life insurance. */
export const premiumTotal = (
  types: readonly { Code: string; SelectedFl: number; MonthlyPremium: number | null }[],
): number => {
  const selected = types.filter(({ SelectedFl }) => SelectedFl === 1)
  const withLife = selected.some(({ Code }) => Code === 'LI')
  const cents = selected
    .filter(({ Code }) => !(Code === 'AD' && withLife))
    .reduce((sum, { MonthlyPremium }) => sum + Math.round((MonthlyPremium ?? 0) * 100), 0)
  return cents / 100
}
