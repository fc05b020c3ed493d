import { expect, it } from 'vitest'
import { shorten } from './shorten.ts'

it('leaves a text of that length as it is', () =>
  expect(shorten('Pay stubs for March.', 20)).toBe('Pay stubs for March.'))
it('ends a longer one after that many letters', () =>
  expect(shorten('Pay stubs for March and April', 20)).toBe('Pay stubs for March…'))
it('never cuts a letter in two', () => expect(shorten('é👩‍👩‍👧x', 2)).toBe('é👩‍👩‍👧…'))
