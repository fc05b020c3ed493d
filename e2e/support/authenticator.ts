import { Secret, TOTP } from 'otpauth'
import type { BrowserContext, Page } from 'playwright-core'

/** A passkey of the device, confirmed by its owner at once, in place of a fingerprint reader. */
export const addAuthenticator = async (context: BrowserContext, page: Page) => {
  const client = await context.newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** What an authenticator app shows for this secret. */
export const totpCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()
