import type { ComponentType } from 'react'
import { loadNamespaces } from '../kit/i18n/i18n.ts'

export type LazyScreen = () => Promise<{ Component: ComponentType }>

/** A screen's file, fetched when its address is, together with the texts it shows. */
export const lazyScreen =
  (load: LazyScreen, ...namespaces: string[]): LazyScreen =>
  async () => {
    const [loaded] = await Promise.all([load(), loadNamespaces(namespaces)])
    return loaded
  }
