import { expect, test } from 'vitest'
import { placeAfterSignIn, placeToReturn, routes } from './paths.ts'

test('a deal and its tab survive the sign-in, and nothing else of the address', () => {
  const place = placeToReturn({ pathname: '/office/d/rive-nord/7001', search: '?tab=documents&search=Roy' })
  expect(place).toBe('/office/d/rive-nord/7001?tab=documents')
  expect(placeAfterSignIn(place)).toBe(place)
  expect(placeToReturn({ pathname: '/office/deals', search: '?search=Roy' })).toBe('/office/deals')
})

test.each([
  ...['https://evil.example/office', '//evil.example/office', '/office//evil.example/..', '/office/d/a/1?tab=x&to=//e'],
  ...['/office/../demo', '/officer', '/office/sign-in', '/office/d/a/1#x', '/office\\evil', 'javascript:alert(1)'],
])('the sign-in never leads to %s', (to) => {
  const place = placeAfterSignIn(to)
  expect(new URL(place, 'https://office.example').origin).toBe('https://office.example')
  expect(place === routes.officeHome || place === to).toBe(true)
  if (!to.startsWith('/office//')) expect(place).toBe(routes.officeHome)
})
