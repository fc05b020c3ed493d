import { consentVersion } from '@foyer/domain/review/consent.ts'
import type { Services } from '../kit/services.ts'
import type { AssembleOptions } from './assemble-application.ts'
import { consentFor, consentHash } from './consent.ts'

/** Texts remembered: more than the applications open at one time. */
const mostRemembered = 500

/**
 * The consent in the words the texts give it today. It stands apart from assembling, which is told the consent, so that
 * the review can build on the interview and the interview's calls on the review's words. The same people get the same
 * words, so they are put together once and not by every load: make one of these for all calls.
 */
export const consentOf = (texts: Services['texts']): AssembleOptions['consent'] => {
  const remembered = new Map<string, { text: string; hash: string }>()
  return (agent) => (language, names) => {
    const key = JSON.stringify([language, agent, names])
    const known = remembered.get(key) ?? withHash(consentFor(texts, language, { agent, names }))
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(key, known)
    return { ...known, version: consentVersion }
  }
}

const withHash = (text: string) => ({ text, hash: consentHash(text) })
