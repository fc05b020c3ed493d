import { cleanLine } from '../kit/text.ts'
import type { Address } from './fields.ts'
import { streetParts } from './street-parts.ts'

const line = /^(?:(\d+\w?(?:-\d+\w?)?)(?:\s+|$))?(.*)$/
/** In French a comma follows the number: `4550, rue Saint-Denis`. */
const numberWithComma = /^(\s*\d+\w?(?:-\d+\w?)?)\s*,/

type TypedParts = Pick<Address, 'StreetNumber' | 'StreetName' | 'StreetTypeDD' | 'StreetDirectionDD' | 'City'>

const split = (typed: string) => {
  const [street = '', city = ''] = cleanLine(typed).replace(numberWithComma, '$1 ').split(',', 2)
  const [, number = '', name = ''] = line.exec(street.trim()) ?? []
  return { number, name, city }
}

/** The street of a typed line as it was typed, with its type: what an address abroad has in one part. */
export const typedStreet = (typed: string): string => split(typed).name.slice(0, 100)

/**
 * The parts of a line that was typed into an address search, for someone who goes on by hand: `157 Garafraxa St, Durham`.
 * A second part with digits is not taken for a city.
 */
export const typedLine = (typed: string): TypedParts => {
  const { number, name, city } = split(typed)
  return {
    StreetNumber: number.slice(0, 20),
    ...streetParts(name),
    City: /\d/.test(city) ? '' : city.trim().slice(0, 100),
  }
}
