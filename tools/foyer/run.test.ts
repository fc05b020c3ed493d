import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { serverAddress } from './call-server.ts'
import { callCommands, commands } from './commands.ts'
import { help, helpOf } from './help.ts'
import { assertRequired, mergeFields, parseArguments } from './parse-arguments.ts'
import { run } from './run.ts'
import { showReply } from './show-reply.ts'

const bodyOf = (name: string) => commands.find((one) => one.name === name)?.body ?? {}
const parse = (name: string, line: string) => parseArguments(line.split(' ').filter(Boolean), bodyOf(name))
const nowhere = async () => ({ url: 'http://127.0.0.1:9', token: 'token' })

test('the key is sent encrypted, or to this machine', () => {
  for (const url of ['https://portal.example', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(serverAddress(`${url}/`)).toBe(url)
  for (const url of ['http://portal.example', 'http://192.0.2.2:3000', 'ftp://127.0.0.1', 'portal.example', ''])
    expect(() => serverAddress(url)).toThrow('https')
})

describe('commands', () => {
  it('are the operator’s calls, and the upload', () => {
    expect(callCommands.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'save-site',
        'sign-in-ticket',
        'list-deals',
        'load-deal',
        'export-deal',
        'save-deal',
        'request-review',
      ]),
    )
    expect(commands.map(({ name }) => name)).toContain('upload-image')
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length)
    for (const { path } of commands) expect(path).toMatch(/^\/broker-api\//)
  })
  it('are all in the help, each with its fields', () => {
    for (const command of commands) {
      expect(help()).toContain(command.name)
      for (const field of command.body.required ?? []) expect(helpOf(command)).toMatch(new RegExp(`--${field}[ .]`))
    }
  })
})

test('commands on the stores themselves are in the help, and refuse words that they do not know', async () => {
  const server = () => Promise.reject(new Error('no server is asked'))
  for (const name of ['backup', 'list-backups', 'restore', 'retry-jobs', 'rotate-keys', 'after-recovery']) {
    expect(help()).toContain(`  ${name} `)
    expect(await run([name, '--help'], server)).toContain(`${name}: `)
    await expect(run([name, 'one', 'two'], server)).rejects.toThrow('Unknown: ')
  }
})

/** A server that returns the same reply to every call and records the requests. */
const startServer = async (reply: object) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => asked.push(chunk.toString()))
    request.on('end', () =>
      response.end(JSON.stringify({ ReturnStatus: { ReturnCode: 200, ReturnMessage: '' }, ...reply })),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, asked, stop: () => new Promise((resolve) => server.close(resolve)) }
}

test('a certificate is sent only by a call that takes one, and an exported record goes only to a file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-run-'))
  const [certificate, out] = [path.join(folder, 'insurer.pem'), path.join(folder, 'record.p7m')]
  writeFileSync(certificate, '-----BEGIN CERTIFICATE-----')
  const { url, asked, stop } = await startServer({ Record: btoa('sealed') })
  const words = ['export-insurance-application', certificate, '--site', 'demo', '--CliApplicationId', '7']
  const server = async () => ({ url, token: 'token' })
  await expect(run(words, server)).rejects.toThrow('--out FILE.p7m')
  expect(await run([...words, '--out', out], server)).toBe(`Wrote ${out}.`)
  expect(JSON.parse(asked.join(''))).toEqual({
    SiteID: 'demo',
    CliApplicationId: 7,
    Certificate: '-----BEGIN CERTIFICATE-----',
  })
  expect(readFileSync(out, 'utf8')).toBe('sealed')
  await stop()
  rmSync(folder, { recursive: true })
})

