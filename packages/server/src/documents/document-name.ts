import { labelOf } from '@foyer/domain/codes/menus.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'

const colon: Record<Language, string> = { en: ': ', fr: '\u00A0: ' }

/** A document as mails name it: its kind and the broker's description. */
export const documentName = (
  { type, description }: { type: number; description: string },
  language: Language,
): string => [labelOf('DFDocumentType', type, language), cleanLine(description)].filter(Boolean).join(colon[language])
