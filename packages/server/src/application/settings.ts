import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { defaultSettings } from '@foyer/domain/site/defaults.ts'
import type { ApplicationSettings } from '@foyer/domain/site/fields.ts'
import type { ApplicationRows } from './application-rows.ts'

/**
 * What the site shows and asks for; what its broker has not set has its default. Documents are shown where somebody asked
 * for them: an empty step would only be in the way.
 */
export const settingsOf = ({
  settings,
  requests,
}: Pick<ApplicationRows, 'settings' | 'requests'>): ApplicationSettings => {
  const whole = withDefaults(defaultSettings, settings)
  return { ...whole, showRequestDocument: requests.length > 0 ? whole.showRequestDocument : 0 }
}
