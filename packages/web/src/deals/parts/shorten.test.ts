import { expect, it } from 'vitest'
import { shorten } from './shorten.ts'

it('leaves a text within the length unchanged', () =>
  expect(shorten('Pay stubs for March.', 20)).toBe('Pay stubs for March.'))
it('ends a longer one after that many letters', () =>
  expect(shorten('Pay stubs for March and April', 20)).toBe('Pay stubs for March…'))
it('never splits a letter', () => expect(shorten('é👩‍👩‍👧x', 2)).toBe('é👩‍👩‍👧…'))
