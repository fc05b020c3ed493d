import type { ErrorKey } from '@foyer/domain/errors.ts'
import { fr as first } from './fr-first.ts'
import { fr as office } from './fr-office.ts'
import { fr as pages } from './fr-pages.ts'

/** What to do about each refusal. Shown alone beside a field; in a summary it links to the field. */
export const fr = { ...first, ...pages, ...office } satisfies Record<ErrorKey, string>
