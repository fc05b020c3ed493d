import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { secretRules } from './config-secrets.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'foyer-config-'))
const DATA_DIR = newFolder()
const random = '4bBqg0Zx7Yt2Jw9KmP1sVn6RfLh3DcTe'

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig({ DATA_DIR, ...env })
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe.each(Object.entries(secretRules))('%s', (name, { least }) => {
  test.each([
    ['empty', ''],
    ['blank', '   '],
    ['a character too short', random.repeat(30).slice(0, least - 1)],
    ['one character, repeated', 'a'.repeat(least + 20)],
    ['one short word, repeated', 'abc1'.repeat(least)],
    ['a long word, repeated', 'correct-horse-battery-staple'.repeat(least)],
  ])('is refused when it is %s, without being quoted', (_, value) => {
    const problems = problemsOf({ [name]: value }).filter((problem) => problem.startsWith(`${name} `))
    expect(problems).not.toEqual([])
    if (value.trim() !== '') expect(problems.join()).not.toContain(value)
  })
})

test('every key of a SECRET_KEY list must satisfy the rule', () => {
  const good = Buffer.from(random).toString('base64')
  expect(problemsOf({ SECRET_KEY: `${good},${Buffer.alloc(32, 7).toString('base64')}` })).toHaveLength(1)
  expect(problemsOf({ SECRET_KEY: `${good},` })).not.toEqual([])
  expect(problemsOf({ SECRET_KEY: good })).toEqual([])
})

test('an address of a mail server with a user has a password', () => {
  expect(problemsOf({ SMTP_URL: 'smtps://foyer@mail.example' })).toEqual(['SMTP_URL names a user without a password.'])
})

test.each([
  ['empty', ''],
  ['short', 'secret'],
])('a stored operator token that is %s prevents the start', (_, token) => {
  const folder = newFolder()
  writeFileSync(join(folder, 'operator-token'), token)
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(/operator-token is (?:empty|shorter)/)
})

test('no secret is read from the environment without a rule', () => {
  const read = new Set<string>()
  const noting = new Proxy<Record<string, string | undefined>>(
    { DATA_DIR },
    {
      get(given, name) {
        read.add(String(name))
        return Reflect.get(given, name)
      },
    },
  )
  readConfig(noting)
  const isPublic = (name: string) => /_(?:SITE_KEY|INTEGRATION_KEY|FILE)$/.test(name)
  const secrets = [...read].filter((name) => /TOKEN|SECRET|KEY|PASS/.test(name) && !isPublic(name))
  expect(secrets.filter((name) => !(name in secretRules))).toEqual([])
  expect(secrets.length).toBeGreaterThan(8)
})
