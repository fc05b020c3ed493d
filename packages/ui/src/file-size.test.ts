import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [10, 'en', '1 kB'],
  [420_400, 'en', '420 kB'],
  [1_240_000, 'en', '1.2 MB'],
  [26_214_400, 'fr', '26,2\u00a0Mo'],
] as const)('%i bytes in %s are %s', (bytes, language, words) => expect(fileSize(bytes, language)).toBe(words))
