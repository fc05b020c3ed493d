import { parseDecimal } from '../kit/parse-decimal.ts'
import { type RateTable, rateMistakes } from './rates.ts'

const header = 'Coverage,Smoker,AgeFrom,AgeTo,MonthlyRate'

/** An invalid rate file; the message lists every mistake with its line. */
export class NotRates extends Error {}

/** The value of a setting line before the rates, such as `# Source: Insurer, 2027`. */
const settingIn = (lines: readonly string[], name: string): string =>
  lines
    .map((line) => new RegExp(`^#\\s*${name}\\s*:\\s*(.*)$`, 'i').exec(line)?.[1])
    .find((value) => value !== undefined) ?? ''

const numberIn = (text: string): number => parseDecimal(text, 6) ?? Number.NaN

/**
 * Parses an insurer's rates from CSV: lines `# Source: …`, `# JointDiscount: 15`, `# StandaloneLoading: 20`, then the
 * heading Coverage,Smoker,AgeFrom,AgeTo,MonthlyRate and a line each. Throws NotRates with every mistake and its line.
 */
export const readRates = (text: string): RateTable => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
  const at = lines.findIndex((line) => line.replace(/\s/g, '').toLowerCase() === header.toLowerCase())
  if (at < 0) throw new NotRates(`There is no line "${header}".`)
  const rows = lines
    .map((line, index) => ({ line, number: index + 1 }))
    .slice(at + 1)
    .filter(({ line }) => line !== '')
  const table: RateTable = {
    Source: settingIn(lines, 'Source'),
    IllustrativeFl: 0,
    JointDiscount: numberIn(settingIn(lines, 'JointDiscount') || '0'),
    StandaloneLoading: numberIn(settingIn(lines, 'StandaloneLoading') || '0'),
    Rates: rows.map(({ line }) => {
      const [Coverage = '', SmokerFl = '', from = '', to = '', rate = ''] = line.split(',').map((cell) => cell.trim())
      return {
        Coverage: Coverage.toUpperCase(),
        SmokerFl: SmokerFl.toUpperCase(),
        AgeFrom: numberIn(from),
        AgeTo: numberIn(to),
        MonthlyRate: numberIn(rate),
      }
    }),
  }
  const mistakes = rateMistakes(table).map(({ row, what }) =>
    row < 0 ? `${what}.` : `line ${rows[row]?.number}: ${what}.`,
  )
  if (mistakes.length > 0) throw new NotRates(mistakes.join('\n'))
  return table
}
