import { placeForm } from './place-form.ts'

const done = new WeakSet<Element>()

/**
 * Inserts the form of each `<script src="https://…/embed.js" data-form="TOKEN"></script>` after the script, or at the
 * beginning of the body for a script in the head. Each script gets one form, and only once.
 */
export const placeForms = (page: Document) => {
  for (const script of page.querySelectorAll<HTMLScriptElement>('script[data-form][src*="/embed.js"]')) {
    const token = script.dataset.form ?? ''
    const inHead = script.closest('head') !== null
    if (done.has(script) || (inHead && page.body === null)) continue
    done.add(script)
    const { origin } = new URL(script.src, page.baseURI)
    const frame = placeForm({
      url: `${origin}/embedded-forms/${encodeURIComponent(token)}`,
      language: () => languageNear(script),
      insert: (element) => (inHead ? page.body.prepend(element) : script.after(element)),
    })
    if (script.dataset.title !== undefined) frame.title = script.dataset.title
  }
}

/** `data-lang` of the script, else the nearest `lang` around it, else the page's. */
const languageNear = (script: HTMLElement): string =>
  script.dataset.lang ?? script.closest<HTMLElement>('[lang]')?.lang ?? script.ownerDocument.documentElement.lang
