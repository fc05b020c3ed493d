import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { defaultSettings } from '@foyer/domain/site/defaults.ts'
import type { ApplicationSettings } from '@foyer/domain/site/fields.ts'
import type { ApplicationRows } from './application-rows.ts'

/** What the site shows and asks for; what its broker has not set has its default. */
export const settingsOf = ({ settings }: Pick<ApplicationRows, 'settings'>): ApplicationSettings =>
  withDefaults(defaultSettings, settings)