test('an export writes the document or the data, by the ending of the file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-run-'))
  const Deal = { Format: 'foyer.deal', FormatVersion: 1 }
  for (const [name, Pdf, written] of [
    ['deal.pdf', btoa('document'), 'document'],
    ['deal.json', '', `${JSON.stringify(Deal, undefined, 2)}\n`],
  ] as const) {
    const out = path.join(folder, name)
    const { url, stop } = await startServer({ Deal, Pdf })
    const words = ['export-deal', '--site', 'demo', '--application', '7', '--out', out]
    expect(await run(words, async () => ({ url, token: 'token' }))).toBe(`Wrote ${out}.`)
    expect(readFileSync(out, 'utf8')).toBe(written)
    await stop()
  }
  rmSync(folder, { recursive: true })
})

test('a rule is replaced for all sites with a value in JSON', async () => {
  const { url, asked, stop } = await startServer({ OverrideID: 1 })
  const words = ['save-rule-override', '--site', '0', '--RuleID', 'ratios', '--Value', '{"gds":40,"tds":45}']
  const rest = ['--From', '2027-01-01', '--To', '2027-06-30', '--SourceUrl', 'https://a.ca/']
  const reasons = ['--Reason', 'Announced', '--ReasonFr', 'Annoncé']
  await run([...words, ...rest, ...reasons], async () => ({ url, token: 'token' }))
  expect(JSON.parse(asked.join(''))).toMatchObject({ SiteID: '0', RuleID: 'ratios', Value: { gds: 40, tds: 45 } })
  await stop()
})

test('a broken audit chain fails the command and names its first broken link', async () => {
  const chain = {
    Events: 16,
    Unsealed: 0,
    AnchoredSequence: 20,
    BrokenSequence: 17,
    BrokenAt: '2026-11-22T04:00:00.000Z',
  }
  const whole = { ...chain, SiteID: 'other', BrokenSequence: 0, BrokenAt: '', Reason: '' }
  const broken = await startServer({ Intact: 0, Sites: [{ ...chain, SiteID: 'demo', Reason: 'missing' }, whole] })
  for (const words of [['verify-audit'], ['verify-audit', '--json']])
    await expect(run(words, async () => ({ url: broken.url, token: 'token' }))).rejects.toThrow(
      'demo: BROKEN at event 17 (2026-11-22T04:00:00.000Z): an event is missing',
    )
  await broken.stop()
  const intact = await startServer({ Intact: 1, Sites: [whole] })
  expect(await run(['verify-audit', '--site', 'other'], async () => ({ url: intact.url, token: 'token' }))).toBe(
    'other: 16 events hold, anchored to event 20; 0 not linked yet',
  )
  await intact.stop()
})

test('a body without the form of its call is refused before it is sent, with the place of each problem', async () => {
  const words = ['--site', 'demo', '--Items', '[{"Type":"two"}]', '--Recipients', '["Ada",7]']
  const refused = () => run(['save-document-request', ...words], nowhere)
  await expect(refused()).rejects.toThrow(/Items\.0\.Type: must be integer/)
  await expect(refused()).rejects.toThrow(/Recipients\.1: must be string/)
})

test("a PDF is the document of a call that takes one, and never another call's body", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-run-'))
  const file = path.join(folder, 'form.pdf')
  writeFileSync(file, '%PDF-')
  const { url, asked, stop } = await startServer({})
  const signers = '[{"FirstName":"Ada","LastName":"Roy","Email":"ada@example.ca"}]'
  const words = ['--site', 'demo', '--Title', 'A form', '--Signers', signers]
  await run(['request-signatures', file, ...words], async () => ({ url, token: 'token' }))
  expect(JSON.parse(asked.join(''))).toMatchObject({ Document: btoa('%PDF-'), Signers: [{ FirstName: 'Ada' }] })
  await expect(run(['list-deals', file], nowhere)).rejects.toThrow('is not JSON')
  await stop()
  rmSync(folder, { recursive: true })
})

