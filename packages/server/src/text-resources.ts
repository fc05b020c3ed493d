import { en as errorsEn } from '@foyer/texts/errors/en.ts'
import { fr as errorsFr } from '@foyer/texts/errors/fr.ts'
import type { TextResources } from './kit/texts.ts'

/** The namespaces the server speaks: what its mails, PDFs and str… fields need. */
export const textResources: TextResources = {
  en: { errors: errorsEn },
  fr: { errors: errorsFr },
}
