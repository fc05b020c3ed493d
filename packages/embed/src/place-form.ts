interface Place {
  /** The form's URL without a query. */
  url: string
  /** The language at this place, read again whenever the page's language changes. */
  language: () => string
  insert: (element: HTMLElement) => void
}

const titles = { en: 'Form', fr: 'Formulaire' }
const asLanguage = (text: string) => (text.toLowerCase().startsWith('fr') ? 'fr' : 'en')

/** A message of the form. It never contains what a visitor types. */
interface Message {
  type?: unknown
  height?: unknown
}

/**
 * Places the form in a frame that is always as high as its content. Frame and page exchange messages, each only with
 * the other's origin and window. `foyer:loaded` and `foyer:submitted` are bubbling events on the frame.
 */
export const placeForm = ({ url, language, insert }: Place): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  const { origin } = new URL(url, document.baseURI)
  const start = asLanguage(language())
  // A page without a dark scheme is always light, so the form in it is too.
  const scheme = getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'auto' : 'light'
  frame.src = `${url}${url.includes('?') ? '&' : '?'}lang=${start}&scheme=${scheme}`
  frame.title = titles[start]
  frame.style.cssText = 'display:block;width:100%;min-width:0;height:480px;border:0;color-scheme:normal'
  frame.setAttribute('scrolling', 'no')

  const say = (type: string) => frame.contentWindow?.postMessage({ type, language: asLanguage(language()) }, origin)
  addEventListener('message', ({ origin: from, source, data }: MessageEvent<Message | null>) => {
    if (from !== origin || source !== frame.contentWindow || typeof data !== 'object' || data === null) return
    const { type, height } = data
    if (type === 'foyer:hello') say('foyer:host')
    if (type === 'foyer:height' && typeof height === 'number' && height > 0 && height < 100_000)
      frame.style.height = `${Math.ceil(height)}px`
    if (type === 'foyer:top') frame.scrollIntoView({ block: 'start' })
    if (type === 'foyer:loaded' || type === 'foyer:submitted')
      frame.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { form: url } }))
  })
  new MutationObserver(() => {
    frame.title = titles[asLanguage(language())]
    say('foyer:language')
  }).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'], subtree: true })
  insert(frame)
  return frame
}