describe('fields on the command line', () => {
  test.each([
    ['save-site', '--SiteID demo', { SiteID: 'demo' }],
    ['save-site', '--site=demo', { SiteID: 'demo' }],
    [
      'save-site',
      '--site demo --link.agentprofile.firstname Ada',
      { SiteID: 'demo', Link: { AgentProfile: { FirstName: 'Ada' } } },
    ],
    ['save-site', '--Settings.showIncome 0', { Settings: { showIncome: 0 } }],
    [
      'save-site',
      '--Settings.FrameAncestors https://a.ca,https://b.ca',
      { Settings: { FrameAncestors: ['https://a.ca', 'https://b.ca'] } },
    ],
    ['save-site', '--Settings {"ShowEstimate":0}', { Settings: { ShowEstimate: 0 } }],
    [
      'save-deal',
      '--application 123 --InterestRate 4.79 --Term null',
      { MortgageApplicationID: 123, InterestRate: 4.79, Term: null },
    ],
    ['save-deal', '--LenderName 007', { LenderName: '007' }],
  ])('%s %s', (name, line, fields) => expect(parse(name, line).fields).toEqual(fields))
  test.each([
    ['save-site', '--Nonsense 1', /no field Nonsense. Known: SiteID, Link, Settings/],
    ['save-site', '--Link.Nonsense 1', /Known: Link.PrimaryColor/],
    ['save-site', '--SiteID', /needs a value/],
    ['save-deal', '--application twelve', /is a number, not "twelve"/],
    ['save-deal', '--application 1.5', /is a number/],
    ['save-site', '--Link nonsense', /--Link is not JSON/],
  ])('rejects %s %s and names the mistake', (name, line, message) => expect(() => parse(name, line)).toThrow(message))
  it('separate files, --json and --out', () =>
    expect(parse('export-deal', 'body.json --json --out file.pdf')).toEqual({
      fields: {},
      files: ['body.json'],
      json: true,
      out: 'file.pdf',
    }))
  it('override a file, field by field', () =>
    expect(
      mergeFields(
        { SiteID: 'demo', Link: { PrimaryColor: '#fff000', AgentProfile: { Title: 'A' } } },
        { Link: { AgentProfile: { Title: 'B' } } },
      ),
    ).toEqual({ SiteID: 'demo', Link: { PrimaryColor: '#fff000', AgentProfile: { Title: 'B' } } }))
  it('are named when missing', () =>
    expect(() => assertRequired(bodyOf('request-review'), { SiteID: 'demo' })).toThrow(
      /--MortgageApplicationID, --DisplayMortgage, --DisplayIncome/,
    ))
})

describe('what is printed', () => {
  test.each([
    [{}, 'Done.'],
    [{ Url: 'http://localhost:3000/demo' }, 'http://localhost:3000/demo'],
    [{ Deals: [] }, 'No applications yet.'],
    [{ SiteID: 'demo', Url: 'x' }, '{\n  "SiteID": "demo",\n  "Url": "x"\n}'],
  ])('%j', (reply, text) => expect(showReply(reply)).toBe(text))
  it('deals are a table', () =>
    expect(
      showReply({
        Deals: [
          {
            MortgageApplicationID: 7,
            MortgageApplicationStatus: 'Received',
            ApplicationDate: '2026-11-20T05:00:00Z',
            MainBorrowerName: 'Ada Roy',
            Purpose: 'Purchase',
            MortgageAmount: null,
            UserID: 'u',
          },
        ],
      }),
    ).toBe(
      'Application  Status    Begun       Borrower  Purpose   Amount  User\n7            Received  2026-11-20  Ada Roy   Purchase          u',
    ))
})

describe('a mistake is reported with its fix', () => {
  test.each([
    [['nonsense'], /Unknown command nonsense[\s\S]*save-site/],
    [['list-deals'], /Missing: --SiteID/],
    [['list-deals', '--site', 'demo'], /does not answer at http:\/\/127\.0\.0\.1:9 .*npm start/],
    [['save-site', 'no-such-file.json'], /no-such-file.json cannot be read/],
    [['upload-image', '--site', 'demo', '--Kind', 'AgentFavIcon'], /Name one image file/],
  ])('%j', async (words, message) => await expect(run(words, nowhere)).rejects.toThrow(message))
})
