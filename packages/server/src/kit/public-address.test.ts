import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '93.184.216.34', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is a public internet address',
  (address) => expect(isPublicAddress(address)).toBe(true),
)
test.each([
  '127.0.0.1',
  '10.255.255.255',
  '100.127.0.1',
  '169.254.169.254',
  '192.168.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
