import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'foyer-production-'))
const whole = {
  DATA_DIR,
  PUBLIC_URL: 'https://apply.example.ca',
  SECRET_KEY: 'GFg4dvZJZkvDl1PvjVZ7pB3q9QgSOk3iNfWnQpQTkAk=',
  DATABASE_URL: 'postgres://foyer_app:a-password@db.example/foyer?sslmode=verify-full',
  DATABASE_OWNER_URL: 'postgres://foyer_owner:another@db.example/foyer?sslmode=verify-full',
  SMTP_URL: 'smtps://foyer:a-password@mail.example',
  CLAMD_HOST: 'clamav',
}

const problemsOf = (env: Record<string, string | undefined>): readonly string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('production is any server that other machines can reach', () => {
  test.each([
    [{}, false],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080', HOST: '::1' }, false],
    [{ PUBLIC_URL: 'https://foyer.localhost' }, false],
    [{ ...whole }, true],
    [{ ...whole, NODE_ENV: 'development' }, true],
    [{ ...whole, PUBLIC_URL: 'https://127.0.0.1', NODE_ENV: 'production' }, true],
    [{ ...whole, PUBLIC_URL: 'https://localhost', HOST: '0.0.0.0' }, true],
    [{ ...whole, PUBLIC_URL: 'https://localhost', HOST: '::' }, true],
  ])('%j', (env, production) => expect(readConfig({ DATA_DIR, ...env }).production).toBe(production))

  test.each([{ PUBLIC_URL: 'https://apply.example.ca' }, { HOST: '0.0.0.0' }, { NODE_ENV: 'production' }])(
    '%j alone is not enough to start',
    (env) => expect(problemsOf({ DATA_DIR, ...env }).length).toBeGreaterThan(3),
  )
})

