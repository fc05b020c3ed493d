import { expect, it } from 'vitest'
import { middleOf } from './brand-picture.ts'

it.each([
  [1, 30_000],
  [3000, 4],
  [10, 41],
  [1200, 400],
])('the middle of a picture is at most four times as long as wide, of one of %i × %i', (width, height) => {
  const middle = middleOf(width, height)
  const most = Math.max(middle.width / middle.height, middle.height / middle.width)
  expect(most).toBeLessThanOrEqual(4)
  expect(middle.left * 2 + middle.width).toBeGreaterThanOrEqual(width - 1)
  expect(middle.top * 2 + middle.height).toBeGreaterThanOrEqual(height - 1)
})
