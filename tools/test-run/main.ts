import { parseArgs } from 'node:util'
import { print, printInOrder, withOutput } from '../kit/output.ts'
import { isFull } from '../testing/repetitions.ts'
import { lazyCluster } from './lazy-cluster.ts'
import { runSideBySide } from './side-by-side.ts'
import { emptyCompletenessFolder, pickSteps, quickSteps, type Step, steps } from './steps.ts'
import type { Outcome } from './vitest.ts'

type Result = { step: Step; outcome: Outcome; seconds: string }

const cluster = lazyCluster()
const ran = new Set<string>()
let interrupted = false

const notFull =
  'Fuzzed and broken requests, random deals and kills run in part, axe checks pages that show something new, and what another database, language or width only repeats runs once; FULL=1 runs all of it.'

const quick =
  'Left out, and run by npm test: all checks except types and lint, components, most of the server’s tests, the gallery, all journeys but one, completeness.'

const scopeOf = (isQuick: boolean | undefined) => {
  if (isQuick) return quick
  return isFull ? 'Repeated cases run in full.' : notFull
}

const runStep = async (step: Step, picked: ReadonlySet<string>): Promise<Outcome> => {
  try {
    return await step.run({ cluster: cluster.get, picked, ran })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    print(reason)
    return { passed: 0, failed: 1, note: reason.split('\n')[0] ?? '' }
  }
}

/** Their output is printed whole, one step after another, though two run at once. */
const runAll = (picked: readonly Step[]) => {
  const ids = new Set(picked.map(({ id }) => id))
  const begin = printInOrder((text) => void process.stdout.write(text))
  const runShown = async (step: Step): Promise<Result> => {
    const output = begin()
    const result = await withOutput(output.write, async () => {
      print(`\n━━━ ${picked.indexOf(step) + 1}/${picked.length} ${step.title} (${step.id}) ━━━`)
      const started = Date.now()
      const outcome = await runStep(step, ids)
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      print(describe({ step, outcome, seconds }))
      return { step, outcome, seconds }
    })
    output.end()
    ran.add(step.id)
    return result
  }
  return runSideBySide(picked, runShown, () => interrupted)
}

const describe = ({ step, outcome: { passed, failed, note }, seconds }: Result) => {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–'
  const remark = note ? ` (${note})` : ''
  return `${mark} ${step.id.padEnd(16)} ${passed} passed, ${failed} failed, ${seconds} s${remark}`
}

const main = async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean' } } })
  const picked = values.quick ? quickSteps : pickSteps(values.only, steps)
  emptyCompletenessFolder()
  console.log(scopeOf(values.quick))
  const results = await runAll(picked).finally(cluster.stop)
  const total = (kind: 'passed' | 'failed') => results.reduce((sum, { outcome }) => sum + outcome[kind], 0)
  const failed = total('failed') + (interrupted ? 1 : 0)
  console.log(`\n━━━ Summary ━━━\n${results.map(describe).join('\n')}`)
  // Only the end of a long log may be kept, so what failed is repeated there.
  for (const { outcome } of results) for (const failure of outcome.failures ?? []) console.log(`✗ ${failure}`)
  if (interrupted) console.log('The run was interrupted, which counts as a failure.')
  console.log(`${total('passed')} passed, ${failed} failed`)
  return interrupted ? 130 : failed > 0 ? 1 : 0
}

const onSignal = () => {
  // The children of the running steps receive the signal too; when they end, the summary is printed and the cluster stopped.
  interrupted = true
}
process.on('SIGINT', onSignal).on('SIGTERM', onSignal)

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
