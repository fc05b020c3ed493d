import type { ErrorKey } from '@foyer/domain/errors.ts'
import { en as first } from './en-first.ts'
import { en as office } from './en-office.ts'
import { en as pages } from './en-pages.ts'

/** What to do about each refusal. Shown alone beside a field; in a summary it links to the field. */
export const en = { ...first, ...pages, ...office } satisfies Record<ErrorKey, string>
