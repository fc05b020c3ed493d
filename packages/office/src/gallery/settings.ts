import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { defaultSettings } from '@foyer/domain/site/defaults.ts'

type Loaded = ReplyOf<'/console-api/LoadSettings'>

const change = (given: Partial<Loaded['Changes'][number]>): Loaded['Changes'][number] => ({
  ...{ At: '2026-11-24T14:00:00.000Z', By: 'staff', Name: 'Anna Bélanger' },
  ...{ Setting: 'ReqSin', Before: '2', After: '1' },
  ...given,
})

/** As a site begins. */
export const settings: Loaded = {
  Settings: { ...defaultSettings, FrameAncestors: [], NewVersionUrl: '', TellUnknownEmail: 1 },
  Credits: 12,
  Url: 'https://portal.example/rive-nord',
  Changes: [],
}

/** As a broker has set it, with the last changes by everyone who can make some. */
export const changedSettings: Loaded = {
  ...settings,
  Settings: {
    ...{ ...settings.Settings, ReqSin: 1, ReqIncome: 1, EmpHistoryYears: 1, ExampleRate: 4.79, EmploymentOnly: 1 },
    FrameAncestors: ['https://www.rive-nord.example', 'https://blogue.rive-nord.example'],
    NewVersionUrl: 'https://nouveau.example/rive-nord',
  },
  Changes: [
    change({}),
    change({ At: '2026-11-23T14:00:00.000Z', Name: '', Setting: 'EmpHistoryYears', Before: '3', After: '1' }),
    change({ By: 'program', Name: 'CRM', Setting: 'ExampleRate', Before: 'null', After: '4.79' }),
    change({
      ...{ By: 'program', Name: '', Setting: 'FrameAncestors' },
      ...{ Before: '[]', After: '["https://www.rive-nord.example","https://blogue.rive-nord.example"]' },
    }),
    change({
      ...{ By: 'operator', Name: '', Setting: 'NewVersionUrl' },
      ...{ Before: '""', After: '"https://nouveau.example/rive-nord"' },
    }),
  ],
}

/** As little as a site can ask. */
export const fewSettings: Loaded = {
  ...settings,
  Settings: {
    ...settings.Settings,
    ...{ showIncome: 0, showProperty: 0, showAssets: 0, showLiabilities: 0, showMortgage: 0, FirstTimeBuyer: 0 },
    ...{ showSin: 0, showType: 0, AddCoApplicant: 0, ShowInviteCoApplicant: 0, ShowEstimate: 0, AddHistoryYears: 0 },
    ...{ showRequestDocument: 0, showBankStatement: 0, ReqFullAddress: 0, TellUnknownEmail: 0, EmpHistoryYears: 0 },
    FrameAncestors: ['https://www.rive-nord.example'],
  },
}
