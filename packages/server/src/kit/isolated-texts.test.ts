import { globSync } from 'node:fs'
import { join } from 'node:path'
import { withoutIsolates } from '@foyer/domain/kit/isolate.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { findText, type TextTree } from '@foyer/texts/kit/find-text.ts'
import { expect, test } from 'vitest'
import { nameFromTheRight, shownSigns } from '../testing/shown-order.ts'

const folder = join(import.meta.dirname, '../../../texts/src')

interface Placed {
  path: string
  placeholders: string[]
}

/** All texts that are filled in. */
const placed = (texts: TextTree, before: readonly string[] = []): Placed[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const path = [...before, key]
    if (typeof text !== 'string') return placed(text, path)
    const placeholders = [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))]
    return placeholders.length === 0 ? [] : [{ path: path.join('.'), placeholders }]
  })

/** What may fill the other placeholders. */
const numbers = ['(514) 555-0123', '2026-04-05', '$450,000', '3']

test.each(['en', 'fr'] as const)(
  'no text in %s shows its numbers in another order where a name is written from right to left',
  async (language: Language) => {
    let filled = 0
    const changed: string[] = []
    const wrong: string[] = []
    for (const file of globSync('**/*.ts', { cwd: folder, exclude: (name) => name.endsWith('.test.ts') })) {
      const { [language]: texts } = (await import(join(folder, file))) as { [key in Language]?: TextTree }
      if (typeof texts !== 'object') continue
      for (const { path, placeholders } of placed(texts)) {
        for (const named of placeholders) {
          const shown = (name: string) => {
            const values = placeholders.map((one, at) => [
              one,
              one === named ? name : (numbers[at % numbers.length] ?? ''),
            ])
            return findText(texts, path, language, Object.fromEntries(values)) ?? ''
          }
          const [expected, text] = [shownSigns(shown('')), shown(nameFromTheRight)]
          filled += 1
          if (shownSigns(text) !== expected) wrong.push(`${file} ${path}: ${text}`)
          if (shownSigns(withoutIsolates(text)) !== expected) changed.push(path)
        }
      }
    }
    expect(wrong).toEqual([])
    // Without isolates some would be wrong, so that the comparison sees them.
    expect(filled).toBeGreaterThan(1000)
    expect(changed.length).toBeGreaterThan(50)
  },
)
