import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { defaultSettings } from '@foyer/domain/site/defaults.ts'
import type { ApplicationSettings } from '@foyer/domain/site/fields.ts'
import type { ApplicationRows } from './application-rows.ts'

/**
 * What the site shows and asks for, with defaults for what its broker has not set. The documents step is shown only if
 * documents were requested, since it would be empty otherwise.
 */
export const settingsOf = ({
  settings,
  requests,
}: Pick<ApplicationRows, 'settings'> & { requests: readonly unknown[] }): ApplicationSettings => {
  const whole = withDefaults(defaultSettings, settings)
  return { ...whole, showRequestDocument: requests.length > 0 ? whole.showRequestDocument : 0 }
}
