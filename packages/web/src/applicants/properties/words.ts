import { isAboutOwned, type Situation } from '@foyer/domain/interview/conditions.ts'

const every = {
  title: 'title',
  titleOther: 'titleOther',
  why: 'why',
  none: 'none',
  noneOther: 'noneOther',
  noneAsk: 'noneAsk',
  empty: 'empty.text',
} as const

const besides = {
  title: 'besides.title',
  titleOther: 'besides.titleOther',
  why: 'besides.why',
  none: 'besides.none',
  noneOther: 'besides.noneOther',
  noneAsk: 'besides.noneAsk',
  empty: 'besides.empty',
} as const

const unknown = {
  ...every,
  why: 'unknown.why',
  none: 'unknown.none',
  noneAsk: 'unknown.noneAsk',
  empty: 'unknown.empty',
} as const

/**
 * Which texts ask for the properties: in a refinancing or a renewal for those besides the property of the mortgage.
 * An invited person may not see the purpose, and must be able to answer truthfully without it.
 */
export const wordsFor = (situation: Situation) => {
  const isBesides = isAboutOwned(situation)
  if (isBesides === undefined) return unknown
  return isBesides ? besides : every
}
