import type { ComponentType } from 'react'
import { loadNamespaces } from './i18n/i18n.ts'

export type LazyScreen = () => Promise<{ Component: ComponentType }>

/** Loads a screen's file together with its texts when its route is opened. */
export const lazyScreen =
  (load: LazyScreen, ...namespaces: string[]): LazyScreen =>
  async () => {
    const [loaded] = await Promise.all([load(), loadNamespaces(namespaces)])
    return loaded
  }
