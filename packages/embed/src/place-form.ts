interface Place {
  what: 'form' | 'calculator'
  /** The URL of what is shown, without a query. */
  url: string
  /** The language at this place, read again whenever the page's language changes. */
  language: () => string
  insert: (element: HTMLElement) => void
  /** The name of the frame in every language; without one a name of ours, in the language of the place. */
  title?: string | undefined
}

const blocked = {
  form: {
    en: ['This form cannot be shown on this website.', 'Open the form'],
    fr: ['Ce formulaire ne peut pas être affiché sur ce site Web.', 'Ouvrir le formulaire'],
  },
  calculator: {
    en: ['This calculator cannot be shown on this website.', 'Open the calculator'],
    fr: ['Cette calculatrice ne peut pas être affichée sur ce site Web.', 'Ouvrir la calculatrice'],
  },
} as const
/** A page that may be shown greets long before; a browser does not report a frame that it refuses. */
const mostMilliseconds = 10_000

/** In place of a frame that stays empty: a line with the form's own address, and the reason for the site's author. */
const showBlocked = (frame: HTMLIFrameElement, { what, url }: Place, language: 'en' | 'fr'): HTMLElement => {
  const [text, open] = blocked[what][language]
  const line = document.createElement('p')
  const link = document.createElement('a')
  link.href = url
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = open
  line.setAttribute('role', 'status')
  line.append(`${text} `, link)
  frame.style.display = 'none'
  frame.after(line)
  console.warn(
    `The ${what} at ${url} did not load here. Is ${location.origin} in its frameAncestors, or in its site's?`,
  )
  return line
}

const titles = {
  form: { en: 'Form', fr: 'Formulaire' },
  calculator: { en: 'Mortgage calculator', fr: 'Calculatrice hypothécaire' },
}
const asLanguage = (text: string) => (text.toLowerCase().startsWith('fr') ? 'fr' : 'en')

/** A message of what is shown. It never contains what a visitor types. */
interface Message {
  type?: unknown
  height?: unknown
}

/**
 * Places a form or a calculator in a frame that is always as high as its content. Frame and page exchange messages, each only with
 * the other's origin and window. `foyer:loaded` and `foyer:submitted` are bubbling events on the frame.
 */
export const placeForm = (place: Place): HTMLIFrameElement => {
  const { what, url, language, insert } = place
  const titleIn = (text: string) => place.title ?? titles[what][asLanguage(text)]
  const frame = document.createElement('iframe')
  const { origin } = new URL(url, document.baseURI)
  const start = asLanguage(language())
  // A page without a dark scheme is always light, so the form in it is too.
  const scheme = getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'auto' : 'light'
  frame.src = `${url}${url.includes('?') ? '&' : '?'}lang=${start}&scheme=${scheme}`
  frame.title = titleIn(start)
  frame.style.cssText = 'display:block;width:100%;min-width:0;height:480px;border:0;color-scheme:normal'
  frame.setAttribute('scrolling', 'no')

  let line: HTMLElement | undefined
  const wait = setTimeout(() => {
    line = showBlocked(frame, place, asLanguage(language()))
  }, mostMilliseconds)
  const greeted = () => {
    clearTimeout(wait)
    line?.remove()
    frame.style.display = 'block'
  }

  const say = (type: string) => frame.contentWindow?.postMessage({ type, language: asLanguage(language()) }, origin)
  addEventListener('message', ({ origin: from, source, data }: MessageEvent<Message | null>) => {
    if (from !== origin || source !== frame.contentWindow || typeof data !== 'object' || data === null) return
    const { type, height } = data
    if (type === 'foyer:hello') {
      greeted()
      say('foyer:host')
    }
    if (type === 'foyer:height' && typeof height === 'number' && height > 0 && height < 100_000)
      frame.style.height = `${Math.ceil(height)}px`
    if (type === 'foyer:top') frame.scrollIntoView({ block: 'start' })
    if (type === 'foyer:loaded' || type === 'foyer:submitted')
      frame.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { form: url } }))
  })
  new MutationObserver(() => {
    frame.title = titleIn(language())
    say('foyer:language')
  }).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'], subtree: true })
  insert(frame)
  return frame
}
