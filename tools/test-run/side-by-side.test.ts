import { expect, test } from 'vitest'
import { currentOutput, print, printInOrder, withOutput } from '../kit/output.ts'
import { runCommand } from '../kit/run-command.ts'
import { nextOf, type Ordered, runSideBySide } from './side-by-side.ts'
import { steps } from './steps.ts'

const a: Ordered = { id: 'a' }
const b: Ordered = { id: 'b' }
const c: Ordered = { id: 'c', after: ['a'] }
const d: Ordered = { id: 'd' }

test('a step begins when there is room and those before it have ended', () => {
  expect(nextOf([a, b, c, d], [], 2)).toEqual([a, b])
  expect(nextOf([c, d], [a], 2)).toEqual([d])
  expect(nextOf([c, d], [b], 2)).toEqual([c])
  expect(nextOf([d], [a, b], 2)).toEqual([])
  // A step that is not in the run delays none.
  expect(nextOf([c], [], 2)).toEqual([c])
})

test('a step that runs alone begins when all others have ended, and none begins beside it', () => {
  const alone: Ordered = { id: 'alone', isAlone: true }
  expect(nextOf([a, alone, b], [], 2)).toEqual([a])
  expect(nextOf([alone, b], [a], 2)).toEqual([])
  expect(nextOf([alone, b], [], 2)).toEqual([alone])
  expect(nextOf([b], [alone], 2)).toEqual([])
})

test('steps run side by side, and what they return is in their order', async () => {
  const ends = new Map<string, () => void>()
  const begun: string[] = []
  const run = async ({ id }: { id: string }) => {
    begun.push(id)
    await new Promise<void>((resolve) => ends.set(id, resolve))
    return id
  }
  const done = runSideBySide([a, b, c, d], run)
  for (const id of ['b', 'a', 'd', 'c']) {
    await expect.poll(() => ends.has(id)).toBe(true)
    ends.get(id)?.()
  }
  expect(await done).toEqual(['a', 'b', 'c', 'd'])
  expect(begun.slice(0, 2)).toEqual(['a', 'b'])
})

test('no further step begins after an interruption, and those that ran are reported', async () => {
  const run = async ({ id }: { id: string }) => id
  let isStopped = false
  const results = runSideBySide([a, c], run, () => isStopped)
  isStopped = true
  expect(await results).toEqual(['a'])
})

test('completeness follows all that it is about, and what serves pages follows their build', () => {
  const afterOf = (id: string) => steps.find((step) => step.id === id)?.after
  expect(afterOf('completeness')).toEqual(['unit', 'server:pglite', 'server:postgres', 'gallery', 'e2e'])
  for (const id of ['server:pglite', 'server:postgres', 'gallery', 'e2e']) expect(afterOf(id)).toEqual(['build'])
})

test('the output of two sources at once is printed whole, in the order in which they began', () => {
  let printed = ''
  const begin = printInOrder((text) => {
    printed += text
  })
  const [first, second] = [begin(), begin()]
  second.write('2a ')
  first.write('1a ')
  expect(printed).toBe('1a ')
  second.write('2b ')
  second.end()
  first.write('1b ')
  first.end()
  expect(printed).toBe('1a 1b 2a 2b ')
})

test('what a step prints, and what its commands print, goes to its output alone', async () => {
  const work = async (name: string) => {
    let text = ''
    await withOutput(
      (more) => {
        text += more
      },
      async () => {
        print(`begins ${name}`)
        await runCommand(process.execPath, ['-e', `console.log('${name}'); console.error('é')`])
      },
    )
    return text
  }
  const [one, other] = await Promise.all([work('one'), work('other')])
  expect(one).toMatch(/^begins one\n(?:one\né\n|é\none\n)$/)
  expect(other).toMatch(/^begins other\n/)
  expect(currentOutput()).toBe(undefined)
})
