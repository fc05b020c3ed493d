import type { StepId } from '@foyer/domain/flow.ts'
import { listed } from '@foyer/domain/kit/isolate.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { type Experience, isSwitchedOn, type Need, type SettingEffect } from '@foyer/domain/settings/setting-effects.ts'
import { isApplicationSetting, settingKind, switchedOff } from '@foyer/domain/settings/settings.ts'
import type { ApplicationSettings, SettingName, SiteSettings } from '@foyer/domain/site/fields.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useStepName } from '../kit/step-name.ts'
import { useTexts } from './texts.ts'

export const hostOf = (address: string): string => address.replace(/^https?:\/\//, '')

/** The words of settings, their values and their effects. */
export const useWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const errorText = useErrorText()
  const step = useStepName()

  const nameOf = (name: SettingName): string => t(`fields.${name}.label`)

  const inWords = (name: SettingName, value: SiteSettings[SettingName] | null): string => {
    const kind = settingKind(name)
    if (Array.isArray(value)) return value.length === 0 ? t('values.none') : value.map(hostOf).join(', ')
    if (kind === 'address') return value === '' ? t('values.none') : hostOf(String(value))
    if (kind === 'years') return t('values.years', { count: Number(value) })
    if (kind === 'rate') return value === null ? t('values.none') : formatPercent(Number(value), language)
    const off = isApplicationSetting(name) ? switchedOff(name) : 0
    return t(value === off ? 'values.off' : 'values.on')
  }

  const walkLine = ({ count, minutes }: Pick<Experience, 'count' | 'minutes'>): string =>
    t('walk.line', { steps: t('walk.steps', { count }), minutes: t('walk.minutes', { count: minutes }) })

  const addedStep = (id: StepId, { count: [before, after], minutes: [sooner, later] }: SettingEffect): string => {
    const values = { step: step(id), before, after, count: later - sooner }
    return later > sooner ? t('effect.stepMinutes', values) : t('effect.step', values)
  }

  /** What keeps an application from being sent; steps that need the same are named together. */
  const needs = (needed: readonly Need[]): string[] => {
    const steps = new Map<string, string[]>()
    for (const id of new Set(needed.map((need) => need.step))) {
      const keys = needed.filter((need) => need.step === id).map(({ key }) => errorText(key))
      const errors = [...new Set(keys)].join(' ')
      steps.set(errors, [...(steps.get(errors) ?? []), step(id)])
    }
    return [...steps].map(([errors, names]) =>
      t('effect.needed', { errors, steps: listOf(names.map((name) => t('effect.quoted', { name }))) }),
    )
  }

  const listOf = (words: readonly string[]): string => listed(words, language)

  /** What a setting does, in sentences. */
  const effect = (name: keyof ApplicationSettings, settings: ApplicationSettings, effect: SettingEffect): string => {
    const isOn = isSwitchedOn(name, settings)
    if (!isOn && (name === 'AddHistoryYears' || name === 'EmpHistoryYears')) return t(`nothing.${name}`)
    const { waitsFor } = effect
    if (waitsFor !== undefined) return t('effect.waits', { name: nameOf(waitsFor) })
    const sentences = [
      ...effect.steps.map((id) => addedStep(id, effect)),
      ...effect.asked.map(([question, count]) => t(`asked.${question}`, { count })),
      ...needs(effect.needed),
    ].join(' ')
    return isOn ? sentences : t('effect.withIt', { text: sentences })
  }

  /** What a setting does that is no part of an application. */
  const portalEffect = (name: SettingName, settings: SiteSettings): string => {
    const { TellUnknownEmail, FrameAncestors, NewVersionUrl } = settings
    if (name === 'TellUnknownEmail') return t(TellUnknownEmail === 1 ? 'portal.unknownTold' : 'portal.unknownHidden')
    if (name === 'NewVersionUrl')
      return NewVersionUrl === '' ? t('portal.here') : t('portal.moved', { address: hostOf(NewVersionUrl) })
    const count = FrameAncestors.filter((website) => website !== '').length
    return count === 0 ? t('portal.framesNone') : t('portal.frames', { count })
  }

  return { nameOf, step, inWords, walkLine, effect, portalEffect }
}
