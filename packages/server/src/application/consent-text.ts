import { shippedVersions } from '@foyer/domain/legal/shipped.ts'
import { createRecent } from '../kit/recent.ts'
import type { Services } from '../kit/services.ts'
import type { AssembleOptions } from './assemble-application.ts'
import { consentFor, consentHash } from './consent.ts'
import { storedText } from './legal-text.ts'

/** Characters of the cached texts: some hundred texts of a usual length, whose names differ. */
const mostRemembered = 2_000_000

/**
 * The current text of the consent. It is passed to the assembly of an application, so that the review can depend on the
 * interview and the interview's calls on the review's text. Texts are cached by their parties and the approved text: create
 * one of these for all calls.
 */
export const consentOf = (texts: Services['texts']): AssembleOptions['consent'] => {
  const remembered = createRecent<{ text: string; hash: string }>(
    mostRemembered,
    (key, { text }) => key.length + text.length,
  )
  return ({ agent, consent }) => {
    const own = storedText('consent', consent)
    return (language, names) => {
      const key = JSON.stringify([language, agent, names, own?.id])
      const made = remembered.get(key) ?? withHash(consentFor(texts, language, { agent, names, own }))
      remembered.set(key, made)
      return { ...made, version: own?.version ?? shippedVersions.consent }
    }
  }
}

const withHash = (text: string) => ({ text, hash: consentHash(text) })
