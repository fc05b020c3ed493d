import type { Services } from '../kit/services.ts'
import { consentFor, consentVersion } from '../review/index.ts'
import type { AssembleOptions } from './assemble-application.ts'

/**
 * The consent in the words the texts give it today. It stands apart from assembling, which is told the consent, so that
 * the review can build on the interview and the interview's calls on the review's words.
 */
export const consentOf =
  (texts: Services['texts']): AssembleOptions['consent'] =>
  (agent) =>
  (language, names) => ({ text: consentFor(texts, language, { agent, names }), version: consentVersion })
