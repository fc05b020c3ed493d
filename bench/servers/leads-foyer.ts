import { randomBytes } from 'node:crypto'
import { leadOf } from '@foyer/domain/testing/lead-form.ts'
import { captchaAltcha } from '@foyer/server/adapters/captcha-altcha.ts'
import { lightWork, solvedToken } from '@foyer/server/adapters/testing/solve-challenge.ts'
import { makeSite } from '@foyer/server/testing/builders.ts'
import { makeLeadForm } from '@foyer/server/testing/lead-forms.ts'
import { startTestFoyer } from '@foyer/server/testing/start-test-foyer.ts'

/** The whole server with one lead form, and a passed robot check for each lead that will be sent. */
const count = 4000
const captcha = captchaAltcha({ secret: randomBytes(32), work: lightWork })
const foyer = await startTestFoyer({ captcha, quiet: true })
await makeSite(foyer, 'bench')
const token = await makeLeadForm(foyer, 'bench')
const bodies: string[] = []
while (bodies.length < count) {
  const captchaToken = await solvedToken(await captcha.challenge({ subject: token, now: foyer.clock.now() }))
  bodies.push(JSON.stringify({ token, captchaToken, detail: leadOf({ MESSAGE: ['Bonjour'] }) }))
}
const url = await foyer.app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(
  `READY ${JSON.stringify({ url, path: '/v1/leadopportunities/embedded-forms/create-lead', bodies })}\n`,
)
