import { errorCatalogue } from '@foyer/domain/errors.ts'
import { describe, expect, it, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'

const keys = Object.keys(errorCatalogue).sort()
const english: Record<string, string> = en
const french: Record<string, string> = fr
const placeholders = (text: string | undefined) => [...(text ?? '').matchAll(/{{(\w+)}}/g)].map(([, name]) => name)

describe('the texts of the errors', () => {
  it('cover each key and no other', () => {
    expect(Object.keys(en).sort()).toEqual(keys)
    expect(Object.keys(fr).sort()).toEqual(keys)
  })
  test.each(keys)('%s asks for the same placeholders in both languages', (key) =>
    expect(placeholders(french[key])).toEqual(placeholders(english[key])),
  )
  it('explain the correction, and never use the word invalid', () => {
    // Its beginning is prescribed by the specification.
    const { WrongOrInvalidEmail: _, ...ours } = english
    const spoken = [...Object.values(ours), ...Object.values(french)]
    expect(spoken.filter((text) => /invalid/i.test(text))).toEqual([])
  })
  it('are whole sentences, with typographic apostrophes', () => {
    const spoken = [...Object.values(english), ...Object.values(french)]
    expect(spoken.filter((text) => !/[.)]$/.test(text) || text.includes("'"))).toEqual([])
  })
  it('have no-break spaces in French before : ; ? % and inside « »', () => {
    const bare = Object.entries(french).filter(([key]) => key !== 'PasswordFormat')
    expect(bare.filter(([, text]) => /[^\u00a0][:;?!%»]|«[^\u00a0]/.test(text))).toEqual([])
  })
})
