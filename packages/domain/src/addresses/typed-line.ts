import { cleanLine } from '../kit/text.ts'
import type { Address } from './fields.ts'

const line = /^(?:(\d+\w?(?:-\d+\w?)?)(?:\s+|$))?(.*)$/
/** In French a comma follows the number: `4550, rue Saint-Denis`. */
const numberWithComma = /^(\s*\d+\w?(?:-\d+\w?)?)\s*,/

/**
 * The parts of a line that was typed into an address search, for someone who goes on by hand: `157 Garafraxa St, Durham`.
 * A second part with digits is not taken for a city.
 */
export const typedLine = (typed: string): Pick<Address, 'StreetNumber' | 'StreetName' | 'City'> => {
  const [street = '', city = ''] = cleanLine(typed).replace(numberWithComma, '$1 ').split(',', 2)
  const [, number = '', name = ''] = line.exec(street.trim()) ?? []
  return {
    StreetNumber: number.slice(0, 20),
    StreetName: name.slice(0, 100),
    City: /\d/.test(city) ? '' : city.trim().slice(0, 100),
  }
}
