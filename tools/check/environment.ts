import { type Check, type Finding, lineAt } from './kit/finding.ts'
import { nameOf, parse, walk } from './kit/parse.ts'
import { isTest, readCode, type Source } from './kit/source.ts'

const main = 'packages/server/src/main.ts'

export const environmentReads = (source: Source): readonly Finding[] => {
  if (source.file === main || isTest(source.file)) return []
  const found: Finding[] = []
  walk(parse(source), (node) => {
    if (node.type !== 'MemberExpression' || nameOf(node.object) !== 'process' || nameOf(node.property) !== 'env') return
    found.push({
      file: source.file,
      line: lineAt(source.text, node.start),
      problem: 'reads process.env',
      fix: `Only ${main} reads the environment: parse the setting there and pass it inwards.`,
    })
  })
  return found
}

/** One file reads the environment; all other code receives values as parameters. */
export const checkEnvironment: Check = async () => readCode('packages').flatMap(environmentReads)
