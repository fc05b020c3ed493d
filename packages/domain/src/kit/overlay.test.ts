import { describe, expect, it } from 'vitest'
import { overlay } from './overlay.ts'

interface Record {
  Value: number | null
  Name: string
  Address: { City: string; Unit: string }
  List: number[]
}
const stored: Record = { Value: 5, Name: 'Ada', Address: { City: 'Laval', Unit: '2' }, List: [1, 2] }

describe('merges a change into a stored record', () => {
  it('changes nothing without a change', () => {
    expect(overlay(stored, undefined)).toEqual(stored)
    expect(overlay(stored, {})).toEqual(stored)
    expect(overlay(stored, { Name: undefined })).toEqual(stored)
  })
  it('removes a value given as null', () => expect(overlay(stored, { Value: null }).Value).toBeNull())
  it('keeps the other values of an inner record', () =>
    expect(overlay(stored, { Address: { City: 'Gatineau' } }).Address).toEqual({ City: 'Gatineau', Unit: '2' }))
  it('replaces a list as a whole', () => expect(overlay(stored, { List: [3] }).List).toEqual([3]))
  it('never replaces an inner record by another type', () =>
    expect(overlay(stored, JSON.parse('{"Address":null}')).Address).toEqual(stored.Address))
  it('drops unknown names, including those of every object', () => {
    const given = JSON.parse('{"Step":9,"constructor":1,"__proto__":{"Admin":1},"Address":{"Step":9}}')
    expect(overlay(stored, given)).toEqual(stored)
    expect(Object.keys(overlay(stored, given))).toEqual(Object.keys(stored))
  })
})
