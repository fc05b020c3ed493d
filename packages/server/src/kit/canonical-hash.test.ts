import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { canonicalHash } from './canonical-hash.ts'

test('the hash of a value is that of its JSON with sorted names, without what is undefined: stored hashes stay valid', () => {
  const value = {
    b: [{ z: null, a: 'É "quoted" \u2028' }, [], true],
    Zone: -0.5,
    a: { inner: {}, first: undefined, Été: 1, other_1: '' },
  }
  const json =
    '{"Zone":-0.5,"a":{"inner":{},"other_1":"","Été":1},"b":[{"a":"É \\"quoted\\" \u2028","z":null},[],true]}'
  expect(canonicalHash(value)).toBe(createHash('sha256').update(json, 'utf8').digest('hex'))
})
