import { readFileSync } from 'node:fs'
import { en as disclosure } from '@foyer/texts/legal/disclosure/en.ts'
import { en as privacy } from '@foyer/texts/legal/privacy/en.ts'
import { en as terms } from '@foyer/texts/legal/terms/en.ts'
import { expect, test } from 'vitest'

const map = readFileSync(new URL('../../../../docs/promises.md', import.meta.url), 'utf8')
const pages = [privacy, terms, disclosure].map(({ title, sections }) => ({
  title,
  sections: Object.values<{ title: string; text: string }>(sections),
}))

/** The titles of the map's sections with what it quotes below them, by page. */
const quoted = map
  .split(/^## /m)
  .slice(1)
  .map((page) => ({
    title: page.split('\n')[0],
    sections: page
      .split(/^### /m)
      .slice(1)
      .map((section) => ({
        title: section.split('\n')[0],
        promises: [...section.matchAll(/^- “(.*?)” (Shown by: \[|Kept by people\.)/gm)].map(([, words = '']) => words),
        lines: section.split('\n').filter((line) => line.startsWith('- ')).length,
      })),
  }))

test('the map of promises has every section of the shipped texts, in their order', () => {
  const titles = ({ title, sections }: { title: string | undefined; sections: { title: string | undefined }[] }) => [
    title,
    sections.map((section) => section.title),
  ]
  expect(quoted.map(titles)).toEqual(pages.map(titles))
})

test('each promise of the map is in its section, with a test that shows it or people who keep it', () => {
  for (const [page, { sections }] of pages.entries())
    for (const [at, { title, text }] of sections.entries()) {
      const { promises = [], lines = 0 } = quoted[page]?.sections[at] ?? {}
      expect([title, promises.length > 0, promises.length]).toEqual([title, true, lines])
      for (const words of promises) expect(text).toContain(words)
    }
})
