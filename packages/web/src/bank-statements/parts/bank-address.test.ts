import { describe, expect, test } from 'vitest'
import { bankAddress } from './bank-address.ts'

const own = 'http://localhost:3000'

describe('the address of a bank', () => {
  test.each(['https://toolbox-iframe.private.fin.ag/v2/?tag=a', `${own}/simulated-institution?visit=a`])(
    'accepts %s',
    (url) => expect(bankAddress(url, own)).toBe(url),
  )
  test.each([
    '',
    '/simulated-institution',
    'http://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
  ])('rejects %j', (url) => expect(bankAddress(url, own)).toBeUndefined())
})
