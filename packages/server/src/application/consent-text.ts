import { shippedVersions } from '@foyer/domain/legal/shipped.ts'
import type { Services } from '../kit/services.ts'
import type { AssembleOptions } from './assemble-application.ts'
import { consentFor, consentHash } from './consent.ts'
import { storedText } from './legal-text.ts'

/** Cached texts: more than the applications open at one time. */
const mostRemembered = 500

/**
 * The current text of the consent. It is passed to the assembly of an application, so that the review can depend on the
 * interview and the interview's calls on the review's text. Texts are cached by their parties and the approved text: create
 * one of these for all calls.
 */
export const consentOf = (texts: Services['texts']): AssembleOptions['consent'] => {
  const remembered = new Map<string, { text: string; hash: string }>()
  return ({ agent, consent }) => {
    const own = storedText('consent', consent)
    return (language, names) => {
      const key = JSON.stringify([language, agent, names, own?.id])
      const known = remembered.get(key) ?? withHash(consentFor(texts, language, { agent, names, own }))
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(key, known)
      return { ...known, version: own?.version ?? shippedVersions.consent }
    }
  }
}

const withHash = (text: string) => ({ text, hash: consentHash(text) })
