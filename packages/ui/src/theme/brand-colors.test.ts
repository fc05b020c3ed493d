import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandColors, pages, type Scheme, surfaces } from './brand-colors.ts'
import { contrast, parseColor, type Rgb } from './contrast.ts'

const schemes: Scheme[] = ['light', 'dark']
const between = (one: string | Rgb, other: string | Rgb) =>
  contrast(typeof one === 'string' ? parseColor(one) : one, typeof other === 'string' ? parseColor(other) : other)

const isReadable = (primary: string, scheme: Scheme) => {
  const { brand, brandSoft, fill, edge, fillHover, onFill } = brandColors(primary, scheme)
  expect(between(brand, pages[scheme]), `${primary} on the page`).toBeGreaterThanOrEqual(4.5)
  expect(between(brand, surfaces[scheme]), `${primary} on a card`).toBeGreaterThanOrEqual(4.5)
  expect(between(brand, brandSoft), `${primary} on its tint`).toBeGreaterThanOrEqual(4.5)
  expect(between(fill, onFill), `words on the button of ${primary}`).toBeGreaterThanOrEqual(4.5)
  expect(between(fillHover, onFill), `words on the hovered button of ${primary}`).toBeGreaterThanOrEqual(4.5)
  expect(between(edge, pages[scheme]), `the edge of the button of ${primary} on the page`).toBeGreaterThanOrEqual(3)
}

describe('any brand colour is readable', () => {
  test.each(['#ffeb00', '#000000', '#ffffff', '#0b5c5c', '#ff0000', '#777777', '#00ff00', '#1e90ff', 'nonsense'])(
    '%s in both schemes',
    (primary) => {
      for (const scheme of schemes) isReadable(primary, scheme)
    },
  )

  test('any colour at all', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((code) => `#${code.toString(16).padStart(6, '0')}`)
    fc.assert(fc.property(color, fc.constantFrom(...schemes), isReadable), { numRuns: 500, seed: 7 })
  })
})

test('a readable colour stays unchanged', () => {
  expect(brandColors('#0b5c5c', 'light').fill).toBe('#0b5c5c')
  expect(brandColors('#0b5c5c', 'light').brand).toBe('#0b5c5c')
})
