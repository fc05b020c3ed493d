import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const readText = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')

/**
 * Environments that together reach every branch of the configuration; other variables have the value of `others`. None
 * of them starts.
 */
const environments: { given: Record<string, string>; others?: string }[] = [
  { given: { SECRET_KEY: 'wrong', OPERATOR_TOKEN: 'wrong' } },
  { given: { NODE_ENV: 'production' } },
  { given: { CAPTCHA: 'turnstile', ADDRESSCOMPLETE_A_DAY: '1', TWILIO_A_DAY: '1' }, others: 'wrong' },
]

const namesRead = () => {
  const names = new Set<string>()
  for (const { given, others } of environments) {
    const environment = new Proxy(given, {
      get: (_, name) => {
        names.add(String(name))
        return given[String(name)] ?? others
      },
    })
    expect(() => readConfig(environment)).toThrow()
  }
  return [...names].sort()
}

/** Read by the S3 client itself. */
const readByLibraries = ['AWS_ACCESS_KEY_ID']

/** Read to refuse it. */
const neverSet = ['NODE_TLS_REJECT_UNAUTHORIZED']

test('.env.example names every variable that the configuration reads, and no other', () => {
  const names = [...readText('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const read = namesRead().filter((name) => !neverSet.includes(name))
  expect(names.sort()).toEqual([...read, ...readByLibraries].sort())
})

test('the README explains every variable that the configuration reads', () => {
  const text = readText('README.md')
  expect(namesRead().filter((name) => !text.includes(name))).toEqual([])
})
