import { type FileMistake, readRates } from '@foyer/domain/insurance/rate-file.ts'
import { findText } from '@foyer/texts/kit/find-text.ts'
import { en } from '@foyer/texts/office/rates/en.ts'
import { UsageError } from './usage-error.ts'

const inWords = ({ line, fault, other = 0 }: FileMistake): string => {
  const what = findText(en, `faults.${fault}`, 'en', { other }) ?? fault
  return line === 0 ? what : (findText(en, 'atLine', 'en', { line, what }) ?? what)
}

/** The body of import-rates from an insurer's CSV; reports every mistake with its line. */
export const ratesBody = (text: string, file: string): Record<string, unknown> => {
  const { table, mistakes } = readRates(text)
  if (mistakes.length > 0) throw new UsageError(`${file} is not a table of rates:\n${mistakes.map(inWords).join('\n')}`)
  return { ...table }
}
