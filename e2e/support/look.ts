import type { Page } from 'playwright-core'
import { findTexts } from './coverage.ts'
import { type FoundErrors, findErrors } from './visible-errors.ts'

/** What a page shows. */
export interface Look {
  texts: string[]
  errors: FoundErrors
  language: string
  /** Of its elements, its parts, its address and its dialog. */
  kinds: string[]
  sheets: string[]
}

/** Runs in the page. */
const findLanguage = (): string => document.documentElement.lang

/**
 * Runs in the page. What the rules of axe go by: the names, roles, states and looks of elements, how they are labelled, whether
 * they have a text, what they are in, the order of headings and landmarks, and ids that are not unique.
 */
const findKinds = (): string[] => {
  const states = ['role', 'type', 'class', 'disabled', 'aria-invalid', 'aria-expanded', 'aria-current', 'aria-busy']
  const roleOf = (element: Element | null) => element?.getAttribute('role') ?? element?.tagName ?? ''
  const isAsked = (name: string) => name.startsWith('aria-') || ['alt', 'href', 'tabindex', 'title'].includes(name)
  const kindOf = (element: Element) =>
    [
      element.tagName,
      ...states.map((name) => element.getAttribute(name) ?? ''),
      ...element.getAttributeNames().filter(isAsked).toSorted(),
      (element as Partial<HTMLInputElement>).labels?.length ?? '',
      element.textContent?.trim() === '',
      roleOf(element.parentElement),
      element.parentElement?.getAttribute('class') ?? '',
    ].join(' ')
  const orderOf = (selector: string) => [...document.querySelectorAll(selector)].map(roleOf)
  const headings = orderOf('h1, h2, h3, h4, h5, h6').map((level, at, all) => `${all[at - 1]} ${level}`)
  const landmarks = orderOf('header, nav, main, aside, footer').join(' ')
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const doubled = ids.filter((id, at) => ids.indexOf(id) < at)
  // Ids and secrets of links differ from journey to journey.
  const path = location.pathname.replaceAll(/\/(?:\d+|[\w-]{20,})(?=\/|$)/g, '/*')
  const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1)
  const title = dialog?.querySelector('h1, h2, h3')?.textContent ?? ''
  const elements = [...document.querySelectorAll('*')].map(kindOf)
  return [...new Set([...elements, ...headings, landmarks, ...doubled, path, title])]
}

/** Runs in the page. A sheet within it is known by its text. */
const findSheets = (): string[] =>
  [...document.styleSheets].map(({ href, ownerNode }) => href ?? ownerNode?.textContent ?? '')

const finds = { texts: findTexts, errors: findErrors, language: findLanguage, kinds: findKinds, sheets: findSheets }

/** One expression: each question to a page takes milliseconds of this process and of the browser. */
const all = `({ ${Object.entries(finds)
  .map(([name, find]) => `${name}: (${find})()`)
  .join(', ')} })`

export const lookAt = (page: Page): Promise<Look> => page.evaluate(all)
