import type { ErrorKey } from '@foyer/domain/errors.ts'
import { en } from '@foyer/texts/errors/en.ts'
import { fr } from '@foyer/texts/errors/fr.ts'
import type { Page } from 'playwright-core'
import { isPageError } from '../../tools/completeness/places.ts'
import { recordCovered } from '../../tools/completeness/record.ts'

export interface FoundErrors {
  /** Every error at a field: its key, its text, and what is wrong with its association to the field. */
  atFields: { key: string; text: string; fault: string | undefined }[]
  /** The error of a whole page, its sentence split into a heading and the text below. */
  ofPage: string[]
  lines: string[]
  language: string
}

/**
 * Runs in the page, see look.ts. An error is at a field when a visible, invalid control, or the group of such controls, refers to it
 * as its description: this is what a screen reader announces with the field.
 */
export const findErrors = (): FoundErrors => {
  const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
  const wordsOf = (element: Element) => (element.textContent ?? '').trim()
  const namersOf = (element: Element | null, words: string): Element[] => {
    if (element === null || wordsOf(element) !== words) return []
    const id = element.id === '' ? undefined : CSS.escape(element.id)
    const here =
      id === undefined ? [] : document.querySelectorAll(`[aria-describedby~="${id}"], [aria-errormessage~="${id}"]`)
    return [...here, ...namersOf(element.parentElement, words)]
  }
  const isInError = (control: Element) =>
    isSeen(control) &&
    (control.matches('fieldset, [role="group"], [role="radiogroup"]') ||
      control.getAttribute('aria-invalid') === 'true')
  const faultOf = (error: Element) => {
    if (!isSeen(error)) return 'cannot be seen'
    const namers = namersOf(error, wordsOf(error))
    if (namers.length === 0) return 'no control is described by it'
    return namers.some(isInError) ? undefined : 'its control is not marked as being in error'
  }
  return {
    atFields: [...document.querySelectorAll<HTMLElement>('[data-error-key]')].map((error) => ({
      key: error.dataset.errorKey ?? '',
      text: wordsOf(error),
      fault: faultOf(error),
    })),
    ofPage: [...document.querySelectorAll<HTMLElement>('[data-page-error]')]
      .filter(isSeen)
      .map(({ dataset }) => dataset.pageError ?? ''),
    lines: document.body.innerText.split('\n').map((line) => line.trim()),
    language: document.documentElement.lang,
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A pattern for a text with its placeholders filled. */
const patternOf = (sentence: string) =>
  new RegExp(
    `^${sentence
      .split(/{{\w+}}/)
      .map(escaped)
      .join('[^{}]+')}$`,
  )
const patternsOf = (sentences: Record<ErrorKey, string>) =>
  new Map<string, RegExp>(Object.entries(sentences).map(([key, sentence]) => [key, patternOf(sentence)]))
const catalogues = { en, fr }
const patterns = { en: patternsOf(en), fr: patternsOf(fr) }
const pageErrors = (Object.keys(en) as ErrorKey[]).filter(isPageError)

/** The kit's pages show every field and error, so they prove nothing about a screen. */
const isOfKit = (url: string) => URL.canParse(url) && new URL(url).searchParams.get('view') === 'kit'

/**
 * Records the errors that the page shows for the completeness report, at a field or for the whole page. Throws for an
 * error that a screen reader would not announce with its field, or whose text differs from the catalogue.
 */
export const recordErrors = (page: Page, { atFields, ofPage, lines, language }: FoundErrors): void => {
  const of = language.startsWith('fr') ? 'fr' : 'en'
  const faults = atFields.flatMap(({ key, text, fault }) => {
    const problem = fault ?? (patterns[of].get(key)?.test(text) ? undefined : `does not say what ${key} says`)
    return problem === undefined ? [] : [`“${text}” (${key}): ${problem}`]
  })
  if (faults.length > 0) throw new Error(`errors at fields of ${page.url()}:\n${faults.join('\n')}`)
  if (isOfKit(page.url())) return
  for (const { key } of atFields) recordCovered('field-error', key)
  // Most sentences have no placeholder: a look-up instead of an expression for each line of each page.
  const shown = new Set(lines)
  const isShown = (key: ErrorKey) => {
    const sentence = catalogues[of][key]
    if (ofPage.includes(key) || shown.has(sentence)) return true
    return sentence.includes('{{') && lines.some((line) => patterns[of].get(key)?.test(line))
  }
  for (const key of pageErrors) if (isShown(key)) recordCovered('page-error', key)
}
