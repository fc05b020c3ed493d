import type { Page } from 'playwright-core'
import { findTexts } from './coverage.ts'
import { type FoundErrors, findErrors } from './visible-errors.ts'

/** What a page shows. */
export interface Look {
  texts: string[]
  errors: FoundErrors
  /** Its address, language, dialog and errors. */
  about: string
  /** Of its elements. */
  kinds: string[]
  sheets: string[]
}

/** Runs in the page. */
const findAbout = (): string => {
  const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1)
  const errors = [...document.querySelectorAll<HTMLElement>('[data-error-key]')].map(({ dataset }) => dataset.errorKey)
  // Ids and secrets of links differ from journey to journey.
  const path = location.pathname.replaceAll(/\/(?:\d+|[\w-]{20,})(?=\/|$)/g, '/*')
  const heading = dialog?.querySelector('h1, h2, h3')?.textContent
  return [path, document.documentElement.lang, heading, ...errors.toSorted()].join(' ')
}

/** Runs in the page. */
const findKinds = (): string[] => {
  const states = ['role', 'type', 'class', 'disabled', 'aria-invalid', 'aria-expanded', 'aria-current', 'aria-busy']
  const kindOf = (element: Element) =>
    [element.tagName, ...states.map((name) => element.getAttribute(name) ?? '')].join(' ')
  return [...new Set([...document.querySelectorAll('*')].map(kindOf))]
}

/** Runs in the page. A sheet within it is known by its text. */
const findSheets = (): string[] =>
  [...document.styleSheets].map(({ href, ownerNode }) => href ?? ownerNode?.textContent ?? '')

const finds = { texts: findTexts, errors: findErrors, about: findAbout, kinds: findKinds, sheets: findSheets }

/** One expression: each question to a page takes milliseconds of this process and of the browser. */
const all = `({ ${Object.entries(finds)
  .map(([name, find]) => `${name}: (${find})()`)
  .join(', ')} })`

export const lookAt = (page: Page): Promise<Look> => page.evaluate(all)
