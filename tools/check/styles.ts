import path from 'node:path'
import { type Check, type Finding, lineAt } from './kit/finding.ts'
import { isTest, readSource, readSources, type Source } from './kit/source.ts'

const sheetImport = /import (\w+) from '((?:\.|@foyer\/ui\/)[^']+\.module\.css)'/g

/** The file that an import of a sheet names. */
const sheetOf = (file: string, named: string) =>
  named.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), named)
    : named.replace('@foyer/ui', 'packages/ui/src')

/** The classes that a file uses and its sheets do not have: such an element has no style, and nothing else notices. */
export const unknownClasses = ({ file, text }: Source, sheet: (file: string) => string): readonly Finding[] =>
  [...text.matchAll(sheetImport)].flatMap(([, name = '', named = '']) => {
    const styles = sheet(sheetOf(file, named))
    const known = new Set([...styles.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, one]) => one))
    return [...text.matchAll(new RegExp(`(?<![\\w/.-])${name}\\.([A-Za-z]\\w*)`, 'g'))]
      .filter(([, used]) => !known.has(used))
      .map(({ index, 1: used }) => ({
        file,
        line: lineAt(text, index),
        problem: `uses .${used} of ${named}, which has no such class`,
        fix: 'Add the class to the sheet, or leave it out.',
      }))
  })

/** The classes whose own rule is there twice, so that one name means two things. */
export const repeatedRules = ({ file, text }: Source): readonly Finding[] => {
  // Within a condition a rule adds to another; in a list of selectors it shares with others.
  const alone = [...text.matchAll(/^(\.[A-Za-z_][\w-]*) \{/gm)]
    .filter(({ index }) => !text.slice(0, index).trimEnd().endsWith(','))
    .map(({ index, 1: name = '' }) => ({ name, at: index }))
  return alone
    .filter(({ name }, place) => alone.findIndex((one) => one.name === name) !== place)
    .map(({ name, at }) => ({
      file,
      line: lineAt(text, at),
      problem: `has a second rule for ${name}`,
      fix: 'Join the rules, or name what is something else differently.',
    }))
}

/** Sheets and the components that use them name the same classes. */
export const checkStyles: Check = async () => {
  const sources = readSources('packages')
  const sheets = sources.filter(({ file }) => file.endsWith('.module.css'))
  const textOf = new Map(sheets.map(({ file, text }) => [file, text]))
  const sheet = (file: string) => textOf.get(file) ?? readSource(file).text
  const components = sources.filter(({ file }) => /\.tsx?$/.test(file) && !isTest(file))
  return [...components.flatMap((one) => unknownClasses(one, sheet)), ...sheets.flatMap(repeatedRules)]
}
