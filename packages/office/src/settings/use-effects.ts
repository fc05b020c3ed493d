import { effectOf, experienceOf, type KnownExperiences } from '@foyer/domain/settings/setting-effects.ts'
import type { ApplicationSettings, SiteSettings } from '@foyer/domain/site/fields.ts'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { settingsOf, type Values } from './values.ts'

const compute = (values: Values, saved: SiteSettings) => {
  const settings = settingsOf(values, saved)
  const known: KnownExperiences = new Map()
  return {
    settings,
    experience: experienceOf(settings),
    effectOf: (name: keyof ApplicationSettings) => effectOf(name, settings, known),
  }
}

/** Of the values that were asked for last, since every field of the form asks for the same. */
let last: { values: Values; saved: SiteSettings; effects: ReturnType<typeof compute> } | undefined

/** What the entered settings do. A number that is being typed counts once it can be saved. */
export const useEffects = (saved: SiteSettings) => {
  const values = useFormValues<Values>()
  if (last?.values !== values || last.saved !== saved) last = { values, saved, effects: compute(values, saved) }
  return last.effects
}
