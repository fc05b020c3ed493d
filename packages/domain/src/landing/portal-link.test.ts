import { expect, test } from 'vitest'
import { portalLink } from './portal-link.ts'

test.each([
  ['demo', 'demo', '/demo'],
  ['  Demo ', 'demo', '/demo'],
  ['/demo/home', 'demo', '/demo/home'],
  ['https://portal.example/demo', 'demo', '/demo'],
  ['https://portal.example/demo/home?lang=fr#top', 'demo', '/demo/home'],
  ['HTTP://LOCALHOST:3000/DEMO/', 'demo', '/demo'],
  ['portal.example/demo/doc/aB_c-1', 'demo', '/demo/doc/aB_c-1'],
  ['localhost:3000/demo', 'demo', '/demo'],
  ['rive-nord', 'rive-nord', '/rive-nord'],
])('%j leads to site %s at %s', (text, SiteID, path) => expect(portalLink(text)).toEqual({ SiteID, path }))

test.each([
  '',
  '  ',
  '/',
  'https://portal.example',
  'https://portal.example/',
  'portal.example',
  'my broker',
  'javascript:alert(1)',
  'https://portal.example/demo/<script>',
  '//evil.example/x y',
  'Céline',
  'a'.repeat(41),
])('%j names no site', (text) => expect(portalLink(text)).toBeUndefined())

test('a link of another host leads to the same path of this portal', () =>
  expect(portalLink('https://evil.example/demo/home')?.path).toBe('/demo/home'))
