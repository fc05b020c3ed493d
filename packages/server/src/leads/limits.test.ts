import { randomBytes } from 'node:crypto'
import { leadOf } from '@foyer/domain/testing/lead-form.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captchaAltcha } from '../adapters/captcha-altcha.ts'
import { lightWork } from '../adapters/testing/solve-challenge.ts'
import { makeSite } from '../testing/builders.ts'
import { makeLeadForm, passCheck, sendLead } from '../testing/lead-forms.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let token: string
beforeAll(async () => {
  foyer = await startTestFoyer({ captcha: captchaAltcha({ secret: randomBytes(32), work: lightWork }) })
  await makeSite(foyer, 'ours')
  token = await makeLeadForm(foyer, 'ours')
})
afterAll(() => foyer.stop())

const statusOf = (answer: { ReturnStatus: { ReturnCode: number; ReturnMessage: string } }) => [
  answer.ReturnStatus.ReturnCode,
  answer.ReturnStatus.ReturnMessage,
]

test('the sixth lead of a minute from one address is limited, others are not', async () => {
  const client = foyer.client({ ip: '198.51.100.1' })
  for (let count = 0; count < 5; count += 1) expect(statusOf(await sendLead(client, token))).toEqual([200, ''])
  const captchaToken = await passCheck(client, token)
  const sixth = await client.raw('/v1/leadopportunities/embedded-forms/create-lead', {
    token,
    detail: leadOf(),
    captchaToken,
  })
  expect([sixth.status, JSON.parse(sixth.body)]).toEqual([
    429,
    { ReturnStatus: { ReturnCode: 429, ReturnMessage: 'TooManyRequests' } },
  ])
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
  expect(statusOf(await sendLead(foyer.client({ ip: '203.0.113.1' }), token))).toEqual([200, ''])
  foyer.clock.advance(61)
  expect(statusOf(await sendLead(client, token))).toEqual([200, ''])
})

test('an address, or a network of IPv6, sends twenty leads an hour and sixty a day to one site, at any pace', async () => {
  await makeSite(foyer, 'a-second-site')
  const other = await makeLeadForm(foyer, 'a-second-site')
  let network = 0
  const send = async (to: string) => {
    network += 1
    foyer.clock.advance(13)
    const [, key] = statusOf(await sendLead(foyer.client({ ip: `2001:db8:7:${network.toString(16)}::1` }), to))
    return key
  }
  const hour = async () => {
    const before = foyer.clock.now().getTime()
    let sent = 0
    while ((await send(token)) === '') sent += 1
    foyer.clock.advance(3601 - (foyer.clock.now().getTime() - before) / 1000)
    return sent
  }
  expect([await hour(), await hour(), await hour(), await hour()]).toEqual([20, 20, 20, 0])
  expect(await send(other)).toBe('')
  foyer.clock.advance(24 * 3600)
  expect(await send(token)).toBe('')
})

test('challenges are limited too, because creating them is expensive', async () => {
  const client = foyer.client({ ip: '198.51.100.2' })
  const answers = []
  for (let count = 0; count < 31; count += 1) {
    answers.push(await client.call('/v1/leadopportunities/embedded-forms/robot-challenge', { token }))
  }
  expect(answers.map(({ ReturnStatus }) => ReturnStatus.ReturnCode)).toEqual([...Array(30).fill(200), 429])
})
