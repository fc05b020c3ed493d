import { describe, expect, it } from 'vitest'
import { overlay } from './overlay.ts'

interface Record {
  Value: number | null
  Name: string
  Address: { City: string; Unit: string }
  List: number[]
}
const stored: Record = { Value: 5, Name: 'Ada', Address: { City: 'Laval', Unit: '2' }, List: [1, 2] }

describe('what is given is laid over what is stored', () => {
  it('nothing given changes nothing', () => {
    expect(overlay(stored, undefined)).toEqual(stored)
    expect(overlay(stored, {})).toEqual(stored)
    expect(overlay(stored, { Name: undefined })).toEqual(stored)
  })
  it('null takes a value away', () => expect(overlay(stored, { Value: null }).Value).toBeNull())
  it('a part of an inner record leaves the rest of it', () =>
    expect(overlay(stored, { Address: { City: 'Gatineau' } }).Address).toEqual({ City: 'Gatineau', Unit: '2' }))
  it('a list is taken whole', () => expect(overlay(stored, { List: [3] }).List).toEqual([3]))
  it('an inner record is never replaced by something else', () =>
    expect(overlay(stored, JSON.parse('{"Address":null}')).Address).toEqual(stored.Address))
  it('unknown names are dropped, also those every object has', () => {
    const given = JSON.parse('{"Step":9,"constructor":1,"__proto__":{"Admin":1},"Address":{"Step":9}}')
    expect(overlay(stored, given)).toEqual(stored)
    expect(Object.keys(overlay(stored, given))).toEqual(Object.keys(stored))
  })
})
