import { expect, test } from 'vitest'
import { entranceOf } from './entrance.ts'

test.each([
  ['/', '/'],
  ['/demo', '/demo'],
  ['/demo/user/7/mortgage', '/demo'],
  ['/demo/doc/abc/upload', '/demo/reqdoc/upload/abc'],
  ['/demo/doc/abc/contact', '/demo/reqdoc/upload/abc'],
  ['/demo/reqdoc/upload/abc', '/demo'],
])('a session that ends at %s restarts at %s', (at, entrance) => expect(entranceOf(at)).toBe(entrance))
