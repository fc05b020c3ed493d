import { placeForm } from './place-form.ts'

const done = new WeakSet<Element>()
const scripts = 'script[data-form][src*="/embed.js"], script[data-calculator][src*="/embed.js"]'

/** The calculators that a script may name in `data-kind`. */
const kinds = ['payment', 'affordability', 'cash-to-close', 'renew']

/** The path of what a script shows: a form by its token, or a calculator of a site. */
const pathOf = ({ form, calculator, kind = '' }: DOMStringMap): string => {
  if (form !== undefined) return `/embedded-forms/${encodeURIComponent(form)}`
  return `/embedded-calculators/${encodeURIComponent(calculator ?? '')}/${kinds.includes(kind) ? kind : 'payment'}`
}

/**
 * Inserts the form of each `<script src="https://…/embed.js" data-form="TOKEN"></script>`, or the calculator of each with
 * `data-calculator="SITEID"`, after the script, or at the beginning of the body for a script in the head. Each script gets
 * one frame, and only once.
 */
export const placeForms = (page: Document) => {
  for (const script of page.querySelectorAll<HTMLScriptElement>(scripts)) {
    const inHead = script.closest('head') !== null
    if (done.has(script) || (inHead && page.body === null)) continue
    done.add(script)
    const { origin } = new URL(script.src, page.baseURI)
    placeForm({
      url: `${origin}${pathOf(script.dataset)}`,
      what: script.dataset.form === undefined ? 'calculator' : 'form',
      language: () => languageNear(script),
      title: script.dataset.title,
      insert: (element) => (inHead ? page.body.prepend(element) : script.after(element)),
    })
  }
}

/** `data-lang` of the script, else the nearest `lang` around it, else the page's. */
const languageNear = (script: HTMLElement): string =>
  script.dataset.lang ?? script.closest<HTMLElement>('[lang]')?.lang ?? script.ownerDocument.documentElement.lang
