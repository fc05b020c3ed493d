import { isLanguage } from '@foyer/ui/i18n/current-language.ts'
import { changeLanguage } from '@foyer/ui/i18n/i18n.ts'
import { useCallback, useEffect, useRef } from 'react'

type Said = 'foyer:hello' | 'foyer:loaded' | 'foyer:submitted' | 'foyer:top' | 'foyer:height'

/** The bottom of the content or of an open list below it: the frame cannot scroll. */
const heightOf = (root: HTMLElement | null): number => {
  const lists = document.querySelectorAll('[data-portal] > *')
  const ends = [root, ...lists].map((element) => element?.getBoundingClientRect().bottom ?? 0)
  return Math.ceil(Math.max(...ends) + globalThis.scrollY)
}

/**
 * Messages between a form or calculator in a frame and the surrounding page: it sends its height and that it is loaded or submitted, the
 * page its language. It learns the page's origin from its first message and sends only an empty greeting before.
 * It never sends what a visitor types. `isReady`: there is something to show.
 */
export const useHostPage = (isReady: boolean) => {
  const host = useRef('')
  const say = useCallback((type: Said, more: object = {}) => {
    if (host.current !== '') globalThis.parent.postMessage({ type, ...more }, host.current)
  }, [])

  useEffect(() => {
    if (globalThis.parent === globalThis.self || !isReady) return
    const root = document.getElementById('root')
    let said = 0
    const sayHeight = () => {
      const height = heightOf(root)
      if (height !== said) say('foyer:height', { height })
      said = height
    }
    const watch = new ResizeObserver(sayHeight)
    const lists = new MutationObserver(() => requestAnimationFrame(sayHeight))
    const hear = ({ source, origin, data }: MessageEvent<{ type?: unknown; language?: unknown } | null>) => {
      if (source !== globalThis.parent || typeof data !== 'object' || data === null) return
      const { type, language } = data
      if (type === 'foyer:host' && host.current === '') {
        host.current = origin
        say('foyer:loaded')
        if (root !== null) watch.observe(root)
        lists.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] })
      }
      if (type === 'foyer:language' && origin === host.current && isLanguage(language))
        void changeLanguage(language, { isKept: false })
    }
    globalThis.addEventListener('message', hear)
    globalThis.parent.postMessage({ type: 'foyer:hello' satisfies Said }, '*')
    return () => {
      globalThis.removeEventListener('message', hear)
      watch.disconnect()
      lists.disconnect()
      host.current = ''
    }
  }, [isReady, say])
  return say
}
