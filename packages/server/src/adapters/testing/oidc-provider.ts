import type { RequestListener } from 'node:http'
// @ts-expect-error the package brings no types; what we use of it is declared here
import { Provider as Untyped } from 'oidc-provider'

interface OpenIdProvider {
  callback(): RequestListener
}

export const Provider = Untyped as new (issuer: string, configuration: object) => OpenIdProvider
