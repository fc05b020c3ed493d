import { expect, test } from 'vitest'
import { hiddenBeside } from './use-scroll-edges.ts'

test.each([
  { box: 'that shows all', scrollLeft: 0, scrollWidth: 300, hidden: [false, false] },
  { box: 'with a rest of a pixel', scrollLeft: 0.6, scrollWidth: 301, hidden: [false, false] },
  { box: 'at its start', scrollLeft: 0, scrollWidth: 500, hidden: [false, true] },
  { box: 'in the middle', scrollLeft: 90, scrollWidth: 500, hidden: [true, true] },
  { box: 'at its end', scrollLeft: 199.6, scrollWidth: 500, hidden: [true, false] },
])('a box $box hides content before and after it: $hidden', ({ scrollLeft, scrollWidth, hidden }) => {
  const { before, after } = hiddenBeside({ scrollLeft, scrollWidth, clientWidth: 300 })
  expect([before, after]).toEqual(hidden)
})
