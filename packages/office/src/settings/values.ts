import { type Problem, problem } from '@foyer/domain/kit/problem.ts'
import { settingNames, settingProblems } from '@foyer/domain/settings/settings.ts'
import type { ApplicationSettings, SettingName, SiteSettings } from '@foyer/domain/site/fields.ts'
import { originOf } from '../kit/origin-of.ts'

/** As they are entered: ReqSin as a switch like the others, and numbers that may be missing. */
export type Values = Omit<SiteSettings, 'AddHistoryYears' | 'EmpHistoryYears'> & {
  AddHistoryYears: number | null
  EmpHistoryYears: number | null
}

export const valuesOf = (settings: SiteSettings): Values => ({ ...settings, ReqSin: settings.ReqSin === 1 ? 1 : 0 })

/** The rules of the form; a website that is left empty is one too many. */
export const problemsOf = (values: Values): Problem[] => [
  ...settingProblems(values),
  ...values.FrameAncestors.flatMap((website, place) =>
    problem(originOf(website) === '', `FrameAncestors.${place}`, 'InvalidWebsite'),
  ),
]

/** What is sent. A number that is missing or wrong stays what it was; the form does not send one. */
export const settingsOf = (values: Values, saved: SiteSettings): SiteSettings => {
  const wrong = new Set(settingProblems(values).map(({ Field }) => Field))
  const kept = Object.fromEntries([...wrong].map((name) => [name, saved[name as keyof ApplicationSettings]]))
  // What is no website stays as it was typed, so that its row is refused.
  const FrameAncestors = values.FrameAncestors.map((website) => originOf(website) || website.trim())
  return { ...saved, ...values, ...kept, ReqSin: values.ReqSin === 1 ? 1 : 2, FrameAncestors } as SiteSettings
}

export const isSame = (name: SettingName, one: SiteSettings, other: SiteSettings): boolean =>
  JSON.stringify(one[name]) === JSON.stringify(other[name])

/** The settings that differ. */
export const changesOf = (before: SiteSettings, after: SiteSettings): SettingName[] =>
  settingNames.filter((name) => !isSame(name, before, after))

export const pick = (settings: SiteSettings, names: readonly SettingName[]): Partial<SiteSettings> =>
  Object.fromEntries(names.map((name) => [name, settings[name]]))
