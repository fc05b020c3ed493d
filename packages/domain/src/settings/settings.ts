import { isInRange } from '../calculator/payment.ts'
import { problem } from '../kit/problem.ts'
import type { ApplicationSettings, SettingName } from '../site/fields.ts'

/** What the office shows together. Credits are shown beside them and set by who runs the installation. */
export const settingGroups = {
  asked: [
    'showIncome',
    'showProperty',
    'showAssets',
    'showLiabilities',
    'showMortgage',
    'FirstTimeBuyer',
    'EmploymentOnly',
    'ShowEstimate',
    'ExampleRate',
  ],
  needed: ['ReqIncome', 'ReqAssets', 'ReqLiabilities', 'ReqFullAddress'],
  identity: ['showSin', 'ReqSin', 'showType', 'ReqType'],
  history: ['AddHistoryYears', 'EmpHistoryYears'],
  together: [
    'AddCoApplicant',
    'ShowInviteCoApplicant',
    'ReqInvited',
    'MainSeesIdentity',
    'MainSeesContact',
    'MainSeesIncome',
    'MainSeesAssets',
    'MainSeesDebts',
    'InvitedSeesIdentity',
    'InvitedSeesContact',
    'InvitedSeesIncome',
    'InvitedSeesAssets',
    'InvitedSeesDebts',
  ],
  papers: ['showRequestDocument', 'showBankStatement', 'ReqBankStatement'],
  portal: ['TellUnknownEmail', 'FrameAncestors', 'NewVersionUrl'],
} as const satisfies Record<string, readonly SettingName[]>
export type SettingGroup = keyof typeof settingGroups

/** How a setting is entered. */
export type SettingKind = 'flag' | 'years' | 'rate' | 'websites' | 'address'

const kinds: Partial<Record<SettingName, SettingKind>> = {
  AddHistoryYears: 'years',
  EmpHistoryYears: 'years',
  ExampleRate: 'rate',
  FrameAncestors: 'websites',
  NewVersionUrl: 'address',
}
export const settingKind = (name: SettingName): SettingKind => kinds[name] ?? 'flag'

/** ReqSin on the wire: 1 required, 2 not. */
const offValues: Partial<Record<keyof ApplicationSettings, number | null>> = { ReqSin: 2, ExampleRate: null }

/** What a setting of the application is when it is switched off: no years, no rate. */
export const switchedOff = (name: keyof ApplicationSettings): number | null => {
  const off = offValues[name]
  return off === undefined ? 0 : off
}

export const isApplicationSetting = (name: SettingName): name is keyof ApplicationSettings =>
  name !== 'FrameAncestors' && name !== 'NewVersionUrl' && name !== 'TellUnknownEmail'

export const settingNames: readonly SettingName[] = Object.values(settingGroups).flat()

/** Most years of a history, as a person can enter. */
export const mostHistoryYears = 83

/** A rate that the calculator accepts, in thousandths of a per cent at most; null for none. */
const isExampleRate = (rate: number | null): boolean =>
  rate === null || (isInRange('rate', rate) && Number(rate.toFixed(3)) === rate)

const isYears = (years: number | null): boolean =>
  years !== null && Number.isInteger(years) && years >= 0 && years <= mostHistoryYears

interface Numbers {
  ExampleRate?: number | null
  AddHistoryYears?: number | null
  EmpHistoryYears?: number | null
}

/** Problems of the settings that are numbers. */
export const settingProblems = ({ ExampleRate = null, AddHistoryYears = 0, EmpHistoryYears = 0 }: Numbers) => [
  ...problem(!isExampleRate(ExampleRate), 'ExampleRate', 'InvalidSetting'),
  ...problem(!isYears(AddHistoryYears), 'AddHistoryYears', 'YearsOutOfRange'),
  ...problem(!isYears(EmpHistoryYears), 'EmpHistoryYears', 'YearsOutOfRange'),
]
