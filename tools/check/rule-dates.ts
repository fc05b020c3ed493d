import { addDays, dayOf } from '../../packages/domain/src/kit/dates.ts'
import type { Rule } from '../../packages/domain/src/qualification/rule.ts'
import { ruleBook } from '../../packages/domain/src/qualification/rules/rule-book.ts'
import type { Check, Finding } from './kit/finding.ts'
import { readSources, type Source } from './kit/source.ts'

const folder = 'packages/domain/src/qualification/'
const warnDays = 30

type Rows = readonly Rule[]
export type Rules = Readonly<Record<string, Rows>>

const describe = ({ id, source }: Rule) => `${id} (${source.title}, ${source.url})`

/** Rows of which nothing is in force any more need no review, unless the rule ended with them and may have been renewed. */
const needsReview = ({ to, ends }: Rule, date: string) => to === undefined || to >= date || ends === true

const reviewFindings = (rows: Rows, file: string, date: string): Finding[] =>
  rows
    .filter((row) => needsReview(row, date) && row.reviewBy < date)
    .map((row) => ({
      file,
      problem: `${describe(row)} was to be reviewed by ${row.reviewBy}`,
      fix: 'Open the source. If the value changed, end the row and add a new one; then set reviewBy. See docs/recipes/add-a-rule.md.',
    }))

const followingFindings = (rows: Rows, file: string): Finding[] =>
  rows.flatMap((row, index) => {
    const next = rows[index + 1]
    const finding = (problem: string, fix: string) => [{ file, problem: `${row.id}: ${problem}`, fix }]
    if (next === undefined) {
      if (row.to === undefined || row.ends === true) return []
      return finding(`ends on ${row.to} without a successor`, 'Add the row that follows it, or `ends: true`.')
    }
    if (row.to === undefined || next.from <= row.to)
      return finding(
        `the rows from ${row.from} and ${next.from} overlap`,
        'End the earlier row on the day before the later one.',
      )
    return next.from === addDays(row.to, 1)
      ? []
      : finding(
          `no row applies between ${row.to} and ${next.from}`,
          'Begin the later row on the day after the earlier one.',
        )
  })

const sourceFindings = (rows: Rows, file: string): Finding[] =>
  rows
    .filter(({ source }) => source.title === '' || !source.url.startsWith('https://'))
    .map(({ id, from }) => ({
      file,
      problem: `${id} from ${from} has no source`,
      fix: 'Name the title of the official text or page, and its https address.',
    }))

const edgeNames = new Set(['to', 'full', 'none', 'free', 'priceBelow', 'valueBelow'])

/** Every number of a value at which its rule changes. */
const edgesOf = (value: unknown): number[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'number' && edgeNames.has(name) ? [part] : edgesOf(part),
  )
}

/** Every number that is written in the examples, without separators. */
const numbersIn = (examples: readonly string[]): ReadonlySet<number> =>
  new Set(
    examples.flatMap((text) =>
      (text.match(/\d[\d_]*(?:\.\d+)?/g) ?? []).map((word) => Number(word.replaceAll('_', ''))),
    ),
  )

const caseFindings = (rows: Rows, file: string, known: ReadonlySet<number>): Finding[] => {
  const untested = new Set(rows.flatMap(({ value }) => edgesOf(value)).filter((edge) => !known.has(edge)))
  return [...untested].map((edge) => ({
    file,
    problem: `${rows[0]?.id} changes at ${edge}, which is in no example`,
    fix: `Add a case at this amount, and one just above it, to ${folder}<subject>-examples.test.ts.`,
  }))
}

const fileOf = (id: string, tables: readonly Source[]) =>
  tables.find(({ text }) => text.includes(`'${id}': `) || text.includes(`  ${id}: `))?.file ??
  `${folder}rules/rule-book.ts`

/** Findings about the rows of every rule on a date. Examples are the texts of the tests with worked examples. */
export const ruleFindings = (
  rules: Rules,
  date: string,
  examples: readonly string[],
  tables: readonly Source[] = [],
): readonly Finding[] => {
  const known = numbersIn(examples)
  return Object.entries(rules).flatMap(([id, rows]) => {
    const file = fileOf(id, tables)
    if (rows.length === 0) return [{ file, problem: `${id} has no row`, fix: 'Add the row that is in force.' }]
    return [
      ...reviewFindings(rows, file, date),
      ...followingFindings(rows, file),
      ...sourceFindings(rows, file),
      ...caseFindings(rows, file, known),
    ]
  })
}

/** Rows that are to be reviewed soon. */
export const dueSoon = (rules: Rules, date: string): readonly string[] =>
  Object.values(rules)
    .flat()
    .filter((row) => needsReview(row, date) && row.reviewBy >= date && row.reviewBy <= addDays(date, warnDays))
    .map((row) => `${describe(row)} by ${row.reviewBy}`)

interface Environment {
  /** The date as of which an old release is built again. */
  RULES_AS_OF?: string | undefined
  CI?: string | undefined
  GITHUB_REF_NAME?: string | undefined
}

/** Whether a date is set where only today's may be: main is never built with rules of another day. */
export const isRefused = ({ RULES_AS_OF, CI, GITHUB_REF_NAME }: Environment): boolean =>
  RULES_AS_OF !== undefined && CI !== undefined && GITHUB_REF_NAME === 'main'

/** No rule of the qualification engine is used unreviewed, untested or without its source, and none is missing for a day. */
export const checkRuleDates: Check = async () => {
  if (isRefused(process.env)) {
    const fix = 'Build main with the rules of today: review what is due, and remove RULES_AS_OF.'
    return [{ file: '.github/workflows/ci.yml', problem: 'RULES_AS_OF is set on main', fix }]
  }
  const date = process.env.RULES_AS_OF ?? dayOf(new Date())
  for (const soon of dueSoon(ruleBook, date)) console.log(`  rule-dates: review ${soon}`)
  const sources = readSources(folder)
  const examples = sources.filter(({ file }) => file.endsWith('-examples.test.ts')).map(({ text }) => text)
  return ruleFindings(
    ruleBook,
    date,
    examples,
    sources.filter(({ file }) => file.includes('/rules/')),
  )
}
