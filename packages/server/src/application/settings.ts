import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { defaultSettings } from '@foyer/domain/site/defaults.ts'
import type { ApplicationSettings } from '@foyer/domain/site/fields.ts'
import type { ApplicationRows } from './application-rows.ts'
import type { RequestRow } from './request-rows.ts'

/** Requests that were read for the borrower alone say nothing of it. */
type ShownRequest = Partial<Pick<RequestRow, 'shows_borrower'>>

/**
 * What the site shows and asks for, with defaults for what its broker has not set. The documents step is shown only if
 * documents were requested, since it would be empty otherwise.
 */
export const settingsOf = ({
  settings,
  requests,
}: Pick<ApplicationRows, 'settings'> & { requests: readonly ShownRequest[] }): ApplicationSettings => {
  const isShown = requests.some(({ shows_borrower: shown }) => shown !== false)
  const whole = withDefaults(defaultSettings, settings)
  return { ...whole, showRequestDocument: isShown ? whole.showRequestDocument : 0 }
}
