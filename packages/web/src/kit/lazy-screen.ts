import { type LazyScreen, lazyScreen } from '@foyer/ui/lazy-screen.ts'

export type { LazyScreen }

/** Loads a screen of the portal with its texts, and with the errors that the home page has not loaded. */
export const screen = (load: LazyScreen, ...namespaces: string[]): LazyScreen =>
  lazyScreen(load, 'errors+pages', ...namespaces)