describe('production refuses', () => {
  const without = (...names: (keyof typeof whole)[]) =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => !names.some((one) => one === name)))

  test.each([
    ['an http address', { ...whole, PUBLIC_URL: 'http://apply.example.ca' }, 'PUBLIC_URL'],
    ['a key of its own making', without('SECRET_KEY'), 'SECRET_KEY'],
    ['the embedded database', without('DATABASE_URL'), 'DATABASE_URL'],
    ['one login for everything', without('DATABASE_OWNER_URL'), 'DATABASE_OWNER_URL'],
    ['an owner who is the login', { ...whole, DATABASE_OWNER_URL: whole.DATABASE_URL }, 'DATABASE_OWNER_URL'],
    ['mail that stays here', without('SMTP_URL'), 'SMTP_URL'],
    ['uploads that nothing scans', without('CLAMD_HOST'), 'CLAMD_HOST'],
    ['a mail server of another protocol', { ...whole, SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
    ['a mail server that is no address', { ...whole, SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    ['a mail server that need not encrypt', { ...whole, SMTP_URL: 'smtp://mail.example?requireTLS=false' }, 'SMTP_URL'],
    ['a mail server that must not encrypt', { ...whole, SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }, 'SMTP_URL'],
    ['a mail server that may fall back', { ...whole, SMTP_URL: 'smtp://mail.example?opportunisticTLS=1' }, 'SMTP_URL'],
    [
      'a mail server with any certificate',
      { ...whole, SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' },
      'SMTP_URL',
    ],
    ['a program in place of a mail server', { ...whole, SMTP_URL: 'smtp://mail.example?sendmail=true' }, 'SMTP_URL'],
    ['a bucket in the clear', { ...whole, FILES_URL: 's3://foyer?endpoint=http://store.example:9000' }, 'FILES_URL'],
    [
      'an owner whose address names the login again',
      { ...whole, DATABASE_OWNER_URL: `${whole.DATABASE_OWNER_URL}&user=foyer_app` },
      'DATABASE_OWNER_URL',
    ],
    [
      'certificates that are not verified',
      { ...whole, NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      'NODE_TLS_REJECT_UNAUTHORIZED',
    ],
    ['an outside service in the clear', { ...whole, GOOGLE_ISSUER: 'http://accounts.example' }, 'GOOGLE_ISSUER'],
  ])('%s', (_, env, name) => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(new RegExp(`^${name} `))])
  })

  test.each([['12345678901234567890123456789012'], ['password-password-password-passw']])(
    'an operator token that repeats itself: %s',
    (OPERATOR_TOKEN) =>
      expect(problemsOf({ ...whole, OPERATOR_TOKEN })).toEqual([expect.stringMatching(/^OPERATOR_TOKEN repeats/)]),
  )

  test.each([
    '10.0.0.1, 0.0.0.0/0',
    '0.0.0.0/1,128.0.0.0/1',
    '0.0.0.0/0.0.0.0',
    '0.0.0.0/128.0.0.0',
    '0/1',
    '8.0.0.0/7',
    '::/1,8000::/1',
    '2000::/3',
    '2000::/15',
    '::ffff:0:0/96',
    '0:0:0:0:0:FFFF:a00:0/104',
    'anywhere',
  ])('a range of proxies that is too wide: %s', (TRUSTED_PROXIES) =>
    expect(problemsOf({ ...whole, TRUSTED_PROXIES })).toEqual([expect.stringMatching(/^TRUSTED_PROXIES /)]),
  )

  const isAddressRefused = (query: string, host = 'db.example') =>
    problemsOf({ ...whole, DATABASE_URL: `postgres://foyer_app:a-password@${host}/foyer${query}` }).length > 0

  test.each([
    '',
    '?sslmode=disable',
    '?sslmode=no-verify',
    '?ssl=0',
    '?ssl=no-verify',
    '?sslmode=verify-full&sslmode=disable',
    '?uselibpqcompat=true&sslmode=prefer',
    '?uselibpqcompat=true&sslmode=require',
    '?sslrootcert=/nowhere/ca.pem&sslmode=verify-full',
  ])('a database on another machine whose certificate is not verified: %s', (query) => {
    expect(isAddressRefused(query)).toBe(true)
    expect(
      problemsOf({ ...whole, DATABASE_OWNER_URL: `postgres://foyer_owner:another@db.example/foyer${query}` }),
    ).toEqual([expect.stringMatching(/^DATABASE_URL or DATABASE_OWNER_URL /)])
  })

  test('a database on this machine in its address and on another in its options', () =>
    expect(isAddressRefused('?host=db.example', '127.0.0.1')).toBe(true))

  test('no database whose certificate is verified, nor one on this machine', () => {
    for (const query of ['?sslmode=verify-full', '?sslmode=verify-ca', '?sslmode=require', '?ssl=true'])
      expect(isAddressRefused(query), query).toBe(false)
    for (const host of ['127.0.0.1', 'localhost:5433', '[::1]', '%2Fvar%2Frun%2Fpostgresql'])
      expect(isAddressRefused('', host), host).toBe(false)
  })

  test.each([
    { TRUSTED_PROXIES: '10.0.0.1, 172.16.0.0/12, 10.0.0.0/8, loopback, uniquelocal' },
    { TRUSTED_PROXIES: '2001:db8::/32, fd00:1::1, ::ffff:10.0.0.1' },
    { SMTP_URL: 'smtp://mail.example:587' },
    { SMTP_URL: 'smtp://mail.example?requireTLS=true&pool=true' },
    { SMTP_URL: 'smtp://127.0.0.1:25?ignoreTLS=true' },
    { FILES_URL: 's3://foyer?endpoint=https://store.example' },
    { FILES_URL: 's3://foyer?endpoint=http://127.0.0.1:9000' },
    { FILES_URL: 's3://foyer?region=ca-central-1' },
  ])('nothing in %j', (env) => expect(problemsOf({ ...whole, ...env })).toEqual([]))

  test('all problems in one message', () => {
    const problems = problemsOf({ DATA_DIR, NODE_ENV: 'production', OPERATOR_TOKEN: '', PORT: 'x' })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'OPERATOR_TOKEN',
      'PORT',
      'PUBLIC_URL',
      'SECRET_KEY',
      'DATABASE_URL',
      'SMTP_URL',
      'CLAMD_HOST',
    ])
  })

  test('only what is not accepted by a switch', () => {
    const env = { ...without('DATABASE_URL', 'DATABASE_OWNER_URL', 'CLAMD_HOST'), NODE_ENV: 'production' }
    expect(problemsOf({ ...env, ALLOW_EMBEDDED_DB: '1', ALLOW_UNSCANNED_UPLOADS: '1' })).toEqual([])
    expect(problemsOf({ ...env, ALLOW_EMBEDDED_DB: 'true', ALLOW_UNSCANNED_UPLOADS: '0' })).toHaveLength(2)
  })

  test('a database in the clear, unless its network is accepted as private', () => {
    const plain = { ...whole, DATABASE_URL: whole.DATABASE_URL.replace(/\?.*/, '') }
    expect(problemsOf({ ...plain, ALLOW_PLAIN_DATABASE: '1' })).toEqual([])
    expect(problemsOf({ ...plain, ALLOW_PLAIN_DATABASE: 'true' })).toHaveLength(1)
  })
})

describe('mail is sent to a server that begins without encryption', () => {
  test.each([
    ['only once it has changed to it, in production', { ...whole, SMTP_URL: 'smtp://mail.example:587' }, true],
    ['as it is, where that is this machine', { ...whole, SMTP_URL: 'smtp://[::1]:25' }, false],
    ['as it is, where nothing is production', { DATA_DIR, SMTP_URL: 'smtp://mail.example' }, false],
  ])('%s', (_, env, requireTLS) => expect(readConfig(env).mail).toMatchObject({ requireTLS }))
})

test('a server that may not start reports why and exits with 78', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { PATH: process.env.PATH, DATA_DIR, NODE_ENV: 'production', OPERATOR_TOKEN: '' },
    encoding: 'utf8',
  })
  expect(status).toBe(78)
  expect(stderr.split('\n').filter((line) => line.startsWith('- ')).length).toBeGreaterThan(4)
})
