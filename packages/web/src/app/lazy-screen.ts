import { loadNamespaces } from '@foyer/ui/i18n/i18n.ts'
import type { ComponentType } from 'react'

export type LazyScreen = () => Promise<{ Component: ComponentType }>

/** Loads a screen's file together with its texts when its route is opened. */
export const lazyScreen =
  (load: LazyScreen, ...namespaces: string[]): LazyScreen =>
  async () => {
    const [loaded] = await Promise.all([load(), loadNamespaces(namespaces)])
    return loaded
  }
