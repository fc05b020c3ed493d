import { show } from '@foyer/ui/testing/show-in-form.tsx'
import { expect, test } from 'vitest'
import { TypedMark } from './typed-mark.tsx'

const shown = async (name: string) => {
  await show(<TypedMark name={name} />)
  await document.fonts.ready
  const element = document.querySelector('main p')
  const place = element?.parentElement
  if (!(element instanceof HTMLElement) || !place) throw new Error('no signature is shown')
  const { fontFamily, fontSize, lineHeight } = getComputedStyle(element)
  // Points of the sealed document.
  const size = (Number.parseFloat(fontSize) / place.clientWidth) * 277
  const lines = Math.round(element.offsetHeight / Number.parseFloat(lineHeight))
  return { element, place, isByHand: fontFamily.startsWith('Caveat'), size, lines }
}

test.each([
  ['Ada Roy', true, 30, 1],
  ['Jiří Žižka', true, 30, 1],
  ['Олексій Ґудзь', true, 30, 1],
  ['Γιώργος Παπαδόπουλος', false, 16, 1],
  ['王小明', false, 16, 1],
  ['Kaʻahumanu', false, 16, 1],
] as const)('%s is shown in handwriting: %s, at %d points in %d line', async (name, byHand, points, count) => {
  const { isByHand, size, lines } = await shown(name)
  expect([isByHand, Math.round(size), lines]).toEqual([byHand, points, count])
})

test.each([
  'Maria Fernanda de la Concepción Rodríguez y Villanueva-Echeverría de los Ángeles',
  'W'.repeat(121),
  '國'.repeat(121),
  'Ж國'.repeat(60),
])('%s is shown whole within its place', async (name) => {
  const { element, place } = await shown(name)
  expect(element.textContent).toBe(name)
  expect(Math.abs(place.clientHeight - (place.clientWidth * 52) / 277)).toBeLessThanOrEqual(1)
  expect(element.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
  expect(element.getBoundingClientRect().top).toBeGreaterThanOrEqual(place.getBoundingClientRect().top - 1)
  expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(place.getBoundingClientRect().bottom + 1)
})

test('it is shown as it is stored: without what reverses it, in composed letters', async () => {
  const { element } = await shown(' \u202eZe\u0301lie ')
  expect(element.textContent).toBe('Zélie')
})

test('marks on marks are not drawn outside of its place', async () => {
  const { place } = await shown(`B${'\u0330'.repeat(30)}`)
  expect(getComputedStyle(place).overflow).toBe('clip')
})
