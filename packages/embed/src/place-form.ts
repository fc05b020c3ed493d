interface Place {
  /** The form's address, without a query. */
  url: string
  /** The language at the place, asked again whenever the page's changes. */
  language: () => string
  insert: (element: HTMLElement) => void
}

const titles = { en: 'Form', fr: 'Formulaire' }
const asLanguage = (text: string) => (text.toLowerCase().startsWith('fr') ? 'fr' : 'en')

/** What the form says. Nothing of what a visitor types is ever among it. */
interface Message {
  type?: unknown
  height?: unknown
}

/**
 * Places the form in a frame that is always as high as its content. Frame and page speak by messages, each to the other's
 * origin alone and each hearing the other alone. `foyer:loaded` and `foyer:submitted` are events on the frame, and bubble.
 */
export const placeForm = ({ url, language, insert }: Place): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  const { origin } = new URL(url, document.baseURI)
  const start = asLanguage(language())
  // A page that knows no dark scheme is light for everybody, and the form in it as well.
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
