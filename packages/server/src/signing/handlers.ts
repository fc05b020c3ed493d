import { signingCalls } from '@foyer/contract/signing/calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { type SigningServices, signingParts } from './advance.ts'
import { loadLink, sendCode, sendNewLink, verifyCode } from './link-calls.ts'
import { decline, load, loadDocument, openOutside, returned, sign } from './signer-calls.ts'

/** Before the code, a link shows only the recipient's hint; after it, one signer sees one request. */
export const signingHandlers = (services: SigningServices) => {
  const parts = signingParts(services)
  return implementCalls(signingCalls, {
    openLink: loadLink(parts),
    sendCode: sendCode(parts),
    verifyCode: verifyCode(parts),
    sendNewLink: sendNewLink(parts),
    load: load(parts),
    loadDocument: loadDocument(parts),
    sign: sign(parts),
    decline: decline(parts),
    openOutside: openOutside(parts),
    returned: returned(parts),
  })
}
