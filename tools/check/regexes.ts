import { check } from 'recheck'
import { listFiles } from '../kit/list-files.ts'
import { inRoot } from '../kit/root.ts'
import { type Check, type Finding, lineAt } from './kit/finding.ts'
import { parse, walk } from './kit/parse.ts'
import { isTest, readCode, type Source } from './kit/source.ts'

interface Expression {
  file: string
  line?: number
  source: string
  flags: string
}

export const literalsIn = (source: Source): Expression[] => {
  const found: Expression[] = []
  walk(parse(source), (node) => {
    const regex: unknown = node.type === 'Literal' ? node.regex : undefined
    if (typeof regex !== 'object' || regex === null || !('pattern' in regex) || !('flags' in regex)) return
    const { file, text } = source
    found.push({ file, line: lineAt(text, node.start), source: String(regex.pattern), flags: String(regex.flags) })
  })
  return found
}

/** A library whose expressions the domain guards: `packages/domain/src/kit/phone.ts` hands it + and at most 16 digits. */
const guarded = '/node_modules/libphonenumber-js/'

/** Expressions that the domain builds from strings at load time: the domain has the rules about user input. */
const assembledInDomain = async (): Promise<Expression[]> => {
  const found: Expression[] = []
  const Original = RegExp
  let file = ''
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags]: [string | RegExp, string?]) {
      const isGuarded = new Error('where').stack?.includes(guarded) === true
      if (typeof source === 'string' && !isGuarded) found.push({ file, source, flags: flags ?? '' })
      return new target(source, flags)
    },
  })
  try {
    for (file of listFiles('packages/domain/src').filter((one) => one.endsWith('.ts') && !isTest(one))) {
      await import(inRoot(file))
    }
  } finally {
    globalThis.RegExp = Original
  }
  return found
}

/** Expressions that take quadratic time and read short texts only, by file. */
const onShortTexts = new Set([
  'packages/domain/src/addresses/typed-line.ts',
  'packages/server/src/account/passwords.ts',
  'packages/server/src/adapters/files-s3-address.ts',
  'packages/server/src/config.ts',
  'packages/server/src/db/migrate.ts',
  'packages/server/src/deals/mails.ts',
  'packages/server/src/kit/network.ts',
  'packages/server/src/kit/text-outbox.ts',
  'packages/server/src/uploads/file-name.ts',
  'packages/ui/src/page/page-head.tsx',
  'packages/web/vite.config.ts',
])
/**
 * Files with an expression that the analysis takes for worse than linear when it has time enough, and whose time grows with the length of what
 * it found, measured up to 100,000 characters: each of their repetitions is bounded, or ends at a fixed character.
 */
const measuredLinear = new Set([
  // The first module that loads kit/contact-details.ts, which assembles it.
  'packages/domain/src/bank-statements/rules.ts',
  'packages/domain/src/kit/csv.ts',
  'packages/domain/src/kit/links.ts',
  'packages/server/src/uploads/inspect/zip/archive.ts',
])
const worstDegree = (file: string) => (onShortTexts.has(file) ? 2 : 1)

/** The finding for an expression that is worse than linear; undefined for others, and for one that takes too long to analyse. */
export const regexFinding = async ({ file, line, source, flags }: Expression): Promise<Finding | undefined> => {
  const judged = await check(source, flags.replace('v', 'u').replace('d', ''), {
    timeout: 1500,
  })
  if (judged.status !== 'vulnerable') return undefined
  const { complexity, attack } = judged
  const isAllowed =
    complexity.type === 'polynomial' && (measuredLinear.has(file) || complexity.degree <= worstDegree(file))
  if (isAllowed) return undefined
  return {
    file,
    ...(line !== undefined && { line }),
    problem: `/${source}/ takes ${complexity.type} time, for example with ${attack.pattern}`,
    fix: 'Let no two neighboring repetitions match the same characters: one request could hold the server.',
  }
}

/** No regular expression can block the server. Quadratic ones are allowed where the file's texts are short. */
export const checkRegexes: Check = async () => {
  const literals = readCode('packages')
    .filter(({ file }) => !isTest(file))
    .flatMap(literalsIn)
  const all = [...literals, ...(await assembledInDomain())].filter(({ source }) => /[+*{]/.test(source))
  const unique = new Map(all.map((one) => [`/${one.source}/${one.flags}`, one]))
  const found: Finding[] = []
  for (const one of unique.values()) {
    const finding = await regexFinding(one)
    if (finding) found.push(finding)
  }
  return found
}
