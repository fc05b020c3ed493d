import type { MakeAttachment } from '../kit/deliver-mail.ts'
import type { Services } from '../kit/services.ts'

/** What a mail carries is made when the mail goes out. */
export const makeAttachment =
  (_services: Services): MakeAttachment =>
  async (_siteId, ref) => {
    throw new Error(`no attachment of kind ${ref.kind} yet`)
  }
