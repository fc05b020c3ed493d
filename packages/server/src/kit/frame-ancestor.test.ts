import { expect, test } from 'vitest'
import { isFrameAncestor } from './frame-ancestor.ts'

test.each(['https://broker.example', 'https://www.broker.example:8443', 'https://xn--pret-hypothcaire-7nb.example'])(
  '%s may frame a page',
  (text) => expect(isFrameAncestor(text, false)).toBe(true),
)

test.each([
  '',
  '*',
  'https:',
  'https://*',
  'https://*.example',
  'https://*.broker.example',
  'https://broker.example/',
  'https://broker.example/path',
  'https://broker.example:*',
  'https://broker.example;script-src',
  "https://broker.example;script-src'unsafe-inline'",
  'https://broker.example,https://other.example',
  'https://broker.example https://other.example',
  'https://broker.example\nset-cookie:a=b',
  "https://'self'.example",
  'https://user@broker.example',
  'https://example',
  'https://10.0.0.1',
  'https://[::1]',
  'http://broker.example',
  'http://localhost:5173',
  'data:text/html,x',
  "'self'",
])('%j may not', (text) => expect(isFrameAncestor(text, false)).toBe(false))

test('another server on this machine may, only where pages are served over http', () => {
  for (const text of ['http://localhost:5173', 'http://127.0.0.1:8080']) {
    expect([text, isFrameAncestor(text, true), isFrameAncestor(text, false)]).toEqual([text, true, false])
  }
  expect(isFrameAncestor('http://broker.example', true)).toBe(false)
})
