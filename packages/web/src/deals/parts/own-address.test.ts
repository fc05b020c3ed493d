import { expect, test } from 'vitest'
import { ownAddress } from './own-address.ts'

const origin = 'https://portal.example'

test.each([
  ['/demo/doc/r1/upload?mydeals=true', '/demo/doc/r1/upload?mydeals=true'],
  ['https://portal.example/demo/doc/r1/upload', '/demo/doc/r1/upload'],
])('accepts %s of this portal', (url, path) => expect(ownAddress(url, origin)).toBe(path))

test.each([
  'https://elsewhere.example/demo/doc/r1/upload',
  '//elsewhere.example/doc',
  'http://portal.example/doc',
  'https://portal.example@elsewhere.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
  '',
])('rejects %s', (url) => expect(ownAddress(url, origin)).toBeUndefined())
