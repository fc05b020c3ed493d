import { withoutPluralForm } from '../check/texts/load-texts.ts'
import type { Declared } from './declared.ts'
import { isPageError, isUnshown } from './places.ts'
import type { Kind } from './record.ts'

/** The names that recorded lines cover, by kind. */
export const coveredIn = (lines: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const covered = new Map<string, Set<string>>()
  for (const line of lines) {
    const [kind = '', name = ''] = line.split('\t')
    const names = covered.get(kind) ?? new Set()
    covered.set(kind, names.add(kind === 'text' ? textName(name) : name))
  }
  return covered
}

// A text counts in any language and plural form; another check ensures that both languages have it.
const textName = (name: string) => withoutPluralForm(name.replace(/^(?:en|fr)\|/, ''))

export type KindReport = { kind: Kind; summary: string; missing: readonly string[]; ok: boolean }

/** Compares what is declared of a kind with what was covered. */
export const reportKind = (kind: Kind, declared: Declared, covered: ReadonlySet<string>): KindReport => {
  if ('problem' in declared) return { kind, summary: declared.problem, missing: [], ok: false }
  const missing = declared.names.filter((name) => !covered.has(name))
  const count = declared.names.length
  return { kind, summary: `${count - missing.length} of ${count} covered`, missing, ok: missing.length === 0 }
}

/** Keys that places.ts does not allow at a field, though one was seen or refused at one. */
export const misplacedIn = (covered: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] =>
  [...(covered.get('field-error') ?? []), ...(covered.get('field-refusal') ?? [])]
    .filter((key, place, all) => all.indexOf(key) === place && (isPageError(key) || isUnshown(key)))
    .sort()

export const describeMisplaced = (keys: readonly string[]) =>
  [
    '✗ places: these errors stand at a field, so take them off the lists of places.ts',
    ...keys.map((key) => `    ${key}`),
  ].join('\n')

const advice: Readonly<Record<Kind, string>> = {
  call: 'No test called these paths: call them in a handler test or a journey, or remove them.',
  'office-call':
    'No journey makes these calls from a page of the office: lead one there, or say in places.ts why none does.',
  'error-key': 'No test saw these errors: cause each in a test, or remove it from the catalogue.',
  'field-error':
    'No page showed these errors at their field: add a state to the gallery, or say in places.ts why they stand at none.',
  'page-error': 'No page showed these errors: add a state to the gallery.',
  screen: 'No journey visited these screens: lead a persona there, or remove the route.',
  text: 'No test showed these texts in either language: show them in the gallery or a journey, or remove them.',
}

export const describeReport = ({ kind, summary, missing, ok }: KindReport) =>
  [
    `${ok ? '✓' : '✗'} ${kind}: ${summary}`,
    ...missing.map((name) => `    ${name}`),
    ...(missing.length > 0 ? [`  → ${advice[kind]}`] : []),
  ].join('\n')
