import { parseDecimal } from '../kit/parse-decimal.ts'
import { type RateFault, type RateTable, rateMistakes } from './rates.ts'

/** The line above the rates. */
export const rateHeader = 'Coverage,Smoker,AgeFrom,AgeTo,MonthlyRate'

/** A file has at most so many characters, well above two thousand rates. */
export const longestRateFile = 200_000
/** As many as a table may have. */
export const mostRates = 1600

/** A mistake by the line of its file; line 0 is the file as a whole. */
export interface FileMistake {
  line: number
  fault: RateFault | 'header' | 'tooMany' | 'cells'
  /** The earlier line whose ages a line overlaps. */
  other?: number
}

/** The value of a setting line before the rates, such as `# Source: Insurer, 2027`. */
const settingIn = (lines: readonly string[], name: string): string =>
  lines
    .map((line) => new RegExp(`^#\\s*${name}\\s*:\\s*(.*)$`, 'i').exec(line)?.[1])
    .find((value) => value !== undefined) ?? ''

/** A cell without its quotes and the spaces around it. */
const bare = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

const numberIn = (text: string): number => parseDecimal(text, 6) ?? Number.NaN

/**
 * Parses an insurer's rates from CSV: lines `# Source: …`, `# JointDiscount: 15`, `# StandaloneLoading: 20`, and
 * `# Illustrative: 1` for rates that no insurer offers, then the heading Coverage,Smoker,AgeFrom,AgeTo,MonthlyRate and a line each. Finds every mistake, with its line.
 */
export const readRates = (text: string): { table: RateTable; mistakes: FileMistake[] } => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
  const at = lines.findIndex((line) => line.replace(/\s/g, '').toLowerCase() === rateHeader.toLowerCase())
  const rows = lines
    .map((line, index) => ({ line, number: index + 1 }))
    .slice(at + 1)
    .filter(({ line }) => at >= 0 && line !== '')
    .map(({ line, number }) => ({ number, cells: line.split(',').map(bare) }))
  const table: RateTable = {
    Source: settingIn(lines, 'Source'),
    IllustrativeFl: /^(?:1|yes|oui|true)$/i.test(settingIn(lines, 'Illustrative')) ? 1 : 0,
    JointDiscount: numberIn(settingIn(lines, 'JointDiscount') || '0'),
    StandaloneLoading: numberIn(settingIn(lines, 'StandaloneLoading') || '0'),
    Rates: rows.map(({ cells }) => {
      const [Coverage = '', SmokerFl = '', from = '', to = '', rate = ''] = cells
      return {
        Coverage: Coverage.toUpperCase(),
        SmokerFl: SmokerFl.toUpperCase(),
        AgeFrom: numberIn(from),
        AgeTo: numberIn(to),
        MonthlyRate: numberIn(rate),
      }
    }),
  }
  if (at < 0) return { table, mistakes: [{ line: 0, fault: 'header' }] }
  // Each row is compared with those before it, which takes too long where there are very many.
  if (rows.length > mostRates) return { table, mistakes: [{ line: 0, fault: 'tooMany' }] }
  // A rate with a decimal comma would be read as its dollars alone.
  const torn = rows.filter(({ cells }) => cells.length !== rateHeader.split(',').length)
  const isTorn = new Set(torn.map(({ number }) => number))
  const lineOf = (row: number) => rows[row]?.number ?? 0
  const mistakes = rateMistakes(table).map(({ row, fault, other }) => ({
    ...{ line: lineOf(row), fault },
    ...(other !== undefined && { other: lineOf(other) }),
  }))
  return {
    table,
    mistakes: [
      ...torn.map(({ number }) => ({ line: number, fault: 'cells' as const })),
      ...mistakes.filter(({ line }) => !isTorn.has(line)),
    ],
  }
}

/** The file of a table, which can be changed and read again. */
export const rateFile = ({ Source, IllustrativeFl, JointDiscount, StandaloneLoading, Rates }: RateTable): string =>
  [
    ...[`# Source: ${Source}`, `# JointDiscount: ${JointDiscount}`, `# StandaloneLoading: ${StandaloneLoading}`],
    ...(IllustrativeFl === 1 ? ['# Illustrative: 1'] : []),
    rateHeader,
    ...Rates.map((rate) => [rate.Coverage, rate.SmokerFl, rate.AgeFrom, rate.AgeTo, rate.MonthlyRate].join(',')),
    '',
  ].join('\n')
