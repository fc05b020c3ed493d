import { blankOf } from '../../kit/vocabulary.ts'
import type { Asset } from './fields.ts'
import { assetVocabulary } from './vocabulary.ts'

export const blankAsset: Asset = blankOf(assetVocabulary)
