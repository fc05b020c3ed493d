import { describe, expect, it, test } from 'vitest'
import { streetDirection } from '../codes/street-direction.ts'
import { streetType } from '../codes/street-type.ts'
import { streetDirectionCode, streetParts, streetTypeCode } from './street-parts.ts'

describe('a street line', () => {
  test.each([
    ['Garafraxa Street South', 'Garafraxa', 0, 1],
    ['Garafraxa St. S', 'Garafraxa', 0, 1],
    ['rue Saint-Denis Ouest', 'Saint-Denis', 0, 3],
    ['Boul. René-Lévesque O', 'René-Lévesque', 4, 3],
    ['avenue du Parc', 'du Parc', 1, -1],
    ['Park Avenue', 'Park', 1, -1],
    ['Parc Avenue', 'Parc', 1, -1],
    ['Mont Royal Ave', 'Mont Royal', 1, -1],
    ['Avenue Road', 'Avenue', 2, -1],
    ['Chemin de la Côte-des-Neiges', 'de la Côte-des-Neiges', 2, -1],
    ['Rue du Parc', 'du Parc', 0, -1],
    ['Place d’Armes', 'd’Armes', 7, -1],
    ['4e Rang Nord', '4e', 91, 0],
    ['Rang 4', '4', 91, -1],
    ['Highway 7', '7', 53, -1],
    ['route 138 Est', '138', 53, 2],
    ['W 4th Ave', '4th', 1, 3],
    ['4th Avenue NW', '4th', 1, 5],
    ['North Service Road', 'North Service', 2, -1],
    ['The Esplanade', 'The Esplanade', -1, -1],
    ['Broadway', 'Broadway', -1, -1],
    ['West', 'West', -1, -1],
    ['  Elm   Crescent ', 'Elm', 6, -1],
    ['', '', -1, -1],
  ])('%j is %j of type %i, direction %i', (route, StreetName, StreetTypeDD, StreetDirectionDD) =>
    expect(streetParts(route)).toEqual({ StreetName, StreetTypeDD, StreetDirectionDD }),
  )
  it('has every type of the menu after an English name', () => {
    const differing = streetType.filter(
      ({ code, en }) => !/[\s-]/.test(en) && streetParts(`Zzyzx ${en}`).StreetTypeDD !== code,
    )
    expect(differing).toEqual([])
  })
  it('has every direction of the menu after a name, in both languages', () => {
    for (const { code, en, fr } of streetDirection) {
      expect(streetParts(`Zzyzx Street ${en}`)).toEqual({
        StreetName: 'Zzyzx',
        StreetTypeDD: 0,
        StreetDirectionDD: code,
      })
      expect(streetParts(`rue Zzyzx ${fr}`)).toEqual({ StreetName: 'Zzyzx', StreetTypeDD: 0, StreetDirectionDD: code })
    }
  })
})

describe('a word alone', () => {
  it('has the code of a type or a direction in either language', () => {
    expect(streetTypeCode('RUE')).toBe(0)
    expect(streetTypeCode('Cres')).toBe(6)
    expect(streetTypeCode('Allée')).toBe(12)
    expect(streetTypeCode('Cul-de-sac')).toBe(31)
    expect(streetDirectionCode('Ouest')).toBe(3)
    expect(streetDirectionCode('SW')).toBe(7)
  })
  it('has none for any other word', () => {
    expect(streetTypeCode('Zzyzx')).toBe(-1)
    expect(streetDirectionCode('')).toBe(-1)
  })
})
